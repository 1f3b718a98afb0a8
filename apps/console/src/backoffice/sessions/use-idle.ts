import { useEffect, useEffectEvent } from 'react';
import { now } from '../../shared/clock.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const lookEveryMs = 5_000;

/**
 * Calls `onIdle` once when the operator has not touched the page for `afterMs`. The page polls the
 * server all the time, so the server cannot tell an absent operator from one who reads. Compares
 * times instead of counting: after sleep, the page is idle as soon as the computer wakes.
 */
export function useIdle(afterMs: number, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let touchedMs = now().getTime();
    const touched = () => {
      touchedMs = now().getTime();
    };
    for (const sign of signs) addEventListener(sign, touched, { passive: true });
    const timer = setInterval(() => {
      if (now().getTime() - touchedMs < afterMs) return;
      clearInterval(timer);
      idle();
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, touched);
    };
  }, [afterMs]);
}
