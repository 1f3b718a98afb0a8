import type { DeskRound, listDeskRounds } from '@khelaghor/contract/play/game-desk.ts';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { findGame, finishedGames } from '@khelaghor/game-list/games.ts';
import type { HouseGame } from '../../lib/area.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { findMismatch, findRoundToCheck, listActs } from '../inhouse/index.ts';
import { findBetMismatchOf } from '../shared-rounds/index.ts';
import { findDeskBet, findMemberId, listDeskBets } from './desk-store.ts';
import type { DeskBet } from './desk-store.ts';

const gameCodes = finishedGames.map(({ code }) => code);

const toDeskRound = (bet: DeskBet): Omit<DeskRound, 'decided'> => ({
  betId: bet.betId,
  gameCode: bet.gameCode,
  title: { bn: bet.titleBn, en: bet.titleEn },
  account: bet.account,
  currency: bet.currency,
  stake: String(bet.stakeMinor),
  payout: String(bet.payoutMinor),
  state: bet.state,
  placedAt: bet.placedAt.toISOString(),
  settledAt: bet.settledAt?.toISOString() ?? null,
});

type SeededFairness = Exclude<Fairness, { kind: 'lottery' }>;

/** Computes a round again; the part that differs, null: none does. */
async function recompute(ctx: Context, tx: Tx, bet: DeskBet): Promise<string | null> {
  const round = await findRoundToCheck(tx, bet.betId);
  if (!round) return findBetMismatchOf(ctx, tx, bet);
  return findMismatch(ctx, round, await listActs(tx, bet.betId));
}

async function readDecided(
  ctx: Context,
  tx: Tx,
  bet: DeskBet,
  fairness: SeededFairness,
): Promise<DeskRound['decided']> {
  const game = findGame(bet.gameCode);
  const { choice: rawChoice, outcome: rawOutcome, nonce } = fairness.round;
  const choice = game?.parseChoice(rawChoice);
  const outcome = game?.parseOutcome(rawOutcome);
  if (!game || !choice || !outcome) return null;
  const { scope, commitment, clientSeed, serverSeed } = fairness;
  return {
    scope,
    choice: game.choiceWords(choice),
    outcome: game.outcomeWords(choice, outcome),
    commitment,
    clientSeed,
    nonce,
    serverSeed,
    mismatch: await recompute(ctx, tx, bet),
    steps: [...game.explain(choice, outcome)],
  };
}

/**
 * Finds a round of any in-house game by the id of its bet, and computes it again. Nothing of what
 * decides a running round is told; a server seed only when its pair is revealed.
 */
export function findDeskRound(
  ctx: Context,
  houseGames: readonly HouseGame[],
  betId: string,
): Promise<Result<DeskRound, 'round_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const bet = await findDeskBet(tx, gameCodes, betId);
    if (!bet) return refuse('round_unknown');
    const game = houseGames.find(({ code }) => code === bet.gameCode);
    const fairness = await game?.fairness(ctx, tx, bet.memberId, betId);
    const isTold = fairness && fairness !== 'round_open' && fairness.kind !== 'lottery';
    const decided = isTold ? await readDecided(ctx, tx, bet, fairness) : null;
    return ok({ ...toDeskRound(bet), decided });
  });
}

/** A page of a member's rounds of in-house games, newest first. */
export async function readDeskRounds(
  ctx: Context,
  { account, cursor, limit }: ParsedQuery<typeof listDeskRounds>,
): Promise<Result<ValueOf<typeof listDeskRounds>, 'member_unknown' | 'malformed'>> {
  const behind = readCursor(cursor);
  if (behind === undefined) return refuse('malformed');
  const memberId = await findMemberId(ctx.db, account);
  if (memberId === undefined) return refuse('member_unknown');
  const found = await listDeskBets(ctx.db, gameCodes, { memberId, behind, limit: limit + 1 });
  const last = found.length > limit ? found[limit - 1] : undefined;
  return ok({
    items: found.slice(0, limit).map(toDeskRound),
    nextCursor: makeCursor(last && { createdAt: last.placedAt, id: last.betId }),
  });
}
