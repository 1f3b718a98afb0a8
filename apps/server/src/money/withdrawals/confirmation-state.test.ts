// Goal: time closes the question whether a payout arrived, never the dispute, and what operators
// decided stays. Method: a table of all states and answers, and random acts in random order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmationState } from '@khelaghor/contract/money/withdrawals.ts';
import { isOverdue, judgeAnswer } from './confirmation-state.ts';
import type { Arrival } from './confirmation-state.ts';

const amountMinor = 30_000n;
const asked: Arrival = {
  state: 'asked',
  amountMinor,
  receivedMinor: null,
  closesAt: new Date(60),
  disputableUntil: new Date(9_000),
};

const judge = (arrival: Arrival, received: bigint, atMs: number): string => {
  const judged = judgeAnswer(arrival, received, new Date(atMs));
  return judged.ok ? judged.value : judged.refusal;
};

// One column per state, in the order of the contract.
test.each<[string, bigint, number, string[]]>([
  [
    'all',
    30_000n,
    10,
    ['received', 'same', 'received', 'received', 'state_changed', 'state_changed'],
  ],
  [
    'a part',
    10_000n,
    10,
    ['disputed', 'disputed', 'disputed', 'state_changed', 'state_changed', 'state_changed'],
  ],
  [
    'nothing',
    0n,
    10,
    ['disputed', 'disputed', 'disputed', 'same', 'state_changed', 'state_changed'],
  ],
  [
    'nothing, after 90 days',
    0n,
    9_000,
    [
      'dispute_too_late',
      'dispute_too_late',
      'dispute_too_late',
      'same',
      'state_changed',
      'state_changed',
    ],
  ],
  ['more than was sent', 30_001n, 10, Array<string>(6).fill('amount_above_maximum')],
])('decides the answer that %s arrived', (_title, received, atMs, expected) => {
  const answers = confirmationState.options.map((state) => {
    const isSaid = state !== 'asked' && state !== 'assumed';
    const said = state === 'received' ? amountMinor : isSaid ? 0n : null;
    return judge({ ...asked, state, receivedMinor: said }, received, atMs);
  });
  expect(answers).toEqual(expected);
});

type Act = { do: 'answer'; received: bigint } | { do: 'time' | 'repay' | 'refuse' };
const someAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('answer' as const), received: fc.bigInt(0n, 30_002n) }),
  fc.record({ do: fc.constantFrom('time' as const, 'repay' as const, 'refuse' as const) }),
);

/** What follows from an act, as the server writes it. */
function follow(arrival: Arrival, act: Act, now: Date): Arrival {
  if (act.do === 'time')
    return isOverdue(arrival, now) ? { ...arrival, state: 'assumed' } : arrival;
  if (act.do !== 'answer') {
    const state = act.do === 'repay' ? 'repaid' : 'refused';
    return arrival.state === 'disputed' ? { ...arrival, state } : arrival;
  }
  const judged = judgeAnswer(arrival, act.received, now);
  if (!judged.ok || judged.value === 'same') return arrival;
  return { ...arrival, state: judged.value, receivedMinor: act.received };
}

/** Steps that may be, with the times between which they may be. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  'asked received': [0, Infinity],
  'asked assumed': [60, Infinity],
  'asked disputed': [0, 9_000],
  'assumed received': [0, Infinity],
  'assumed disputed': [0, 9_000],
  'received disputed': [0, 9_000],
  'disputed received': [0, Infinity],
  'disputed repaid': [0, Infinity],
  'disputed refused': [0, Infinity],
};

test('keeps a decision, and disputes only in time, whatever comes in whatever order', () => {
  const someActs = fc.array(fc.tuple(someAct, fc.nat(4_000)), { maxLength: 12 });
  fc.assert(
    fc.property(someActs, (acts) => {
      let arrival = asked;
      let nowMs = 0;
      for (const [act, passedMs] of acts) {
        nowMs += passedMs;
        const next = follow(arrival, act, new Date(nowMs));
        const step = `${arrival.state} ${next.state}`;
        const [fromMs, untilMs] = next === arrival ? [0, Infinity] : (steps[step] ?? [0, 0]);
        expect([step, nowMs >= fromMs && nowMs < untilMs]).toEqual([step, true]);
        arrival = next;
      }
    }),
  );
});
