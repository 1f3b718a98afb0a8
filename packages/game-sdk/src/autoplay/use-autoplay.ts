import { useEffect, useEffectEvent, useState } from 'react';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Rounds } from '../use-rounds.ts';
import { countRound, findPlanEnd, getRefusedEnd, noProgress } from './autoplay-plan.ts';
import type { AutoplayEnd, AutoplayPlan, AutoplayProgress } from './autoplay-plan.ts';

/** Between the end of a round and the next one, in milliseconds: its result can be read. */
const pauseMs = { normal: 700, turbo: 150 } as const;

type Run = {
  readonly plan: AutoplayPlan;
  readonly choice: Plain;
  readonly progress: AutoplayProgress;
};

/** Autoplay on a page. */
export type Autoplay = {
  /** The plan that is played; null: none. */
  readonly run: { readonly plan: AutoplayPlan; readonly progress: AutoplayProgress } | null;
  /** How the last one ended. */
  readonly ended: AutoplayEnd | null;
  start(choice: Plain, plan: AutoplayPlan): void;
  stop(): void;
};

/**
 * Plays the rounds of a plan one after another. A round in flight lands; after the end, whatever
 * its reason, no other one begins.
 */
export function useAutoplay(
  rounds: Pick<Rounds, 'phase' | 'landed' | 'refusal' | 'play'>,
  { isTurbo, cycleMs }: { readonly isTurbo: boolean; readonly cycleMs: number },
): Autoplay {
  const { phase, landed, refusal } = rounds;
  const [run, setRun] = useState<Run | null>(null);
  const [ended, setEnded] = useState<Autoplay['ended']>(null);

  function finish(end: AutoplayEnd): void {
    setRun(null);
    setEnded(end);
  }
  /** Counts the round that has landed, and plays the next one. */
  const advance = useEffectEvent(() => {
    if (!run) return;
    const { plan, choice } = run;
    if (refusal) return finish(getRefusedEnd(refusal.code));
    const progress = landed
      ? countRound(run.progress, {
          stake: parseMinorText(landed.stake),
          payout: parseMinorText(landed.payout),
        })
      : run.progress;
    const end = findPlanEnd(plan, progress);
    if (end) return finish(end);
    setRun({ ...run, progress });
    rounds.play(choice, plan.stake);
  });
  const isDue = run !== null && phase.name === 'idle';
  const waitMs = Math.max(isTurbo ? pauseMs.turbo : pauseMs.normal, cycleMs);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => advance(), waitMs);
    return () => clearTimeout(timer);
  }, [isDue, waitMs]);

  // The answer may come much later, when nothing more is wanted.
  if (run !== null && phase.name === 'asking' && phase.isLost) finish('line_cut');

  const hide = useEffectEvent(() => {
    if (run && document.visibilityState === 'hidden') finish('hidden');
  });
  useEffect(() => {
    const listen = () => hide();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);

  return {
    run,
    ended,
    start(choice, plan) {
      const end = findPlanEnd(plan, noProgress);
      setEnded(end);
      if (end) return;
      setRun({ plan, choice, progress: noProgress });
      rounds.play(choice, plan.stake);
    },
    stop() {
      if (run) finish('stopped');
    },
  };
}
