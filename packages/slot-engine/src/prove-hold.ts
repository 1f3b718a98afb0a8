/**
 * The proof of a slot with hold and win. All stops are counted; the feature is a chain over cells
 * held and respins left, and the amounts are drawn one by one. So every chance is a fraction, the
 * return included, whatever the cap takes away.
 */
import { addRatio, formatDecimal, multiplyRatio, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { countBaseSpins } from './count-spins.ts';
import type { Tally } from './count-spins.ts';
import { describeChances } from './describe-payouts.ts';
import { findFinals, listSums } from './hold-finals.ts';
import type { Sums } from './hold-finals.ts';
import { buildSlot } from './play-round.ts';
import { findDivisor } from './prove-tallies.ts';
import type { SlotProof } from './slot-proof.ts';
import type { Hold, SlotSheet } from './slot-sheet.ts';

/** Rounds whose stake's spin pays `pay` and whose feature, if any, ends with these sums. */
type Case = { readonly chance: Ratio; readonly pay: number; readonly sums: Sums };

const nothing: Sums = { ways: 1n, counts: new Map([[0, 1n]]) };

/** All cases of a round, whose chances add up to one. */
function listCases(sheet: SlotSheet, hold: Hold, base: Tally): readonly Case[] {
  const cellCount = sheet.reels.length * sheet.rows;
  const findFinal = findFinals(hold, cellCount);
  const sums = listSums(hold, cellCount - 1);
  const full: Sums = { ways: 1n, counts: new Map([[hold.full, 1n]]) };
  return [...base.byAward].flatMap(([begins, counts]) =>
    [...counts].flatMap(([pay, count]) => {
      const stops = ratio(BigInt(count), BigInt(base.ways));
      if (begins === 0) return [{ chance: stops, pay, sums: nothing }];
      return [...findFinal(begins)].map(([held, chance]) => ({
        chance: multiplyRatio(stops, chance),
        pay,
        sums: held === cellCount ? full : (sums[held] ?? nothing),
      }));
    }),
  );
}

/** The average payout in hundredths of the stake, exactly. */
function averageCases(cases: readonly Case[], top: number): Ratio {
  let average = ratio(0n);
  for (const { chance, pay, sums } of cases) {
    let paid = 0n;
    for (const [sum, count] of sums.counts) paid += count * BigInt(Math.min(pay + sum, top));
    average = addRatio(average, multiplyRatio(chance, ratio(paid, sums.ways)));
  }
  return average;
}

/** Each payout with its chance. */
function listChances(cases: readonly Case[], top: number) {
  const chances = new Map<number, number>();
  for (const { chance, pay, sums } of cases) {
    const each = toFloat(chance) / Number(sums.ways);
    for (const [sum, count] of sums.counts) {
      const paid = Math.min(pay + sum, top);
      chances.set(paid, (chances.get(paid) ?? 0) + each * Number(count));
    }
  }
  return [...chances]
    .map(([pay, chance]) => ({ pay, chance }))
    .toSorted((one, other) => one.pay - other.pay);
}

/** The share of the stops that meet a condition, as a fraction. */
function writeShare(base: Tally, isMet: (pay: number, begins: number) => boolean): string {
  let met = 0n;
  for (const [begins, counts] of base.byAward)
    for (const [pay, count] of counts) if (isMet(pay, begins)) met += BigInt(count);
  const { num, den } = ratio(met, BigInt(base.ways));
  return `${num}/${den}`;
}

/** Proves a slot with hold and win. `hash` names what the proof stands for. */
export function proveHold(sheet: SlotSheet, hold: Hold, hash: string): SlotProof {
  const { top } = sheet;
  const base = countBaseSpins(buildSlot(sheet));
  const cases = listCases(sheet, hold, base);
  const inStakes = (hundredths: Ratio): Ratio => multiplyRatio(hundredths, ratio(1n, 100n));
  const capped = inStakes(averageCases(cases, top));
  const uncapped = inStakes(averageCases(cases, Infinity));
  const chances = listChances(cases, top);
  const unit = chances.reduce((divisor, { pay }) => findDivisor(divisor, pay), top);
  return {
    scope: sheet.scope,
    hash,
    stops: String(base.ways),
    returnLeast: formatDecimal(capped, 12, 'floor'),
    returnMost: formatDecimal(capped, 12, 'ceiling'),
    uncapped: `${uncapped.num}/${uncapped.den}`,
    features: writeShare(base, (_, begins) => begins > 0),
    hits: writeShare(base, (pay, begins) => pay > 0 || begins > 0),
    ...describeChances(chances, { unit, top }),
  };
}
