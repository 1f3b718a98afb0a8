// Goal: a pot falls at a height that is uniform from its start to its cap, at the cap at the
// latest, whatever the bets are; and the fold loses no fraction and keeps the order of the books.
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countHittingNumbers,
  drawPotNumber,
  foldPot,
  getPotReturn,
  isPotHit,
  openPot,
  POT_NUMBERS,
} from './must-hit-by.ts';

const last = POT_NUMBERS - 1n;
const rules = { start: minor(1_000n), cap: minor(2_000n), rate: 10_000n };
const always = { rules, next: rules };

test.each([
  ['a quarter of the way', { from: 1_000n, to: 1_250n, cap: 2_000n }, POT_NUMBERS / 4n],
  ['half of what is left', { from: 1_500n, to: 1_750n, cap: 2_000n }, POT_NUMBERS / 2n],
  ['up to the cap', { from: 1_999n, to: 2_000n, cap: 2_000n }, POT_NUMBERS],
  ['above the cap', { from: 1_990n, to: 2_010n, cap: 2_000n }, POT_NUMBERS],
  ['a third of the way', { from: 0n, to: 1n, cap: 3n }, POT_NUMBERS / 3n + 1n],
])('a bet that lifts the pot %s hits with so many numbers', (_, lift, numbers) => {
  expect(countHittingNumbers(lift)).toBe(numbers);
  expect(isPotHit(lift, numbers - 1n)).toBe(true);
  expect(isPotHit(lift, 0n)).toBe(true);
  expect(isPotHit(lift, numbers)).toBe(lift.to >= lift.cap);
});

test('the number of a bet is 20 bits and then 32', () => {
  const asked: number[] = [];
  const random = {
    below(n: number) {
      asked.push(n);
      return n - 2;
    },
  };
  expect(drawPotNumber(random)).toBe((2n ** 20n - 2n) * 2n ** 32n + 2n ** 32n - 2n);
  expect(asked).toEqual([2 ** 20, 2 ** 32]);
});

test('the chance of no hit up to a height falls evenly, however bets climb to it', () => {
  const steps = fc.array(fc.bigInt({ min: 1n, max: 500n }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(steps, fc.bigInt({ min: 1n, max: 10_000n }), (lifts, room) => {
      const cap = lifts.reduce((sum, lift) => sum + lift, room);
      let from = 0n;
      let chance = ratio(1n);
      for (const lift of lifts) {
        const hits = countHittingNumbers({ from, to: from + lift, cap });
        chance = multiplyRatio(chance, ratio(POT_NUMBERS - hits, POT_NUMBERS));
        from += lift;
      }
      // Each bet rounds its chance up by less than one number.
      const even = ratio(cap - from, cap);
      const rounded = ratio(BigInt(lifts.length), POT_NUMBERS);
      expect(compareRatio(chance, even)).toBeLessThanOrEqual(0);
      const least = ratio(even.num * rounded.den - rounded.num * even.den, even.den * rounded.den);
      expect(compareRatio(chance, least)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('pots fall as often in each tenth of the way', () => {
  // 1,000 pots, each of which climbs in 50 equal bets.
  const tenths = Array.from({ length: 10 }, () => 0);
  let standing = 1_000;
  for (let from = 1_000n; from < 2_000n; from += 20n) {
    const hits = countHittingNumbers({ from, to: from + 20n, cap: 2_000n });
    const fallen = Math.round((standing * Number(hits)) / Number(POT_NUMBERS));
    tenths[Number((from - 1_000n) / 100n)]! += fallen;
    standing -= fallen;
  }
  expect(tenths).toEqual(Array.from({ length: 10 }, () => 100));
});

test('two hits in a row are paid in the order of the books, the second from the new pot', () => {
  const bets = ['first', 'second', 'third'].map((id) => ({
    id,
    stake: minor(10_000n),
    number: 0n,
  }));
  const { hits, state } = foldPot(always, openPot(rules), bets);
  expect(hits.map(({ id, pays }) => [id, pays])).toEqual([
    ['first', 1_100n],
    ['second', 1_100n],
    ['third', 1_100n],
  ]);
  expect(state).toEqual({ amount: 1_000n, fraction: 0n });
});

test('a bet that reaches the cap hits with any number, and what is above begins the next pot', () => {
  const bets = [{ id: 'large', stake: minor(150_000n), number: last }];
  const { hits, state } = foldPot(always, openPot(rules), bets);
  expect(hits).toEqual([{ id: 'large', from: 1_000n, to: 2_500n, cap: 2_000n, pays: 2_000n }]);
  expect(state.amount).toBe(1_500n);
});

test('a bet whose share is still a fraction does not hit, and its fraction is kept', () => {
  const bets = Array.from({ length: 3 }, (_, index) => ({
    id: String(index),
    stake: minor(50n),
    number: 0n,
  }));
  const { hits, state } = foldPot(always, openPot(rules), bets);
  expect(hits.map(({ id, pays }) => [id, pays])).toEqual([['1', 1_001n]]);
  expect(state).toEqual({ amount: 1_000n, fraction: 500_000n });
});

test('folding in parts is folding at once, and no unit is lost', () => {
  const anyBet = fc.record({
    id: fc.uuid(),
    stake: fc.bigInt({ min: 1n, max: 100_000n }).map(minor),
    number: fc.bigInt({ min: 0n, max: last }),
  });
  fc.assert(
    fc.property(fc.array(anyBet, { maxLength: 60 }), fc.nat(60), (bets, cut) => {
      const whole = foldPot(always, openPot(rules), bets);
      const before = foldPot(always, openPot(rules), bets.slice(0, cut));
      const after = foldPot(always, before.state, bets.slice(cut));
      expect(after.state).toEqual(whole.state);
      expect([...before.hits, ...after.hits]).toEqual(whole.hits);
      expect(before.contributed + after.contributed).toBe(whole.contributed);
      const paid = whole.hits.reduce((sum, { pays }) => sum + pays, 0n);
      const started = rules.start * BigInt(1 + whole.hits.length);
      expect(paid + whole.state.amount).toBe(started + whole.contributed);
      const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
      expect(whole.contributed).toBe(staked / 100n);
    }),
  );
});

test('other rules bind the pot after the next hit, and the fraction of the share goes with it', () => {
  const next = { start: minor(500n), cap: minor(900n), rate: 20_000n };
  const bets = [last, 0n, last].map((number, index) => {
    return { id: String(index), stake: minor(10_050n), number };
  });
  const { hits, state, last: lift } = foldPot({ rules, next }, openPot(rules), bets);
  // 100.5 twice at one in a hundred, then 201 at two in a hundred.
  expect(hits).toEqual([{ id: '1', from: 1_100n, to: 1_201n, cap: 2_000n, pays: 1_201n }]);
  expect(lift).toEqual({ from: 500n, to: 701n, cap: 900n, isHit: false, pays: 0n });
  expect(state).toEqual({ amount: 701n, fraction: 0n });
});

test('pots return what goes into them: the share of stakes, and their starts', () => {
  // A pot climbs by 500 on average, for stakes of 50,000, and begins with 1,000.
  expect(getPotReturn(rules)).toEqual(ratio(1_500n, 50_000n));
});
