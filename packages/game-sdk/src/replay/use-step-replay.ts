import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import { useSkip } from '../use-skip.ts';
import type { Steps } from '../use-steps.ts';
import { listStepViews } from './list-step-views.ts';
import type { Replay } from './replay.ts';

/** Between a step's end and the next one. */
const pauseMs = 550;

export type StepReplay = {
  /** The game as the page shows it: that of now, or the replayed round so far. */
  readonly steps: Steps;
  /** The replayed round as it ended; null: none is replayed. */
  readonly ended: StepRound | null;
  /** A tap on this element shows the end. */
  readonly board: RefObject<HTMLDivElement | null>;
};

const noViews: readonly StepRound[] = [];
const press = () => undefined;

/** Shows a finished round step by step, each after the motion of the one before. */
export function useStepReplay(
  engine: StepEngine,
  steps: Steps,
  { replay, revealMs }: { readonly replay: Replay | null; readonly revealMs: number },
): StepReplay {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState({ turn: 0, count: 0 });
  const round = replay?.round ?? null;
  const views = useMemo(() => (round ? listStepViews(engine, round) : noViews), [engine, round]);
  const turn = replay?.turn ?? 0;
  const isRunning = replay?.isRunning === true;
  const last = views.length - 1;
  const count = !isRunning || isStill ? last : shown.turn === turn ? shown.count : 0;
  const finish = useEffectEvent(() => replay?.finish());
  useEffect(() => {
    if (!isRunning) return undefined;
    const isEnd = count >= last;
    const timer = setTimeout(
      () => (isEnd ? finish() : setShown({ turn, count: count + 1 })),
      isStill ? 0 : isEnd ? revealMs : revealMs + pauseMs,
    );
    return () => clearTimeout(timer);
  }, [isRunning, isStill, turn, count, last, revealMs]);
  const board = useSkip(isRunning, () => replay?.finish());
  const view = views[count];
  if (!replay || !view || !steps.state) return { steps, ended: null, board };
  const state = { ...steps.state, openRound: null };
  const idle = { name: 'idle' } as const;
  return {
    steps: { ...steps, state, round: view, phase: idle, refusal: null, step: press, take: press },
    ended: views[last] ?? null,
    board,
  };
}
