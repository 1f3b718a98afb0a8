/** How far the calendar may run from the counter before the device counts as having slept. */
const sleptMs = 2_000;

/** The two clocks of a device, in milliseconds. */
export type DeviceClocks = {
  /** Goes on evenly, and on many phones stands still while they sleep. */
  counter(): number;
  /** Goes on in sleep, and jumps when it is set. */
  calendar(): number;
};

const ownClocks: DeviceClocks = {
  counter: () => performance.now(),
  // oxlint-disable-next-line no-restricted-properties -- compared with the counter, never shown
  calendar: () => Date.now(),
};

/**
 * Tells when a device has slept: its calendar went on and its counter did not, so that whatever is
 * counted from the counter is late. Returns whether that happened since the last look. A calendar
 * that was set tells the same: the listener learns the right time from elsewhere.
 */
export function createSleepDetector(clocks: DeviceClocks = ownClocks): () => boolean {
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
  const hasSlept = createSleepDetector();
  const look = () => {
    if (hasSlept()) onWake();
  };
  setInterval(look, 1_000);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
