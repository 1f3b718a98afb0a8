import type { gameRounds, gameState, GamePace } from '@khelaghor/contract/play/inhouse.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { formatMinor, ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { withLimits } from './game-limits.ts';
import { readRound, roundValue } from './round-values.ts';
import { loadSeeds } from './seeds.ts';
import { findOpenRound } from './step-store.ts';
import { loadStepRound, toStepRoundValue } from './step-values.ts';
import { listRounds, openSessionSum } from './store.ts';

const roundsShown = 20;

/** All that a game's page needs to start, and to find out what became of a round. */
export async function readGameState(
  ctx: Context,
  finished: FinishedGame,
  caller: GameCaller,
  pace: GamePace,
): Promise<Result<ValueOf<typeof gameState>, never>> {
  const { code: game, scope, limits } = await withLimits(ctx, finished);
  const { memberId, currency } = caller;
  const seeds = await loadSeeds(ctx, ctx.db, { memberId, scope });
  const session = await openSessionSum(ctx.db, {
    id: caller.gameSessionId,
    memberId,
    currency,
    at: ctx.clock.now(),
  });
  const { walletId } = await findWalletIn(ctx.db, memberId, currency);
  const balance = await findBalance(ctx.db, walletId);
  const rounds = await listRounds(ctx.db, { memberId, game }, { limit: roundsShown });
  const open = await findOpenRound(ctx.db, { memberId, game });
  const openRound = open ? toStepRoundValue(await loadStepRound(ctx, ctx.db, open)) : null;
  return ok({
    seeds,
    balance: formatMinor(balance?.available ?? ZERO),
    currency,
    limits: {
      stakeMin: formatMinor(limits.stakeMin),
      stakeMax: formatMinor(limits.stakeMax),
      payoutMax: formatMinor(limits.payoutMax),
    },
    rounds: rounds.map(readRound).map(roundValue),
    sessionStartedAt: session.startedAt.toISOString(),
    sessionNet: session.net.toString(),
    openRound,
    pace,
  });
}

const cursorPattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A page of the member's rounds, newest first. A cursor that we did not make is malformed. */
export async function readGameRounds(
  ctx: Context,
  of: { memberId: string; game: string },
  query: ParsedQuery<typeof gameRounds>,
): Promise<Result<ValueOf<typeof gameRounds>, 'malformed'>> {
  const [, at, betId] = cursorPattern.exec(query.cursor ?? '') ?? [];
  const playedAt = new Date(at ?? Number.NaN);
  if (query.cursor !== undefined && (betId === undefined || Number.isNaN(playedAt.getTime())))
    return refuse('malformed');
  const rows = await listRounds(ctx.db, of, {
    limit: query.limit + 1,
    ...(betId !== undefined && { behind: { playedAt, betId } }),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return ok({
    items: page.map(readRound).map(roundValue),
    nextCursor:
      rows.length > query.limit && last ? `${last.playedAt.toISOString()}_${last.betId}` : null,
  });
}
