// Goal: the nine statuses of an offer and every way between them. Method: a table for each
// question; what is not in a table is counted out in full.
import { expect, test } from 'vitest';
import type { PromotionAct } from '@khelaghor/contract/growth/promotions.ts';
import { getAction, findMemberMove, findOperatorMove, getStatus } from './rules.ts';
import type { EntryState, Situation } from './rules.ts';

const fresh: Situation = {
  kind: 'claim',
  phase: 'open',
  exhausted: false,
  entry: null,
  earned: 'all',
};
const deposit = { kind: 'deposit', entry: 'signed' } as const;

const standings: [string, Partial<Situation>, ReturnType<typeof getStatus>, PromotionAct | null][] =
  [
    ['a gift', {}, 'claim', 'claim'],
    ['a gift that is taken', { entry: 'claimed' }, 'claimed', null],
    ['a gift before its time', { phase: 'before' }, 'coming_soon', null],
    ['a gift of which nothing is left', { exhausted: true }, 'claim', null],
    ['a gift after its time', { phase: 'after' }, 'claim', null],
    ['something to read', { kind: 'information' }, null, null],
    ['something to read soon', { kind: 'information', phase: 'before' }, 'coming_soon', null],
    ['an application', { kind: 'apply' }, 'join', 'apply'],
    ['an application under way', { kind: 'apply', entry: 'applying' }, 'applying', null],
    [
      'one under way, too late',
      { kind: 'apply', entry: 'applying', phase: 'after' },
      'applying',
      null,
    ],
    ['an application that was granted', { kind: 'apply', entry: 'issued' }, 'issued', null],
    ['an application that was not', { kind: 'apply', entry: 'rejected' }, 'rejected', null],
    ['paying in', { kind: 'deposit', earned: 'none' }, 'join', 'join'],
    ['signed up for it', { ...deposit, earned: 'none' }, 'signed', null],
    ['paid in a part', { ...deposit, earned: 'some' }, 'process', null],
    ['paid in enough', { ...deposit, earned: 'all' }, 'claim', 'claim'],
    ['paid in enough, too late', { ...deposit, earned: 'all', phase: 'after' }, 'claim', null],
    ['paid in and taken', { ...deposit, entry: 'claimed' }, 'claimed', null],
  ];

test.each(standings)('%s', (_what, part, status, action) => {
  expect(getStatus({ ...fresh, ...part })).toBe(status);
  expect(getAction({ ...fresh, ...part })).toBe(action);
});

const [join, apply, claim] = ['signed', 'applying', 'claimed pays'];
const closed = 'promotion_not_open';
const taken = 'promotion_taken';
const unearned = 'promotion_not_earned';
const none = 'promotion_exhausted';

// What follows from: join, apply, claim.
const moves: [string, Partial<Situation>, [string, string, string]][] = [
  ['a gift', {}, [closed, closed, claim]],
  ['a gift that is taken', { entry: 'claimed' }, [taken, taken, taken]],
  ['a gift that is taken and over', { entry: 'claimed', phase: 'after' }, [taken, taken, taken]],
  ['a gift before its time', { phase: 'before' }, [closed, closed, closed]],
  ['a gift after its time', { phase: 'after' }, [closed, closed, closed]],
  ['a gift of which nothing is left', { exhausted: true }, [closed, closed, none]],
  ['something to read', { kind: 'information' }, [closed, closed, closed]],
  ['an application', { kind: 'apply' }, [closed, apply, closed]],
  ['one under way', { kind: 'apply', entry: 'applying' }, [taken, taken, taken]],
  ['one granted', { kind: 'apply', entry: 'issued' }, [taken, taken, taken]],
  ['one rejected', { kind: 'apply', entry: 'rejected' }, [taken, taken, taken]],
  ['paying in', { kind: 'deposit', earned: 'none' }, [join, closed, unearned]],
  ['signed up', { ...deposit, earned: 'none' }, [taken, closed, unearned]],
  ['paid in a part', { ...deposit, earned: 'some' }, [taken, closed, unearned]],
  ['paid in enough', { ...deposit, earned: 'all' }, [taken, closed, claim]],
  ['enough, nothing left', { ...deposit, earned: 'all', exhausted: true }, [taken, closed, none]],
  ['enough, too late', { ...deposit, earned: 'all', phase: 'after' }, [taken, closed, closed]],
];

test.each(moves)('a member and %s', (_what, part, expected) => {
  const followed = (['join', 'apply', 'claim'] as const).map((act) => {
    const move = findMemberMove({ ...fresh, ...part }, act);
    return move.ok ? `${move.become}${move.pays ? ' pays' : ''}` : move.refusal;
  });
  expect(followed).toEqual(expected);
});

const kinds = ['information', 'claim', 'apply', 'deposit'] as const;
const phases = ['before', 'open', 'after'] as const;
const entries = [null, 'signed', 'applying', 'rejected', 'issued', 'claimed'] as const;
const shares = ['none', 'some', 'all'] as const;

/** Every situation that can be thought of. */
const everywhere: Situation[] = kinds.flatMap((kind) =>
  phases.flatMap((phase) =>
    entries.flatMap((entry) =>
      shares.flatMap((earned) =>
        [true, false].map((exhausted) => ({ kind, phase, exhausted, entry, earned })),
      ),
    ),
  ),
);

test('what the page offers is what is allowed, wherever one stands', () => {
  const acts = ['join', 'apply', 'claim'] as const;
  for (const situation of everywhere) {
    const allowed = acts.filter((act) => findMemberMove(situation, act).ok);
    const offered = [getAction(situation)].filter((act) => act !== null);
    expect({ situation, acts: [...allowed] }).toEqual({ situation, acts: offered });
  }
});

const decisions: [EntryState, string | null, string | null][] = [
  ['signed', null, null],
  ['applying', 'issued', 'rejected'],
  ['rejected', null, null],
  ['issued', null, null],
  ['claimed', null, null],
];

test.each(decisions)('an operator and what is %s', (entry, approved, rejected) => {
  expect(findOperatorMove(entry, 'approve')?.become ?? null).toBe(approved);
  expect(findOperatorMove(entry, 'reject')?.become ?? null).toBe(rejected);
});
