// Goal: each marker is found at its bound and not below it, and more of what harms never lowers the
// score. Method: a table of days, and days drawn at random.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmMarker, harmScoreMax } from '@khelaghor/contract/backoffice/care.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { computeHarm } from './harm-rules.ts';
import type { DayDeposit, HarmFacts, PlaySlot } from './harm-rules.ts';

const quiet: HarmFacts = { slots: [], deposits: [], limitsRaised: 0, limitsReached: 0 };

const play = (slot: number, change: Partial<PlaySlot> = {}): PlaySlot => ({
  slot,
  bets: 1,
  staked: 0n,
  paid: 0n,
  lostBefore: 0,
  stakedAfterLoss: 0n,
  wonBefore: 0,
  stakedAfterWin: 0n,
  ...change,
});

/** Play in so many slots one after another. */
const playFrom = (first: number, length: number, step = 1): PlaySlot[] =>
  Array.from({ length }, (_, index) => play(first + index * step));

const pay = (count: number, end: DayDeposit['end'] = 'paid', hour = 12): DayDeposit[] =>
  Array.from({ length: count }, () => ({ atMs: hour * hourMs, amount: 50_000n, end }));

/** Bets after losses and after wins, with their mean stakes. */
const chase = (lostBefore: number, lostMean: bigint, wonBefore: number, wonMean: bigint) => [
  play(150, {
    lostBefore,
    stakedAfterLoss: BigInt(lostBefore) * lostMean,
    wonBefore,
    stakedAfterWin: BigInt(wonBefore) * wonMean,
  }),
];

/** Ten in the morning: 120 slots of five minutes. */
const loss = (minor: bigint) => [play(142, { staked: minor + 1_000n, paid: 1_000n })];

test.each<[string, Partial<HarmFacts>, string[]]>([
  ['a quiet day', {}, []],
  ['stakes half as large again after losses', { slots: chase(20, 1_500n, 5, 1_000n) }, ['15 150']],
  ['stakes two and a half times as large', { slots: chase(20, 2_500n, 5, 1_000n) }, ['25 250']],
  ['stakes a little larger', { slots: chase(20, 1_499n, 5, 1_000n) }, []],
  ['too few bets after losses', { slots: chase(19, 9_000n, 5, 1_000n) }, []],
  ['too few bets after wins', { slots: chase(20, 9_000n, 4, 1_000n) }, []],
  ['one deposit after losses', { slots: loss(25_000n), deposits: pay(1) }, []],
  ['two deposits after losses', { slots: loss(25_000n), deposits: pay(2) }, ['15 2']],
  ['four deposits after losses', { slots: loss(25_000n), deposits: pay(4) }, ['25 4']],
  ['two deposits after smaller losses', { slots: loss(24_999n), deposits: pay(2) }, []],
  ['two deposits after a win', { slots: [play(142, { paid: 9n })], deposits: pay(2) }, []],
  ['two deposits two hours later', { slots: loss(25_000n), deposits: pay(2, 'paid', 14) }, []],
  ['55 minutes at night', { slots: playFrom(0, 11) }, []],
  ['an hour at night', { slots: playFrom(0, 12) }, ['10 60']],
  ['three hours at night', { slots: playFrom(24, 36) }, ['20 180']],
  ['an hour after five', { slots: playFrom(60, 12) }, []],
  ['four deposits', { deposits: pay(4) }, []],
  ['five deposits', { deposits: pay(5) }, ['10 5']],
  ['ten deposits', { deposits: pay(10) }, ['20 10']],
  ['two failed deposits', { deposits: pay(2, 'failed') }, []],
  ['three failed deposits', { deposits: pay(3, 'failed') }, ['10 3']],
  ['six failed deposits', { deposits: pay(6, 'failed') }, ['20 6']],
  ['deposits that wait', { deposits: pay(9, 'waiting') }, []],
  ['one limit raised', { limitsRaised: 1 }, ['10 1']],
  ['three limits raised', { limitsRaised: 3 }, ['20 3']],
  ['a deposit refused by a limit', { limitsReached: 1 }, ['10 1']],
  ['three deposits refused by a limit', { limitsReached: 3 }, ['20 3']],
  ['just less than four hours', { slots: playFrom(100, 47) }, []],
  ['four hours', { slots: playFrom(100, 48) }, ['10 240']],
  ['eight hours with short pauses', { slots: playFrom(100, 16, 6) }, ['10 455']],
  ['eight hours', { slots: playFrom(100, 96) }, ['20 480']],
  ['pauses of more than half an hour', { slots: playFrom(100, 20, 7) }, []],
])('%s', (_title, change, found) => {
  const { reasons } = computeHarm({ ...quiet, ...change });
  expect(reasons.map(({ points, count }) => `${points} ${count}`)).toEqual(found);
});

const amount = fc.bigInt(0n, 10_000_000n);
const someSlots = fc
  .uniqueArray(
    fc.record({
      slot: fc.nat(287),
      bets: fc.integer({ min: 1, max: 500 }),
      staked: amount,
      paid: amount,
      lostBefore: fc.nat(500),
      stakedAfterLoss: amount,
      wonBefore: fc.nat(500),
      stakedAfterWin: amount,
    }),
    { selector: ({ slot }) => slot, maxLength: 288 },
  )
  .map((slots) => slots.toSorted((one, other) => one.slot - other.slot));
const someDeposits = fc.array(
  fc.record({
    atMs: fc.nat(24 * hourMs - 1),
    amount: fc.bigInt(1n, 10_000_000n),
    end: fc.constantFrom('paid', 'failed', 'waiting'),
  }),
  { maxLength: 20 },
);
const someFacts = fc.record({
  slots: someSlots,
  deposits: someDeposits,
  limitsRaised: fc.nat(9),
  limitsReached: fc.nat(9),
});

test('the score is the sum of its reasons within its bound, each marker once', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const { score, reasons } = computeHarm(facts);
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      expect(score).toBe(Math.min(sum, harmScoreMax));
      expect(new Set(reasons.map(({ marker }) => marker)).size).toBe(reasons.length);
      for (const { marker } of reasons) expect(harmMarker.options).toContain(marker);
      expect(reasons).toEqual(reasons.toSorted((one, other) => other.points - one.points));
    }),
  );
});

test('more deposits, raised limits, refusals or minutes of play never lower the score', () => {
  fc.assert(
    fc.property(
      someFacts,
      fc.record({ deposits: someDeposits, raised: fc.nat(5), reached: fc.nat(5) }),
      fc.uniqueArray(fc.nat(287)),
      (facts, more, minutes) => {
        const known = new Set(facts.slots.map(({ slot }) => slot));
        const added = minutes.filter((slot) => !known.has(slot)).map((slot) => play(slot));
        const worse = {
          slots: [...facts.slots, ...added].toSorted((one, other) => one.slot - other.slot),
          deposits: [...facts.deposits, ...more.deposits],
          limitsRaised: facts.limitsRaised + more.raised,
          limitsReached: facts.limitsReached + more.reached,
        };
        expect(computeHarm(worse).score).toBeGreaterThanOrEqual(computeHarm(facts).score);
      },
    ),
  );
});
