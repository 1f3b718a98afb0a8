/** How chosen numbers fall on groups of drawn ones, and how many lines fall alike. */
import { countChoices } from '../draws/combinations.ts';

/** Of some numbers, how many each group shows, and how many none does. */
export type Hits = { readonly hits: readonly number[]; readonly missed: number };

const add = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Counts which of some numbers are shown. */
export function countHits(chosen: readonly number[], shown: readonly ReadonlySet<number>[]): Hits {
  const hits = shown.map((group) => chosen.filter((value) => group.has(value)).length);
  return { hits, missed: chosen.length - add(hits) };
}

/**
 * Lists every way in which `taken` of some numbers fall on the groups, with its number of lines.
 */
export function* listFalls(
  { hits, missed }: Hits,
  taken: number,
): Generator<{ hits: readonly number[]; lines: number }> {
  const [first, ...rest] = hits;
  if (first === undefined) {
    const lines = countChoices(missed, taken);
    if (lines > 0) yield { hits: [], lines };
    return;
  }
  for (let nth = 0; nth <= Math.min(first, taken); nth += 1)
    for (const fall of listFalls({ hits: rest, missed }, taken - nth))
      yield { hits: [nth, ...fall.hits], lines: fall.lines * countChoices(first, nth) };
}

/** Lists how so many numbers may fall on groups of these sizes. */
export function listHits(count: number, sizes: readonly number[]): Hits[] {
  let found: number[][] = [[]];
  for (const size of sizes) {
    const span = Array.from({ length: Math.min(size, count) + 1 }, (_, hits) => hits);
    found = found.flatMap((hits) => span.map((more) => [...hits, more]));
  }
  return found
    .filter((hits) => add(hits) <= count)
    .map((hits) => ({ hits, missed: count - add(hits) }));
}
