import { useState } from 'react';
import type { RefObject } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { usePerformance } from './use-performance.ts';
import type { StepPhase, Steps } from './use-steps.ts';

type Shown = Pick<Steps, 'state' | 'round' | 'phase'>;

export type Reveal = {
  /** The game as the page shows it. */
  readonly steps: Steps;
  /** The round whose newest step is in motion; null: nothing moves. */
  readonly moving: StepRound | null;
  /** A tap on this element ends the motion. */
  readonly scene: RefObject<HTMLDivElement | null>;
};

/** Whether the second is the first with a further step, which is not taking. */
function hasNewStep(shown: StepRound | null, round: StepRound | null): boolean {
  if (!shown || !round || shown.betId !== round.betId) return false;
  return round.steps.length > shown.steps.length && round.steps.at(-1)?.act === 'step';
}

/** The step is answered, but not shown: the page still waits for it. */
const keepWaiting = (phase: StepPhase): StepPhase =>
  phase.name === 'asking' ? { ...phase, isLost: false } : phase;

/**
 * State of a game as the page shows it: as long as the newest step is in
 * motion, the game as it was before the answer. Motions of no length are none.
 */
export function planReveal<Now extends Shown>(
  shown: Shown,
  now: Now,
  ms: number,
): { readonly steps: Now; readonly moving: StepRound | null } {
  if (ms === 0 || !hasNewStep(shown.round, now.round)) return { steps: now, moving: null };
  return { steps: { ...now, ...shown, phase: keepWaiting(shown.phase) }, moving: now.round };
}

/**
 * Shows what a step has opened only when its motion, of so many milliseconds, is over. A tap on the
 * scene, Escape and the wish for less motion end it at once.
 */
export function useReveal(steps: Steps, ms: number): Reveal {
  const { state, round, phase } = steps;
  const [shown, setShown] = useState<Shown>({ state, round, phase });
  const plan = planReveal(shown, steps, ms);
  const isSame = shown.state === state && shown.round === round && shown.phase === phase;
  if (!plan.moving && !isSame) setShown({ state, round, phase });
  const scene = usePerformance({
    isRunning: plan.moving !== null,
    ms,
    onEnd: () => setShown({ state, round, phase }),
  });
  return { ...plan, scene };
}
