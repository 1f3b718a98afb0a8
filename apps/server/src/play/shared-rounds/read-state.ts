import type { listSharedBets, sharedState } from '@khelaghor/contract/play/shared-rounds.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { formatMinor, ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { openSessionSum, withLimits } from '../inhouse/index.ts';
import { listBetsOf, listSettledBets } from './bet-store.ts';
import { toGameRound, toSharedBet, toSharedRound } from './round-values.ts';
import { findOpenRound, listEndedRounds } from './store.ts';

const recentShown = 50;
const betsShown = 20;

/** All that the page of a game of shared rounds needs to start, and after each round. */
export async function readSharedState(
  ctx: Context,
  engine: SharedEngine,
  caller: GameCaller,
): Promise<Result<ValueOf<typeof sharedState>, never>> {
  const { code: game, limits } = await withLimits(ctx, engine);
  const { db, clock } = ctx;
  const { memberId, currency, gameSessionId: id } = caller;
  const session = await openSessionSum(db, { id, memberId, currency, at: clock.now() });
  const { walletId } = await findWalletIn(db, memberId, currency);
  const balance = await findBalance(db, walletId);
  const round = await findOpenRound(db, game);
  const bets = round ? await listBetsOf(db, round.id, [memberId]) : [];
  const recent = await listEndedRounds(db, game, recentShown);
  const settled = await listSettledBets(db, { memberId, game }, { limit: betsShown });
  return ok({
    now: clock.now().toISOString(),
    currency,
    balance: formatMinor(balance?.available ?? ZERO),
    limits: {
      stakeMin: formatMinor(limits.stakeMin),
      stakeMax: formatMinor(limits.stakeMax),
      payoutMax: formatMinor(limits.payoutMax),
    },
    sessionStartedAt: session.startedAt.toISOString(),
    sessionNet: session.net.toString(),
    round: round ? toSharedRound(round) : null,
    bets: round ? bets.map((bet) => toSharedBet(bet, round)) : [],
    recent: recent.map(toSharedRound),
    rounds: settled.map(toGameRound),
  });
}

const cursorPattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * A page of the member's settled bets, newest first. A cursor that we did not make is malformed.
 */
export async function readSharedBets(
  ctx: Context,
  of: { readonly memberId: string; readonly game: string },
  query: ParsedQuery<typeof listSharedBets>,
): Promise<Result<ValueOf<typeof listSharedBets>, 'malformed'>> {
  const [, at, betId] = cursorPattern.exec(query.cursor ?? '') ?? [];
  const placedAt = new Date(at ?? Number.NaN);
  if (query.cursor !== undefined && (betId === undefined || Number.isNaN(placedAt.getTime())))
    return refuse('malformed');
  const rows = await listSettledBets(ctx.db, of, {
    limit: query.limit + 1,
    ...(betId !== undefined && { behind: { placedAt, betId } }),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return ok({
    items: page.map(toGameRound),
    nextCursor:
      rows.length > query.limit && last ? `${last.placedAt.toISOString()}_${last.betId}` : null,
  });
}
