import { setImmediate as breathe } from 'node:timers/promises';

/** Runs a long calculation in steps, so that requests are answered in between. */
export async function runInSteps<T>(growing: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = growing.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}
