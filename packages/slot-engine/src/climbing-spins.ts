/**
 * Free spins whose factor climbs by one with each that pays, for proofs. Each of them that gives
 * further ones pays as well, so that the factor is higher for what it gives: the spins that are
 * left and the factor are a chain that only moves up, and at the last factor all spins are alike.
 */
import { addRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Tally } from './count-spins.ts';

/** The first and the last factor, and how many spins each award gives. */
export type Climb = { readonly from: number; readonly to: number; readonly award: number };

/** How many spins can be left at a factor: each step up can have given as many as an award. */
export const getMostLeft = ({ from, award }: Climb, factor: number): number =>
  award * (factor - from + 1);

/** The ways of a tally that meet a condition. */
function countWays(tally: Tally, isMet: (pay: number, award: number) => boolean): bigint {
  let ways = 0n;
  for (const [award, counts] of tally.byAward)
    for (const [pay, count] of counts) if (isMet(pay, award)) ways += BigInt(count);
  return ways;
}

/** The average payout of an award at the first factor, in hundredths, uncapped and exact. */
export function computeClimbAverage(tally: Tally, climb: Climb): Ratio {
  const whole = BigInt(tally.ways);
  const chance = (isMet: (pay: number, award: number) => boolean): Ratio =>
    ratio(countWays(tally, isMet), whole);
  const lose = chance((pay) => pay === 0);
  const win = chance((pay, award) => pay > 0 && award === 0);
  const give = chance((_, award) => award > 0);
  let sum = 0n;
  for (const counts of tally.byAward.values())
    for (const [pay, count] of counts) sum += BigInt(pay) * BigInt(count);
  const spin = ratio(sum, whole);
  const rest = ratio(give.den, give.den - BigInt(climb.award) * give.num);
  const last = multiplyRatio(multiplyRatio(spin, ratio(BigInt(climb.to))), rest);
  /** By how many are left, at the factor above. */
  let above = Array.from({ length: getMostLeft(climb, climb.to) + climb.award }, (_, left) =>
    multiplyRatio(last, ratio(BigInt(left))),
  );
  for (let factor = climb.to - 1; factor >= climb.from; factor -= 1) {
    const here = [ratio(0n)];
    for (let left = 1; left <= getMostLeft(climb, factor); left += 1)
      here.push(
        [
          multiplyRatio(spin, ratio(BigInt(factor))),
          multiplyRatio(lose, here[left - 1] ?? ratio(0n)),
          multiplyRatio(win, above[left - 1] ?? ratio(0n)),
          multiplyRatio(give, above[left - 1 + climb.award] ?? ratio(0n)),
        ].reduce(addRatio),
      );
    above = here;
  }
  return above[climb.award] ?? ratio(0n);
}
