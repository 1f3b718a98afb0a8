import { useSyncExternalStore } from 'react';
import { secondMs } from '@khelaghor/time/durations.ts';
import { nowMs } from '../../shared/clock.ts';
import { useSsrContext } from '../../shared/ssr-context.tsx';

// A timer may fire a little early; so much later the new second has certainly begun.
const afterTurnMs = 8;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const toSecond = (timeMs: number): number => Math.floor(timeMs / secondMs) * secondMs;

function wait(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      wait();
    },
    secondMs - (nowMs() % secondMs) + afterTurnMs,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/**
 * What is picked out of the server's time, looked at when each of its seconds turns: an issue
 * closes at that moment and not up to a second later. The component is drawn anew only when the
 * pick changes.
 */
export function useSecond<T extends string | number | boolean | null>(
  pick: (timeMs: number) => T,
): T {
  const { now } = useSsrContext();
  return useSyncExternalStore(
    subscribe,
    () => pick(toSecond(nowMs())),
    () => pick(toSecond(Date.parse(now))),
  );
}
