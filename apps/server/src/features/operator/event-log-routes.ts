import { listEventKinds, readEventLog } from '@khelaghor/contract/event-log.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { eventsOf } from './event-log.ts';
import { eventKinds } from './event-log-store.ts';

/** The event log, for operators, to be read only. */
export function eventLogRoutes(bind: Bind, ctx: Context): void {
  bind(readEventLog, ({ query }) => eventsOf(ctx, query));
  bind(listEventKinds, async () => ok({ kinds: await eventKinds(ctx.db) }));
}
