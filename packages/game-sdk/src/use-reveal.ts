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
 * Shows what a step has opened only when its motion, of so many milliseconds, is over: until then
 * the game is as it was before the answer. A tap on the scene, Escape and the wish for less motion
 * end it at once.
 */
export function useReveal(steps: Steps, ms: number): Reveal {
  const { state, round, phase } = steps;
  const [shown, setShown] = useState<Shown>({ state, round, phase });
  const isMoving = hasNewStep(shown.round, round);
  const isSame = shown.state === state && shown.round === round && shown.phase === phase;
  if (!isMoving && !isSame) setShown({ state, round, phase });
  const scene = usePerformance({
    isRunning: isMoving,
    ms,
    onEnd: () => setShown({ state, round, phase }),
  });
  return {
    steps: isMoving ? { ...steps, ...shown, phase: keepWaiting(shown.phase) } : steps,
    moving: isMoving ? round : null,
    scene,
  };
}
