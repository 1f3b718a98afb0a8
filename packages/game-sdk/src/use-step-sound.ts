import { useEffect, useEffectEvent } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import type { Sounds } from './sounds.ts';
import { isStepGain } from './use-steps.ts';

/** Sounds what an answer has shown. A return at or below the stake sounds like any other end. */
export function useStepSound(round: StepRound | null, sounds: Sounds): void {
  const play = useEffectEvent(() => {
    if (round && round.steps.length > 0) sounds.play(isStepGain(round) ? 'win' : 'land');
  });
  useEffect(() => play(), [round?.betId, round?.steps.length]);
}
