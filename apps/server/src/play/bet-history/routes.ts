import { bettingRecord, fairness, revealSeed } from '@khelaghor/contract/play/bet-history.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { bettingRecordOf } from './list-bets.ts';
import { fairnessOf, revealFor } from './bet-fairness.ts';

export function recordsRoutes(bind: Bind, ctx: Context): void {
  bind(bettingRecord, ({ caller, query }) => bettingRecordOf(ctx.db, caller.memberId, query));
  bind(fairness, ({ caller, params }) => fairnessOf(ctx, caller.memberId, params.betId));
  bind(revealSeed, ({ caller, params }) => revealFor(ctx, caller.memberId, params.betId));
}
