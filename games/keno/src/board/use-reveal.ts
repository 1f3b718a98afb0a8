import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import { useShowMs } from '@khelaghor/game-sdk/turbo.ts';

/** Between two numbers: ten of them take less than one and a half seconds. */
const stepMs = 140;

/**
 * How many of the numbers of a round are shown: one more with each step while it lands, at once
 * for players who prefer reduced motion. Calls back after the last.
 */
export function useReveal(
  landing: { readonly betId: string; readonly count: number } | null,
  onLanded: () => void,
): number {
  const isStill = useReducedMotion();
  const shownMs = useShowMs(stepMs);
  const [shown, setShown] = useState({ betId: '', count: 0 });
  const landed = useEffectEvent(() => onLanded());
  const betId = landing?.betId ?? null;
  const count = landing?.count ?? 0;
  useEffect(() => {
    if (betId === null) return undefined;
    if (isStill) {
      landed();
      return undefined;
    }
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      if (step > count) landed();
      else setShown({ betId, count: step });
    }, shownMs);
    return () => clearInterval(timer);
  }, [betId, count, isStill, shownMs]);
  return shown.betId === betId ? shown.count : 0;
}
