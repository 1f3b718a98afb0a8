// Where the returns of days stand in a drawing.

/** Returns of a day, as shares of its stakes. */
export type DayReturn = {
  readonly day: string;
  readonly measured: number;
  readonly exact: number;
  readonly mark: number;
};

/** A day in the units of the drawing. */
export type PlottedDay = {
  readonly day: string;
  readonly x: number;
  readonly measured: number;
  readonly exact: number;
  readonly low: number;
  readonly high: number;
  /** The return is farther from the exact one than the mark. */
  readonly isBeyond: boolean;
};

const width = 600;
const height = 160;
const edge = 12;

/** Lays days side by side. The drawing holds all returns, and each mark as far as they reach. */
export function plotReturns(days: readonly DayReturn[]) {
  const shown = days.flatMap(({ measured, exact }) => [measured, exact]);
  const middle = shown.length > 0 ? (Math.max(...shown) + Math.min(...shown)) / 2 : 1;
  const reach = Math.max(0.01, ...shown.map((share) => Math.abs(share - middle))) * 1.2;
  const [top, bottom] = [middle + reach, middle - reach];
  const toY = (share: number): number => {
    const inside = Math.min(top, Math.max(bottom, share));
    return edge + ((top - inside) / (top - bottom)) * (height - 2 * edge);
  };
  const gap = (width - 2 * edge) / Math.max(1, days.length);
  const marks = days.map(({ day, measured, exact, mark }, index): PlottedDay => ({
    day,
    x: edge + gap * (index + 0.5),
    measured: toY(measured),
    exact: toY(exact),
    low: toY(exact - mark),
    high: toY(exact + mark),
    isBeyond: Math.abs(measured - exact) > mark,
  }));
  return { width, height, marks, top, bottom };
}
