import { deviceClocks } from './clock.ts';
import type { DeviceClocks } from './clock.ts';

/** How far the calendar may run from the counter before the device counts as having slept. */
const sleptMs = 2_000;

/**
 * Tells when a device has slept: its calendar went on and its counter did not, so that whatever is
 * counted from the counter is late. Returns whether that happened since the last look. A calendar
 * that was set tells the same: the listener learns the right time from elsewhere.
 */
export function createSleepDetector(clocks: DeviceClocks): () => boolean {
  const apart = (): number => clocks.calendar() - clocks.counter();
  let before = apart();
  return () => {
    const now = apart();
    const hasSlept = Math.abs(now - before) > sleptMs;
    before = now;
    return hasSlept;
  };
}

/** Calls back soon after the device woke, and when the page is seen again after a sleep. */
export function watchSleep(onWake: () => void): void {
  const hasSlept = createSleepDetector(deviceClocks);
  const look = () => {
    if (hasSlept()) onWake();
  };
  setInterval(look, 1_000);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
