const waitsMs = [400, 800, 1_600, 3_000, 5_000] as const;

/** Milliseconds to wait before the next attempt, after a number of consecutive failures. */
export function getBackoffMs(failures: number): number {
  return waitsMs[Math.min(Math.max(failures, 1), waitsMs.length) - 1] ?? 5_000;
}

/** Waits, at most until the browser is online again. */
export function waitForConnection(ms: number, own: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      own.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    own.addEventListener('online', done);
  });
}
