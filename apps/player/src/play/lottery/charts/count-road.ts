/** Draws in a row with the same side, and how many ties came after the last of each. */
export type RoadColumn = {
  readonly side: string;
  /** One entry for each draw of the side: the ties that came after it. */
  readonly ties: readonly number[];
};

/**
 * Lays out sides, the oldest first, as columns: a side that repeats continues its column, another
 * one begins the next. A null is a tie; ties before the first side are left out.
 */
export function buildRoad(sides: readonly (string | null)[]): readonly RoadColumn[] {
  const columns: { side: string; ties: number[] }[] = [];
  for (const side of sides) {
    const last = columns.at(-1);
    if (side === null) {
      if (last) last.ties.push((last.ties.pop() ?? 0) + 1);
    } else if (last?.side === side) last.ties.push(0);
    else columns.push({ side, ties: [0] });
  }
  return columns;
}
