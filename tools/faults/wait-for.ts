import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 50;
/** A round of Crash runs for up to three minutes. */
const waitAtMostMs = 240_000;

/** Waits until something is there. Throws when it does not come within four minutes. */
export async function waitFor<T>(
  look: () => Promise<T | null> | T | null,
  what: string,
): Promise<T> {
  const untilMs = performance.now() + waitAtMostMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > untilMs) throw new Error(`waited in vain for ${what}`);
    await pause(lookEveryMs);
  }
}
