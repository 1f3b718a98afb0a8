import { listEventKinds, readEventLog } from '@khelaghor/contract/backoffice/activity-log.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { listEvents } from './list-events.ts';
import { listKinds } from './store.ts';

/** The event log, for operators, to be read only. */
export function eventLogAdminRoutes(bind: Bind, ctx: Context): void {
  bind(readEventLog, ({ query }) => listEvents(ctx, query));
  bind(listEventKinds, async () => ok({ kinds: await listKinds(ctx.db) }));
}
