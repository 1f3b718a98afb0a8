import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import type { Context } from '../../lib/context.ts';
import { listLargestRounds } from './step-store.ts';
import { loadStepRound, toStepRoundValue } from './step-values.ts';

/** Loading a round reads its steps and its seeds; an operator looks at the largest stakes. */
const shownMax = 25;

/** The open rounds of a game with the largest stakes, and what taking each pays now. */
export async function readOpenRounds(
  ctx: Context,
  gameCode: string,
): Promise<DeskGameDetail['openRounds']> {
  const rounds: DeskGameDetail['openRounds'] = [];
  for (const { account, ...row } of await listLargestRounds(ctx.db, gameCode, shownMax)) {
    const { betId, currency, stake, steps, payout, payoutMax } = toStepRoundValue(
      await loadStepRound(ctx, ctx.db, row),
    );
    rounds.push({
      betId,
      account,
      currency,
      stake,
      steps: steps.length,
      payout,
      payoutMax,
      openedAt: row.openedAt.toISOString(),
      touchedAt: row.touchedAt.toISOString(),
    });
  }
  return rounds;
}
