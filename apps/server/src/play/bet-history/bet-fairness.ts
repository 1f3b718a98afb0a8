import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import { ok } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { diceFairness, revealSeedOf } from '../dice/index.ts';
import { lotteryFairness } from '../lottery/index.ts';

/** The fairness data of one of the member's bets, whatever its game. */
export async function fairnessOf(
  ctx: Context,
  memberId: string,
  betId: string,
): Promise<Answer<Fairness, 'bet_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const lottery = await lotteryFairness(ctx, tx, memberId, betId);
    return lottery ? ok(lottery) : diceFairness(ctx, tx, memberId, betId);
  });
}

/** Ends the pair of seeds behind one of the member's Dice bets, so that it can be recomputed. */
export const revealFor = (
  ctx: Context,
  memberId: string,
  betId: string,
): Promise<Answer<{ revealed: true }, 'bet_unknown'>> =>
  ctx.db.transaction().execute((tx) => revealSeedOf(ctx, tx, memberId, betId));
