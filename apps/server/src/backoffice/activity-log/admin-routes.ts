import { listEventKinds, readEventLog } from '@khelaghor/contract/backoffice/activity-log.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { eventsOf } from './list-events.ts';
import { eventKinds } from './store.ts';

/** The event log, for operators, to be read only. */
export function eventLogAdminRoutes(bind: Bind, ctx: Context): void {
  bind(readEventLog, ({ query }) => eventsOf(ctx, query));
  bind(listEventKinds, async () => ok({ kinds: await eventKinds(ctx.db) }));
}
