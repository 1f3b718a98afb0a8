import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls back when the element with the ref is tapped, or Escape is pressed, while it runs. */
export function useSkip(isRunning: boolean, onSkip: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const skip = useEffectEvent(onSkip);
  useEffect(() => {
    if (!isRunning) return undefined;
    const over = new AbortController();
    const { signal } = over;
    element.current?.addEventListener('pointerdown', () => skip(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && skip(), { signal });
    return () => over.abort();
  }, [isRunning]);
  return element;
}
