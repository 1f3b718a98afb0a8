import { listOutbox } from '@khelaghor/contract/site/messaging.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readOutbox } from './list-outbox.ts';

/** The outbox, for operators, to be read only. */
export function outboxAdminRoutes(bind: Bind, ctx: Context): void {
  bind(listOutbox, async () => ok(await readOutbox(ctx)));
}
