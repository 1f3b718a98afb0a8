import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Act } from '@khelaghor/game-engine/step-acts.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { ActiveSeed } from './store.ts';

/** A round of many steps, open or ended. */
export type StepRoundRow = {
  betId: string;
  memberId: string;
  gameCode: string;
  /** The game session that opened it. */
  gameSessionId: string;
  seedId: string;
  nonce: number;
  choice: unknown;
  currency: StakeCurrency;
  stakeMinor: bigint;
  payoutMaxMinor: bigint;
  receipt: Buffer;
  openedAt: Date;
  touchedAt: Date;
  endedAt: Date | null;
};

/** What was done in a round, with the caller's key and the receipt. */
export type StoredAct = Act & { number: number; key: string; receipt: Buffer; madeAt: Date };

/** A pair of seeds that is locked until the transaction ends. */
export type HeldSeed = ActiveSeed & { memberId: string; scope: string };

/**
 * Locks pairs in use by their ids. Opening a round on a pair and revealing the pair take the same
 * lock.
 */
export async function lockSeeds(
  tx: Tx,
  seedIds: readonly string[],
): Promise<ReadonlyMap<string, HeldSeed>> {
  const { rows } = await sql<HeldSeed>`
    select id, member_id, scope, server_seed_sealed, commitment, client_seed, next_nonce
    from provably_fair_seed
    where id = any (${toPlainArray(seedIds)}::uuid[]) and state = 'active'
    order by id for update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes the next nonce of a locked pair. */
export async function takeNonce(tx: Tx, { id, nextNonce }: ActiveSeed): Promise<void> {
  await tx
    .updateTable('provablyFairSeed')
    .set({ nextNonce: nextNonce + 1 })
    .where('id', '=', id)
    .execute();
}

/** Whether a round is open on a pair of seeds. */
export async function hasOpenRound(tx: Tx, seedId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gameStepRound')
    .select('betId')
    .where('seedId', '=', seedId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertStepRound(
  tx: Tx,
  round: Omit<StepRoundRow, 'choice' | 'touchedAt' | 'endedAt'> & { choice: Plain },
): Promise<void> {
  await tx
    .insertInto('gameStepRound')
    .values({ ...round, choice: JSON.stringify(round.choice), touchedAt: round.openedAt })
    .execute();
}

const selectStepRounds = (db: Database) =>
  db
    .selectFrom('gameStepRound')
    .select([
      'betId',
      'memberId',
      'gameCode',
      'gameSessionId',
      'seedId',
      'nonce',
      'choice',
      'currency',
      'stakeMinor',
      'payoutMaxMinor',
      'receipt',
      'openedAt',
      'touchedAt',
      'endedAt',
    ])
    // A check of the table allows only these.
    .$narrowType<{ currency: StakeCurrency }>();

/** Returns the member's open round of a game, if there is one. */
export function findOpenRound(
  db: Database,
  { memberId, game }: { memberId: string; game: string },
): Promise<StepRoundRow | undefined> {
  return selectStepRounds(db)
    .where('memberId', '=', memberId)
    .where('gameCode', '=', game)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** Returns one of the member's rounds of many steps, open or ended. */
export function findStepRound(
  db: Database,
  memberId: string,
  betId: string,
): Promise<StepRoundRow | undefined> {
  return selectStepRounds(db)
    .where('betId', '=', betId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: steps of one round follow one another. */
export function lockStepRound(tx: Tx, betId: string): Promise<StepRoundRow | undefined> {
  return selectStepRounds(tx).where('betId', '=', betId).forUpdate().executeTakeFirst();
}

/** Returns the ids of open rounds in which nothing was done since a time, the longest first. */
export async function listIdleRounds(
  db: Database,
  since: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('gameStepRound')
    .select('betId')
    .where('endedAt', 'is', null)
    .where('touchedAt', '<=', since)
    .orderBy('touchedAt')
    .limit(limit)
    .execute();
  return rows.map(({ betId }) => betId);
}

/** Returns the open rounds of a game with the largest stakes, and the accounts of their members. */
export async function listLargestRounds(
  db: Database,
  gameCode: string,
  limit: number,
): Promise<readonly (StepRoundRow & { readonly account: string })[]> {
  const rows = await selectStepRounds(db)
    .innerJoin('member', 'member.id', 'gameStepRound.memberId')
    .select('member.username as account')
    .where('gameCode', '=', gameCode)
    .where('endedAt', 'is', null)
    .orderBy('stakeMinor', 'desc')
    .limit(limit)
    .execute();
  return rows;
}

/** Returns the steps of a round and what ended it, in order. */
export function listActs(db: Database, betId: string): Promise<StoredAct[]> {
  return db
    .selectFrom('gameStep')
    .select(['number', 'key', 'act', 'step', 'receipt', 'madeAt'])
    .where('betId', '=', betId)
    .orderBy('number')
    .$narrowType<Pick<StoredAct, 'act'>>()
    .execute();
}

/** Writes what was done in a locked round. */
export async function insertAct(tx: Tx, betId: string, act: StoredAct): Promise<void> {
  await tx
    .insertInto('gameStep')
    .values({ betId, ...act })
    .execute();
}

/** Notes when something was done in a locked round, and whether that ended it. */
export async function touchStepRound(
  tx: Tx,
  betId: string,
  { at, isOver }: { at: Date; isOver: boolean },
): Promise<void> {
  await tx
    .updateTable('gameStepRound')
    .set({ touchedAt: at, endedAt: isOver ? at : null })
    .where('betId', '=', betId)
    .execute();
}
