import { listOutbox } from '@khelaghor/contract/outbox.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { outboxOf } from './list-outbox.ts';

export function outboxRoutes(bind: Bind, ctx: Context): void {
  bind(listOutbox, async () => ok(await outboxOf(ctx)));
}
