import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** A press that lasts so long is held. */
const heldMs = 500;

type Taps = { readonly onTap: () => void; readonly onHold: () => void };

/**
 * Calls back when the element with the ref is tapped, or Escape is pressed, while it runs, and once
 * more when that is held.
 */
export function useShowTaps(isRunning: boolean, taps: Taps): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const tap = useEffectEvent(taps.onTap);
  const hold = useEffectEvent(taps.onHold);
  useEffect(() => {
    if (!isRunning) return undefined;
    const over = new AbortController();
    const { signal } = over;
    let held: ReturnType<typeof setTimeout> | undefined;
    const release = () => clearTimeout(held);
    element.current?.addEventListener(
      'pointerdown',
      () => {
        tap();
        release();
        held = setTimeout(() => hold(), heldMs);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(end, release, { signal });
    const press = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (repeat) hold();
      else tap();
    };
    document.addEventListener('keydown', press, { signal });
    return () => {
      release();
      over.abort();
    };
  }, [isRunning]);
  return element;
}
