import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes calls at a rate, whether or not earlier ones are answered, and resolves when all are. A
 * moment in which this process was late is made up for at once, so that no wait is left out.
 */
export async function runOpenLoop(
  { perSecond, callMax }: { readonly perSecond: number; readonly callMax: number },
  call: (number: number) => Promise<void>,
): Promise<void> {
  const from = performance.now();
  let sent = 0;
  let open = 0;
  await new Promise<void>((resolve, reject) => {
    const ended = (): void => {
      open -= 1;
      if (open === 0 && sent === callMax) resolve();
    };
    const go = async (): Promise<void> => {
      while (sent < callMax) {
        const due = Math.min(callMax, ((performance.now() - from) / 1_000) * perSecond);
        for (; sent < due; sent += 1) {
          open += 1;
          call(sent).then(ended, reject);
        }
        // Not a turn of the loop: spinning would take the processor from who is measured.
        await pause(1);
      }
    };
    go().catch(reject);
  });
}
