import { useSyncExternalStore } from 'react';
import { getDhakaDay } from '@khelaghor/time/dhaka.ts';

/**
 * The server's clock as the browser knows it. The device's own clock may be wrong by hours, so
 * times are counted from what the server said, with the browser's steady counter.
 */
let serverMs = 0;
let countedFrom = 0;
let ticking: ReturnType<typeof setInterval> | undefined;
let shownMs = 0;
const listeners = new Set<() => void>();

/** When the page was asked for, the server wrote its time into it. */
export function startClock(now: string): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const answered = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  setClock(now, answered > 0 ? answered : performance.now());
}

/** Corrects the clock; `countedAt` is the browser's counter at that moment. */
export function setClock(now: string, countedAt: number = performance.now()): void {
  const parsed = Date.parse(now);
  if (Number.isNaN(parsed)) return;
  serverMs = parsed;
  countedFrom = countedAt;
}

/** The server's time now, in milliseconds. */
export function nowMs(): number {
  return serverMs + (performance.now() - countedFrom);
}

function tick(): void {
  shownMs = nowMs();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    ticking = setInterval(tick, 1_000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(ticking);
  };
}

const shownOr = (pageNow: string): number => (shownMs === 0 ? Date.parse(pageNow) : shownMs);

/**
 * The present day in Dhaka, counted from 1970: told anew at midnight only, so that what depends on
 * the day is not drawn again each second.
 */
export function useDhakaDay(pageNow: string): number {
  return useSyncExternalStore(
    subscribe,
    () => getDhakaDay(shownOr(pageNow)),
    () => getDhakaDay(Date.parse(pageNow)),
  );
}

/**
 * The server's time, told anew every second. While the server's page is taken over it is the time
 * written in that page, so that both show the same.
 */
export function useNowMs(pageNow: string): number {
  return useSyncExternalStore(
    subscribe,
    () => shownOr(pageNow),
    () => Date.parse(pageNow),
  );
}

/** The two clocks of a device, in milliseconds. */
export type DeviceClocks = {
  /** Goes on evenly, and on many phones stands still while they sleep. */
  counter(): number;
  /** Goes on in sleep, and jumps when it is set. */
  calendar(): number;
};

/** Both clocks of this device. The calendar is compared with the counter, and never shown. */
export const deviceClocks: DeviceClocks = {
  counter: () => performance.now(),
  calendar: () => Date.now(),
};
