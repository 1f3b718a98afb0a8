import { useEffect, useEffectEvent } from 'react';
import { now } from '../../shared/clock.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const lookEveryMs = 5_000;

/**
 * Calls `onIdle` once when nobody has touched the page for so long. The page asks the server for
 * news all the time, so the server alone could not tell an empty chair from an operator who reads.
 * The time is compared, not counted: a computer that slept is idle as soon as it wakes.
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
