import type { diceListRolls, diceGetState } from '@khelaghor/contract/play/dice.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { minorText, ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { diceLimits } from './dice-limits.ts';
import { seedsOf } from './seeds.ts';
import { listRolls, openDiceSession } from './store.ts';
import { diceRollValue } from './dice-values.ts';

const rollsShown = 20;

/** All that the game's page needs to start, and to find out what became of a roll. */
export async function readDiceState(
  ctx: Context,
  caller: GameCaller,
): Promise<Result<ValueOf<typeof diceGetState>, never>> {
  const { memberId, currency } = caller;
  const seeds = await seedsOf(ctx, ctx.db, memberId);
  const session = await openDiceSession(ctx.db, {
    id: caller.gameSessionId,
    memberId,
    currency,
    at: ctx.clock.now(),
  });
  const { walletId } = await findWalletIn(ctx.db, memberId, currency);
  const balance = await findBalance(ctx.db, walletId);
  const rolls = await listRolls(ctx.db, memberId, { limit: rollsShown });
  return ok({
    seeds,
    balance: minorText(balance?.available ?? ZERO),
    currency,
    limits: {
      stakeMin: minorText(diceLimits.stakeMin),
      stakeMax: minorText(diceLimits.stakeMax),
      payoutMax: minorText(diceLimits.payoutMax),
    },
    rolls: rolls.map(diceRollValue),
    sessionStartedAt: session.startedAt.toISOString(),
    sessionNet: session.net.toString(),
  });
}

const cursorPattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A page of the member's rolls, newest first. A cursor that we did not make is malformed. */
export async function readDiceRolls(
  ctx: Context,
  memberId: string,
  query: ParsedQuery<typeof diceListRolls>,
): Promise<Result<ValueOf<typeof diceListRolls>, 'malformed'>> {
  const [, at, betId] = cursorPattern.exec(query.cursor ?? '') ?? [];
  const rolledAt = new Date(at ?? Number.NaN);
  if (query.cursor !== undefined && (betId === undefined || Number.isNaN(rolledAt.getTime())))
    return refuse('malformed');
  const rows = await listRolls(ctx.db, memberId, {
    limit: query.limit + 1,
    ...(betId !== undefined && { behind: { rolledAt, betId } }),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return ok({
    items: page.map(diceRollValue),
    nextCursor:
      rows.length > query.limit && last ? `${last.rolledAt.toISOString()}_${last.betId}` : null,
  });
}
