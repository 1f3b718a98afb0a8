/** Draws with few results, of which all can be looked at. */
import { listParts, type Draw } from './draw.ts';

/** Every result of a draw, or undefined when there are more than `most` ways to write one. */
export function listAllResults(draw: Draw, most: number): number[][] | undefined {
  let results: number[][] = [[]];
  for (const { kind, count, from, to, start } of listParts(draw)) {
    const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    for (let nth = 0; nth < count; nth += 1) {
      if (results.length * values.length > most) return undefined;
      results = results.flatMap((result) =>
        values
          .filter((value) => kind === 'digits' || !result.slice(start).includes(value))
          .map((value) => [...result, value]),
      );
    }
  }
  return results;
}
