import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { HouseGame } from '../../lib/area.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';

type Which = { readonly memberId: string; readonly betId: string };

/** The house's game that one of the member's bets was placed in; undefined: there is none. */
async function findHouseGame(
  tx: Tx,
  houseGames: readonly HouseGame[],
  { memberId, betId }: Which,
): Promise<HouseGame | undefined> {
  const bet = await tx
    .selectFrom('bet')
    .select('product')
    .where('id', '=', betId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return bet && houseGames.find(({ code }) => code === bet.product);
}

/** What recomputes one of the member's bets, whatever its game. */
export function readFairness(
  ctx: Context,
  houseGames: readonly HouseGame[],
  which: Which,
): Promise<Result<Fairness, 'bet_unknown' | 'round_open'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const game = await findHouseGame(tx, houseGames, which);
    const fairness = (await game?.fairness(ctx, tx, which.memberId, which.betId)) ?? null;
    if (fairness === 'round_open') return refuse('round_open');
    return fairness ? ok(fairness) : refuse('bet_unknown');
  });
}

/** Ends the pair of seeds behind one of the member's bets, so that it can be recomputed. */
export function revealSeedOfBet(
  ctx: Context,
  houseGames: readonly HouseGame[],
  which: Which,
  clientSeed: string,
): Promise<Result<{ revealed: true }, 'bet_unknown' | 'round_open' | 'client_seed_invalid'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const game = await findHouseGame(tx, houseGames, which);
    const end = (await game?.revealSeed?.(ctx, tx, which, clientSeed)) ?? 'bet_unknown';
    return end === 'revealed' ? ok({ revealed: true as const }) : refuse(end);
  });
}
