// An operator at the console who approves every withdrawal, so that payouts happen under fire too.
import { setTimeout as pause } from 'node:timers/promises';
import {
  withdrawalsAdminApprove,
  operatorSetUp,
  operatorInspectSetupLink,
  withdrawalsAdminList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { openVisitor } from './visitor.ts';

export type Operator = {
  /** Approves what waits, again and again, until it is told to stop. */
  start(): void;
  stop(): Promise<void>;
};

const lookEveryMs = 200;

async function approveAll(console: TestBrowser): Promise<void> {
  const queue = await console.call(withdrawalsAdminList, { query: { state: 'requested' } });
  if (!queue.success) return;
  // An answer that does not come is of no matter: what still waits is seen at the next look.
  for (const { id } of queue.value.items)
    await console.call(withdrawalsAdminApprove, { params: { id } });
}

/** Makes the first operator from the link that a fresh system prints. */
export async function makeOperator(address: () => string, claimLink: string): Promise<Operator> {
  const console = openVisitor(address);
  const claim = new URL(claimLink).hash.slice(1);
  const inspected = await console.call(operatorInspectSetupLink, { body: { claim } });
  if (!inspected.success) throw new Error(`the link is of no use: ${inspected.code}`);
  const claimed = await console.call(operatorSetUp, {
    body: {
      claim,
      username: 'rahima',
      password: 'nine quiet boats on a river',
      totpCode: computeCodeAt(inspected.value.totpSecret, new Date()),
    },
  });
  if (!claimed.success) throw new Error(`no operator was made: ${claimed.code}`);
  let stopping = new AbortController();
  let work: Promise<void> | null = null;
  const loop = async ({ signal }: AbortController): Promise<void> => {
    while (!signal.aborted) {
      await approveAll(console);
      // A call to stop ends the pause by rejecting it.
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  return {
    start() {
      stopping = new AbortController();
      work ??= loop(stopping);
    },
    async stop() {
      stopping.abort();
      await work;
      work = null;
    },
  };
}
