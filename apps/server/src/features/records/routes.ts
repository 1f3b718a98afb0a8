import { bettingRecord, fairness, revealSeed } from '@khelaghor/contract/records.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { bettingRecordOf } from './betting-record.ts';
import { fairnessOf, revealFor } from './fairness-of-bet.ts';

export function recordsRoutes(bind: Bind, ctx: Context): void {
  bind(bettingRecord, ({ caller, query }) => bettingRecordOf(ctx.db, caller.memberId, query));
  bind(fairness, ({ caller, params }) => fairnessOf(ctx, caller.memberId, params.betId));
  bind(revealSeed, ({ caller, params }) => revealFor(ctx, caller.memberId, params.betId));
}
