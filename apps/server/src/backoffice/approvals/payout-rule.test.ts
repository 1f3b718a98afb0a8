import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '@khelaghor/time/durations.ts';
import { findContradiction, isApprovedByRule } from './payout-rule.ts';

const now = new Date('2026-11-27T06:00:00.000Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * dayMs + ms);

const terms = {
  enabled: true,
  accountDays: 30,
  maximumScore: 10,
  levelAtLeast: 1 as const,
  maximum: '200000',
  memberDayMaximum: '500000',
  dayMaximum: '1000000',
};
const facts = {
  amount: 200_000n,
  memberDay: 500_000n,
  approvedDay: 800_000n,
  registeredAt: daysAgo(30),
  now,
  score: 10,
  isLeftToOperators: false,
  level: 1,
};

test('everything at its bound is approved', () => {
  expect(isApprovedByRule(terms, facts)).toBe(true);
});

test.each([
  ['switched off', { enabled: false }, {}],
  ['an account a moment too young', {}, { registeredAt: daysAgo(30, 1) }],
  ['one poisha above the amount', {}, { amount: 200_001n, approvedDay: 0n }],
  ['one poisha above the day of the member', {}, { memberDay: 500_001n }],
  ['one poisha above the day of all', {}, { approvedDay: 800_001n }],
  ['a point above the score', {}, { score: 11 }],
  ['a level below that of the rule', {}, { level: 0 }],
  ['a reason that no rule approves', { maximumScore: 100 }, { isLeftToOperators: true }],
  ['any reason where the rule names no score', { maximumScore: 0 }, { score: 1 }],
])('%s is left to operators', (_title, other, changed) => {
  expect(isApprovedByRule({ ...terms, ...other }, { ...facts, ...changed })).toBe(false);
});

test.each([
  [0, 0],
  [0, 1],
  [1, 1],
] as const)('a rule for level %i approves level %i', (levelAtLeast, level) => {
  expect(isApprovedByRule({ ...terms, levelAtLeast }, { ...facts, level })).toBe(true);
});

test('less money, less risk, a higher level and an older account are approved wherever more are', () => {
  const amount = fc.bigInt(1n, 400_000n);
  fc.assert(
    fc.property(
      fc.record({ amount, memberDay: amount, approvedDay: fc.bigInt(0n, 1_000_000n) }),
      fc.integer({ min: 0, max: 60 }),
      fc.record({ less: fc.bigInt(0n, 400_000n), days: fc.nat(60), points: fc.nat(20) }),
      fc.record({ level: fc.nat(1), higher: fc.nat(1), levelAtLeast: fc.constantFrom(0, 1) }),
      (money, days, { less, days: older, points }, { level, higher, levelAtLeast }) => {
        const rule = { ...terms, levelAtLeast };
        const more = { ...facts, ...money, registeredAt: daysAgo(days), score: points, level };
        const take = (value: bigint) => (value > less ? value - less : 0n);
        const fewer = {
          ...more,
          amount: take(more.amount),
          memberDay: take(more.memberDay),
          registeredAt: daysAgo(days + older),
          score: Math.trunc(points / 2),
          level: level + higher,
        };
        expect(isApprovedByRule(rule, more) && !isApprovedByRule(rule, fewer)).toBe(false);
      },
    ),
  );
});

test.each([
  [{}, null],
  [{ memberDayMaximum: '199999' }, 'memberDayMaximum'],
  [{ dayMaximum: '499999' }, 'dayMaximum'],
  [{ memberDayMaximum: '200000', dayMaximum: '200000' }, null],
])('%j contradicts in %s', (changed, field) => {
  expect(findContradiction({ ...terms, ...changed })).toBe(field);
});
