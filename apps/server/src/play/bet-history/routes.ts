import { bettingRecord, fairness, revealSeed } from '@khelaghor/contract/play/bet-history.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readBettingRecord } from './list-bets.ts';
import { readFairness, revealSeedOfBet } from './bet-fairness.ts';

export function recordsRoutes(bind: Bind, ctx: Context, { houseGames }: AllAreas): void {
  bind(bettingRecord, ({ caller, query }) => readBettingRecord(ctx.db, caller.memberId, query));
  bind(fairness, ({ caller, params }) =>
    readFairness(ctx, houseGames, { memberId: caller.memberId, betId: params.betId }),
  );
  bind(revealSeed, ({ caller, params }) =>
    revealSeedOfBet(ctx, houseGames, { memberId: caller.memberId, betId: params.betId }),
  );
}
