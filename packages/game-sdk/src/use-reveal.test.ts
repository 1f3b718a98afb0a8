// Goal: what a step has opened is not shown before its motion is over, and nothing else is late.
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { planReveal } from './use-reveal.ts';
import type { StepPhase } from './use-steps.ts';

const at = '2026-03-01T12:00:00.000Z';

type Act = StepRound['steps'][number]['act'];

function makeRound(acts: readonly Act[], changed: Partial<StepRound> = {}): StepRound {
  return {
    betId: 'one',
    game: 'coin',
    choice: {},
    at,
    currency: 'PLAY',
    stake: '1000',
    seedId: 'seed',
    nonce: 0,
    receipt: '',
    steps: acts.map((act, index) => ({ number: index + 1, act, step: '', at, receipt: '' })),
    state: 'open',
    shown: {},
    payout: '0',
    payoutMax: '100000',
    ...changed,
  };
}

const asking: StepPhase = {
  name: 'asking',
  act: 'step',
  step: { side: 'heads' },
  stake: minor(1_000n),
  isLost: true,
};
const idle: StepPhase = { name: 'idle' };
const before = { state: null, round: makeRound(['step']), phase: asking };

test.each([
  ['an open one', makeRound(['step', 'step'])],
  ['one that lost', makeRound(['step', 'step'], { state: 'lost' })],
  ['several at once, after a reload elsewhere', makeRound(['step', 'step', 'step'])],
])('a new step, %s, moves: the page still waits for it, no longer as lost', (_, round) => {
  const plan = planReveal(before, { state: null, round, phase: idle }, 900);
  expect(plan.moving).toBe(round);
  expect(plan.steps.round).toBe(before.round);
  expect(plan.steps.phase).toEqual({ ...asking, isLost: false });
});

test.each([
  ['the same round', before.round, 900],
  ['a round that was taken', makeRound(['step', 'take'], { state: 'taken' }), 900],
  ['a round whose stake went back', makeRound(['step', 'return'], { state: 'returned' }), 900],
  ['another round', makeRound(['step', 'step'], { betId: 'two' }), 900],
  ['a round with fewer steps', makeRound([]), 900],
  ['no round', null, 900],
  ['a new step without motion', makeRound(['step', 'step']), 0],
])('%s is shown at once', (_, round, ms) => {
  const now = { state: null, round, phase: idle };
  expect(planReveal(before, now, ms)).toEqual({ steps: now, moving: null });
});

test('the first round is shown at once', () => {
  const now = { state: null, round: makeRound([]), phase: idle };
  expect(planReveal({ ...before, round: null }, now, 900).steps).toBe(now);
});
