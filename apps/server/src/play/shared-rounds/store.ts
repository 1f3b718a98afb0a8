import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';

/** Why a round is void; the first two come before its number of the beacon is made. */
export type VoidReason = 'called_off' | 'clock_was_wrong' | 'beacon_missing';

/** A shared round as it is stored, with what its chain committed to. */
export type RoundRow = {
  id: string;
  gameCode: string;
  number: bigint;
  chainId: string;
  chainIndex: number;
  head: string;
  length: number;
  commitment: string;
  beaconRound: bigint | null;
  state: 'betting' | 'closed' | 'running' | 'ended' | 'void';
  openedAt: Date;
  closesAt: Date;
  clientSeed: string | null;
  beaconRandomness: string | null;
  beaconSignature: string | null;
  startsAt: Date | null;
  /** When a round from before decision 0099 was interrupted. */
  interruptedAt: Date | null;
  voidedAt: Date | null;
  voidReason: VoidReason | null;
  endedAt: Date | null;
  serverSeed: string | null;
  crashPoint: string | null;
  settledAt: Date | null;
};

const selectRounds = (db: Database) =>
  db
    .selectFrom('sharedRound as r')
    .innerJoin('sharedChain as c', 'c.id', 'r.chainId')
    .select([
      'r.id',
      'r.gameCode',
      'r.number',
      'r.chainId',
      'r.chainIndex',
      'c.head',
      'c.length',
      'r.commitment',
      'r.beaconRound',
      'r.state',
      'r.openedAt',
      'r.closesAt',
      'r.clientSeed',
      'r.beaconRandomness',
      'r.beaconSignature',
      'r.startsAt',
      'r.interruptedAt',
      'r.voidedAt',
      'r.voidReason',
      'r.endedAt',
      'r.serverSeed',
      'r.crashPoint',
      'r.settledAt',
    ])
    // A check of the table allows only these.
    .$narrowType<Pick<RoundRow, 'state' | 'voidReason'>>();

/** The round of a game that is not settled, if there is one. */
export const findOpenRound = (db: Database, gameCode: string): Promise<RoundRow | undefined> =>
  selectRounds(db)
    .where('r.gameCode', '=', gameCode)
    .where('r.settledAt', 'is', null)
    .executeTakeFirst();

/** The last round of a game, settled or not. */
export const findLastRound = (db: Database, gameCode: string): Promise<RoundRow | undefined> =>
  selectRounds(db)
    .where('r.gameCode', '=', gameCode)
    .orderBy('r.number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findRoundById = (db: Database, id: string): Promise<RoundRow | undefined> =>
  selectRounds(db).where('r.id', '=', id).executeTakeFirst();

/** Returns a round, locked until the transaction ends. */
export async function lockRound(tx: Tx, id: string): Promise<RoundRow | undefined> {
  await sql`select from shared_round where id = ${id} for update`.execute(tx);
  return findRoundById(tx, id);
}

/**
 * The unsettled round of a game, which does not change until the transaction ends: phases wait for
 * the bets and cash-outs in progress.
 */
export async function lockOpenRoundShared(tx: Tx, gameCode: string): Promise<RoundRow | undefined> {
  await sql`select from shared_round where game_code = ${gameCode} and settled_at is null for share`.execute(
    tx,
  );
  return findOpenRound(tx, gameCode);
}

/** The last rounds of a game that ended, newest first. */
export const listEndedRounds = (
  db: Database,
  gameCode: string,
  limit: number,
): Promise<RoundRow[]> =>
  selectRounds(db)
    .where('r.gameCode', '=', gameCode)
    .where('r.state', '=', 'ended')
    .orderBy('r.number', 'desc')
    .limit(limit)
    .execute();

/** The games that have a round which is not settled. */
export async function listUnsettledGames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('sharedRound')
    .select('gameCode')
    .where('settledAt', 'is', null)
    .execute();
  return rows.map(({ gameCode }) => gameCode);
}

export async function insertRound(
  tx: Tx,
  round: Pick<
    RoundRow,
    | 'id'
    | 'gameCode'
    | 'number'
    | 'chainId'
    | 'chainIndex'
    | 'commitment'
    | 'beaconRound'
    | 'openedAt'
    | 'closesAt'
  >,
): Promise<void> {
  await tx
    .insertInto('sharedRound')
    .values({ ...round, state: 'betting' })
    .execute();
}

/**
 * Waits for the cash-outs that are being written, and keeps the round as it is until the
 * transaction ends. Returns whether it still runs.
 */
export async function lockRunningShared(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ isRunning: boolean }>`
    select state = 'running' as is_running from shared_round where id = ${id} for share`.execute(
    tx,
  );
  return rows[0]?.isRunning === true;
}

/** Writes the next phase of a round. The table refuses what cannot follow. */
export async function updateRound(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      RoundRow,
      | 'state'
      | 'clientSeed'
      | 'beaconRandomness'
      | 'beaconSignature'
      | 'startsAt'
      | 'voidedAt'
      | 'voidReason'
      | 'endedAt'
      | 'serverSeed'
      | 'crashPoint'
      | 'settledAt'
    >
  >,
): Promise<void> {
  await tx.updateTable('sharedRound').set(change).where('id', '=', id).execute();
}

/** Takes a settled round that was not computed again yet; one of another worker is passed over. */
export async function takeUncheckedRound(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('sharedRound')
    .select('id')
    .where('settledAt', 'is not', null)
    .where('checkedAt', 'is', null)
    .orderBy('settledAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The rounds that were settled since a time, and computed again once, the oldest first. */
export async function listCheckedRounds(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sharedRound')
    .select('id')
    .where('settledAt', '>', since)
    .where('checkedAt', 'is not', null)
    .orderBy('settledAt')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markChecked(tx: Tx, id: string, checkedAt: Date): Promise<void> {
  await tx.updateTable('sharedRound').set({ checkedAt }).where('id', '=', id).execute();
}
