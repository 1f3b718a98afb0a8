// Goal: docs/games/dice.md says what the engine of Dice does. Method: its tables are read and each
// row is computed again.
import { expect, test } from 'vitest';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout, findStakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import {
  compareRatio,
  formatRatio,
  multiplyRatio,
  ratio,
  subtractRatio,
} from '@khelaghor/money/ratio.ts';
import {
  CHANCE_MAX,
  CHANCE_MIN,
  DICE_RETURN,
  diceEngine,
  formatMultiplier,
  getLargestStake,
  getMultiplier,
  getPayout,
  getStakeReturn,
  getWinningRolls,
  ROLL_COUNT,
} from '@khelaghor/engine-dice/public.ts';
import { readDocument, readTable } from './document-tables.ts';
import { formatReturn } from './rtp-format.ts';

const path = 'docs/games/dice.md';
const document = readDocument(path);

/** Reads taka with commas, "1,980.39", as poisha. */
const readTaka = (text: string): bigint => BigInt(text.replaceAll(/[,.]/gu, ''));

function readChoice(text: string) {
  const [direction, chance] = text.split(' ');
  const choice = diceEngine.parseChoice({ direction, chance: Number(chance) });
  if (!choice) throw new Error(`Dice has no choice ${text}`);
  return choice;
}

const chances = Array.from(
  { length: CHANCE_MAX - CHANCE_MIN + 1 },
  (_, index) => index + CHANCE_MIN,
);

/** The chance that returns least at a stake. */
const findWorst = (stake: bigint): number =>
  chances.reduce((worst, chance) => {
    const [lowest, other] = [worst, chance].map((each) => getStakeReturn(minor(stake), each));
    return lowest && other && compareRatio(other, lowest) < 0 ? chance : worst;
  });

test.each(readTable(document, 'Server seed', path))(
  'the vector of %s, %s, nonce %s has its word, roll and payout for %5$s',
  (seed, clientSeed = '', nonce, word, roll, selection = '', stake = '', paid) => {
    const serverSeed = new Uint8Array(32).fill(Number.parseInt(seed.slice(-2), 16));
    const inputs = { serverSeed, clientSeed, nonce: Number(nonce), scope: diceEngine.scope };
    const choice = readChoice(selection);
    const { outcome, pays } = diceEngine.decide(choice, createFairStream(inputs));
    expect(createFairStream(inputs).words(1)).toEqual([Number(word)]);
    expect(outcome).toEqual({ roll: Number(roll) });
    expect(diceEngine.formatSelection(choice)).toBe(selection);
    expect(String(computePayout(minor(BigInt(stake)), pays))).toBe(paid);
  },
);

test.each(readTable(document, 'c', path))(
  'a chance of %s pays the price that its row says',
  (chance, percent, price, shown, paid = '') => {
    const c = Number(chance);
    const stake = minor(100_000n);
    const refusal = findStakeRefusal(stake, getMultiplier(c), diceEngine.limits);
    expect([percent, price, shown]).toEqual([
      `${(c / 100).toFixed(2)} %`,
      formatRatio(getMultiplier(c)),
      formatMultiplier(c),
    ]);
    const expected = paid === 'refused' ? ['payout_above_maximum', 0n] : [null, readTaka(paid)];
    expect([refusal, refusal === null ? getPayout(stake, c) : 0n]).toEqual(expected);
  },
);

test.each(readTable(document, 'Stake', path))(
  'a stake of %s taka returns least with the chance %s',
  (taka = '', chance, exact, paid = '', returned = '', percent = '') => {
    const [stake, c] = [minor(readTaka(taka)), Number(chance)];
    const least = getStakeReturn(stake, c);
    expect(findWorst(stake)).toBe(c);
    expect(formatRatio(multiplyRatio(getMultiplier(c), ratio(stake, 100n)))).toBe(exact);
    expect(getPayout(stake, c)).toBe(readTaka(paid));
    expect(formatRatio(least)).toBe(returned);
    expect(formatReturn(least, 5)).toBe(percent);
  },
);

test('no stake of Dice returns less than the least stake', () => {
  const { stakeMin } = diceEngine.limits;
  const least = getStakeReturn(stakeMin, findWorst(stakeMin));
  for (const stake of [101n, 102n])
    expect(compareRatio(getStakeReturn(minor(stake), findWorst(stake)), least)).toBe(1);
  // Rounding takes less than one poisha of a win, which is too little at all higher stakes.
  const lossMax = ratio(BigInt(CHANCE_MAX), BigInt(ROLL_COUNT) * 102n);
  expect(compareRatio(subtractRatio(DICE_RETURN, lossMax), least)).toBe(1);
});

test('the examples of winning rolls and of limits are those of the engine', () => {
  for (const [, , example = ''] of readTable(document, 'Direction', path)) {
    const [choice = '', rolls = ''] = example.split(': ');
    const { first, last } = getWinningRolls(readChoice(choice));
    expect(rolls).toBe(`${first} to ${last}`);
  }
  const { limits } = diceEngine;
  expect(getLargestStake(CHANCE_MIN, limits)).toBe(readTaka('101.01'));
  expect(getLargestStake(99, limits)).toBe(limits.stakeMax);
  expect(getLargestStake(98, limits)).toBeLessThan(limits.stakeMax);
});
