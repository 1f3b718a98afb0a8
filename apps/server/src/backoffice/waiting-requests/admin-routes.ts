import { listWaitingRequests } from '@khelaghor/contract/backoffice/waiting-requests.ts';
import type { Context } from '../../lib/context.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { ok } from '../../lib/http/result.ts';
import { readWaiting } from './list-waiting.ts';

/** All that waits for a second operator. */
export function waitingRequestRoutes(bind: Bind, ctx: Context): void {
  bind(listWaitingRequests, async ({ caller }) => ok(await readWaiting(ctx, caller)));
}
