// Goal: each rule finds its reason at its bound and not before, and more of what is suspect never
// lowers the score. Method: a table of one change each from a quiet member, and random facts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { riskRule, riskScoreMax } from '@khelaghor/contract/backoffice/risk.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { findNewCountry, computeRisk } from './score-rules.ts';
import type { ClosedLoop, RiskFacts } from './score-rules.ts';
import { countJustBelow, findLeastNear } from './structuring.ts';
import type { Movement } from './structuring.ts';

const at = new Date('2026-11-27T06:00:00.000Z');
const daysBefore = (days: number, ms = 0) => new Date(at.getTime() - days * dayMs + ms);

const quiet: RiskFacts = {
  at,
  registeredAt: daysBefore(7),
  deposited: 50_000n,
  withdrawn: 30_000n,
  staked: 50_000n,
  bonuses: 0n,
  shared: { document: 0, wallet: 0, payer: 0, device: 0, password: 0 },
  rejectedClaims: 1,
  newCountryAt: daysBefore(3),
  isDiligenceDue: false,
  hasOpenCase: false,
  movements: [],
  reviewedFrom: { deposit: [36_500_000n], withdrawal: [36_500_000n, 1_000_000n] },
  payout: { amount: 30_000n, walletAddedAt: daysBefore(3), loop: null },
};

const pay = (
  kind: Movement['kind'],
  amount: bigint,
  times: number,
  days = 1,
): Partial<RiskFacts> => ({
  movements: Array.from({ length: times }, () => ({ kind, amount, at: daysBefore(days) })),
});

const share = (by: keyof RiskFacts['shared'], count: number): Partial<RiskFacts> => ({
  shared: { ...quiet.shared, [by]: count },
});

/** A payout of real money. */
const payTo = (loop: ClosedLoop, walletAddedAt = daysBefore(3)): Partial<RiskFacts> => ({
  payout: { amount: 30_000n, walletAddedAt, loop },
});

const young = { registeredAt: daysBefore(7, 1) };
const unplayed = { withdrawn: 10_000n, staked: 14_999n };

test.each<[string, Partial<RiskFacts>, string[]]>([
  ['nothing suspect', {}, []],
  ['a member without a withdrawal', { payout: null }, []],
  [
    'a wallet of the old days',
    { payout: { amount: 30_000n, walletAddedAt: null, loop: null } },
    [],
  ],
  ['one other account with the document', share('document', 1), ['shared_document 50 1']],
  ['three other accounts with the document', share('document', 3), ['shared_document 60 3']],
  ['one other account with the wallet', share('wallet', 1), ['shared_wallet 30 1']],
  ['three other accounts with the wallet', share('wallet', 3), ['shared_wallet 50 3']],
  ['one other account with the payer', share('payer', 1), ['shared_payer 20 1']],
  ['three other accounts with the payer', share('payer', 3), ['shared_payer 35 3']],
  ['two other accounts with the device', share('device', 2), ['shared_device 15 2']],
  ['three other accounts with the device', share('device', 3), ['shared_device 30 3']],
  ['two similar passwords', share('password', 2), ['similar_password 10 2']],
  ['three similar passwords', share('password', 3), ['similar_password 15 3']],
  [
    'four fifths out and less than three tenths bet',
    unplayed,
    ['paid_in_and_out 40', 'little_play 15', 'above_history 10'],
  ],
  [
    'a poisha less out',
    { ...unplayed, payout: { amount: 29_999n, walletAddedAt: null, loop: null } },
    ['little_play 15', 'above_history 10'],
  ],
  ['three tenths bet', { ...unplayed, staked: 15_000n }, ['little_play 15', 'above_history 10']],
  ['bonuses and no deposit', { deposited: 0n, bonuses: 1n }, ['bonus_only 30']],
  ['bonuses and a deposit', { bonuses: 1n }, []],
  ['an account of less than a week', young, ['new_account 10']],
  [
    'a large withdrawal of a new account',
    {
      ...young,
      withdrawn: 2_000_000n,
      payout: { amount: 2_000_000n, walletAddedAt: null, loop: null },
    },
    ['new_account_large 25', 'new_account 10'],
  ],
  [
    'a poisha less than large',
    {
      ...young,
      withdrawn: 2_000_000n,
      payout: { amount: 1_999_999n, walletAddedAt: null, loop: null },
    },
    ['new_account 10'],
  ],
  ['a login from a new country', { newCountryAt: daysBefore(3, 1) }, ['new_country 15']],
  ['two rejected claims', { rejectedClaims: 2 }, ['rejected_claims 15 2']],
  ['five rejected claims', { rejectedClaims: 5 }, ['rejected_claims 25 5']],
  ['fewer stakes than deposits', { staked: 49_999n }, ['little_play 15']],
  [
    'a wallet of less than three days',
    { payout: { amount: 30_000n, walletAddedAt: daysBefore(3, 1), loop: null } },
    ['new_wallet 10'],
  ],
  ['a number that paid in', payTo({ paidIn: 'this', isNameVerified: true }), []],
  ['unknown payers', payTo({ paidIn: 'unknown', isNameVerified: true }), []],
  [
    'a number that never paid in',
    payTo({ paidIn: 'other', isNameVerified: true }),
    ['never_paid_in 25'],
  ],
  [
    'a name that is not verified',
    payTo({ paidIn: 'this', isNameVerified: false }),
    ['name_unverified 10'],
  ],
  [
    'a wallet of less than a day',
    payTo({ paidIn: 'this', isNameVerified: true }, daysBefore(1, 1)),
    ['new_wallet 10', 'wallet_under_day 10'],
  ],
  [
    'a wallet of a day',
    payTo({ paidIn: 'this', isNameVerified: true }, daysBefore(1)),
    ['new_wallet 10'],
  ],
  ['an identity document that is due', { isDiligenceDue: true }, ['diligence_due 20']],
  ['an open case', { hasOpenCase: true }, ['open_case 25']],
  ['two deposits just below the limit', pay('deposit', 36_499_999n, 2), []],
  ['three at four fifths', pay('deposit', 29_200_000n, 3), ['structuring 20 3']],
  ['three below four fifths', pay('deposit', 29_199_999n, 3), []],
  ['three at the limit', pay('deposit', 36_500_000n, 3), []],
  ['three of the limit of withdrawals', pay('deposit', 999_999n, 3), []],
  ['five withdrawals', pay('withdrawal', 999_999n, 5), ['structuring 35 5']],
  ['three of a week ago', pay('withdrawal', 999_999n, 3, 7), []],
  ['three that came later', pay('withdrawal', 999_999n, 3, -1), []],
  ['no payout before', { withdrawn: 0n }, ['first_payout 5']],
  ['more than all payouts before', { withdrawn: 29_999n }, ['above_history 10']],
])('%s', (_title, changed, expected) => {
  const { score, reasons } = computeRisk({ ...quiet, ...changed });
  const words = reasons.map(({ rule, points, count }) =>
    count === null ? `${rule} ${points}` : `${rule} ${points} ${count}`,
  );
  expect(words).toEqual(expected);
  expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
});

const amount = fc.bigInt(0n, 4_000_000n);
const moment = fc.integer({ min: 0, max: 40 }).map((days) => daysBefore(days));
const count = fc.integer({ min: 0, max: 25 });

const anyLoop = fc.option(
  fc.record({
    paidIn: fc.constantFrom('this', 'other', 'unknown'),
    isNameVerified: fc.boolean(),
  }),
  { nil: null },
);

const limit = fc.bigInt(1n, 5_000_000n);
const anyMovement: fc.Arbitrary<Movement> = fc.record({
  kind: fc.constantFrom('deposit', 'withdrawal'),
  amount,
  at: moment,
});

const anyFacts: fc.Arbitrary<RiskFacts> = fc.record({
  at: fc.constant(at),
  registeredAt: moment,
  deposited: amount,
  withdrawn: amount,
  staked: amount,
  bonuses: amount,
  shared: fc.record({
    document: count,
    wallet: count,
    payer: count,
    device: count,
    password: count,
  }),
  rejectedClaims: count,
  newCountryAt: fc.option(moment, { nil: null }),
  isDiligenceDue: fc.boolean(),
  hasOpenCase: fc.boolean(),
  movements: fc.array(anyMovement, { maxLength: 12 }),
  reviewedFrom: fc.record({
    deposit: fc.array(limit, { maxLength: 2 }),
    withdrawal: fc.array(limit, { maxLength: 3 }),
  }),
  payout: fc.option(
    fc.record({ amount, walletAddedAt: fc.option(moment, { nil: null }), loop: anyLoop }),
    { nil: null },
  ),
});

test('the score is the sum of its reasons within its bound, each rule once', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { score, reasons } = computeRisk(facts);
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      expect(score).toBe(Math.min(sum, riskScoreMax));
      expect(new Set(reasons.map(({ rule }) => rule)).size).toBe(reasons.length);
      for (const { rule } of reasons) expect(riskRule.options).toContain(rule);
    }),
  );
});

const more = fc.record({
  document: count,
  wallet: count,
  payer: count,
  device: count,
  password: count,
  claims: count,
  bonuses: amount,
  amount,
  movements: fc.array(anyMovement, { maxLength: 12 }),
});

test('more of what is suspect, or a fact that was unknown, never lowers the score', () => {
  fc.assert(
    fc.property(anyFacts, more, moment, (facts, added, known) => {
      const { shared, payout } = facts;
      const suspect: RiskFacts = {
        ...facts,
        shared: {
          document: shared.document + added.document,
          wallet: shared.wallet + added.wallet,
          payer: shared.payer + added.payer,
          device: shared.device + added.device,
          password: shared.password + added.password,
        },
        rejectedClaims: facts.rejectedClaims + added.claims,
        bonuses: facts.bonuses + added.bonuses,
        newCountryAt: facts.newCountryAt ?? known,
        isDiligenceDue: true,
        hasOpenCase: true,
        movements: [...facts.movements, ...added.movements],
        payout: {
          amount: (payout?.amount ?? 0n) + added.amount,
          walletAddedAt: payout?.walletAddedAt ?? known,
          loop: payout?.loop ?? { paidIn: 'other', isNameVerified: false },
        },
      };
      expect(computeRisk(suspect).score).toBeGreaterThanOrEqual(computeRisk(facts).score);
    }),
  );
});

const login = (country: string | null, days: number) => ({ country, at: daysBefore(days) });

test.each([
  ['no login', [], null],
  ['one country', [login('BD', 9), login('BD', 1)], null],
  ['a second country', [login('IN', 2), login('BD', 9), login('BD', 1)], 2],
  ['addresses of no country', [login(null, 9), login('BD', 1), login(null, 0)], null],
  ['back in the first one', [login('BD', 9), login('IN', 5), login('BD', 0)], 5],
])('%s', (_title, logins, days) => {
  expect(findNewCountry(logins)).toEqual(days === null ? null : daysBefore(days));
});

test('payments just below a limit count once for it, in any order, and none outside the week', () => {
  fc.assert(
    fc.property(fc.array(anyMovement), fc.array(limit, { maxLength: 3 }), (movements, limits) => {
      const reviewedFrom = { deposit: limits, withdrawal: [] };
      const found = countJustBelow(movements, reviewedFrom, at);
      expect(countJustBelow(movements.toReversed(), reviewedFrom, at)).toBe(found);
      expect(limits.length > 0 || found === 0).toBe(true);
      const counted = movements.filter(
        (movement) =>
          movement.kind === 'deposit' &&
          movement.at > daysBefore(7) &&
          movement.amount >= (findLeastNear(limits) ?? 0n),
      );
      expect(countJustBelow(counted, reviewedFrom, at)).toBe(found);
      expect(found).toBeLessThanOrEqual(counted.length);
    }),
  );
});
