// How many cells are held at the end of a hold, and what they pay: exact chances, for proofs.
import { addRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Hold } from './slot-sheet.ts';

/** The chance of each number of cells held at the end. */
export type Finals = ReadonlyMap<number, Ratio>;

/** The number of ways to choose some of so many. */
function choose(count: number, some: number): bigint {
  let ways = 1n;
  for (let each = 0; each < some; each += 1)
    ways = (ways * BigInt(count - each)) / BigInt(each + 1);
  return ways;
}

/** The chance that so many of the free cells take something. */
function chanceOf({ amounts, blanks }: Hold, free: number, landed: number): Ratio {
  const [some, none] = [BigInt(amounts.length), BigInt(blanks)];
  const ways = choose(free, landed) * some ** BigInt(landed) * none ** BigInt(free - landed);
  return ratio(ways, (some + none) ** BigInt(free));
}

/**
 * The chain over cells held and respins left. It moves up in cells or down in respins, so that each
 * state is computed once from later ones. Returns the finals by how many cells begin it.
 */
export function findFinals(hold: Hold, cellCount: number): (begins: number) => Finals {
  const known = new Map<string, Finals>();
  const find = (held: number, left: number): Finals => {
    if (held === cellCount || left === 0) return new Map([[held, ratio(1n)]]);
    const key = `${held} ${left}`;
    const kept = known.get(key);
    if (kept) return kept;
    const finals = new Map<number, Ratio>();
    for (let landed = 0; landed <= cellCount - held; landed += 1) {
      const chance = chanceOf(hold, cellCount - held, landed);
      const next = find(held + landed, landed > 0 ? hold.respins : left - 1);
      for (const [end, share] of next)
        finals.set(end, addRatio(finals.get(end) ?? ratio(0n), multiplyRatio(chance, share)));
    }
    known.set(key, finals);
    return finals;
  };
  return (begins) => find(begins, hold.respins);
}

/** Of so many equally likely ways, how many come to which sum. */
export type Sums = { readonly ways: bigint; readonly counts: ReadonlyMap<number, bigint> };

/** The sums of the amounts of 0, 1, 2, … cells. */
export function listSums({ amounts }: Hold, cellCount: number): readonly Sums[] {
  const all: Sums[] = [{ ways: 1n, counts: new Map([[0, 1n]]) }];
  for (let cells = 1; cells <= cellCount; cells += 1) {
    const counts = new Map<number, bigint>();
    for (const [sum, count] of all[cells - 1]?.counts ?? [])
      for (const amount of amounts)
        counts.set(sum + amount, (counts.get(sum + amount) ?? 0n) + count);
    all.push({ ways: BigInt(amounts.length) ** BigInt(cells), counts });
  }
  return all;
}
