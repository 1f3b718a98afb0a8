import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { getBackoffMs, waitForConnection } from './backoff.ts';

// Answers without a result, or without effect: the same key is resent.
const passing: ReadonlySet<string> = new Set(['network', 'overloaded', 'too_many_requests']);

/** Makes a call until it has a conclusive answer. The key in its body makes it one call. */
export async function askAgain<Reply extends { readonly success: true } | CallRefusal>(
  ask: () => Promise<Reply>,
  onLost: () => void,
): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    const reply = await ask();
    if (reply.success || !passing.has(reply.code)) return reply;
    onLost();
    await waitForConnection(getBackoffMs(failures), window);
  }
}
