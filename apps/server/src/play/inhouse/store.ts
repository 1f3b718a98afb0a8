import { sql } from 'kysely';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** The pair of seeds in use, with its server seed still encrypted. */
export type ActiveSeed = {
  id: string;
  serverSeedSealed: Buffer;
  commitment: string;
  clientSeed: string;
  nextNonce: number;
};

/**
 * Commits to a fresh server seed as the member's next pair. An existing pair stays, so that two
 * concurrent calls commit once.
 */
export async function insertNextSeed(
  tx: Tx,
  seed: { id: string; memberId: string; scope: string; sealed: Buffer; commitment: string },
): Promise<void> {
  await sql`insert into provably_fair_seed (
      id, member_id, scope, server_seed_sealed, commitment, state
    ) values (
      ${seed.id}, ${seed.memberId}, ${seed.scope}, ${seed.sealed}, ${seed.commitment}, 'next'
    )
    on conflict (member_id, scope) where state = 'next' do nothing`.execute(tx);
}

/** Starts the committed next pair with a client seed. The table requires that it is the older. */
export async function startNextSeed(
  tx: Tx,
  memberId: string,
  scope: string,
  clientSeed: string,
): Promise<void> {
  await sql`update provably_fair_seed
    set state = 'active', client_seed = ${clientSeed}, client_seed_at = clock_timestamp()
    where member_id = ${memberId} and scope = ${scope} and state = 'next'`.execute(tx);
}

/** Ends the active pair. Its server seed may be shown from now on. */
export async function revealActiveSeed(tx: Tx, seedId: string): Promise<void> {
  await sql`update provably_fair_seed set state = 'revealed', revealed_at = clock_timestamp()
    where id = ${seedId} and state = 'active'`.execute(tx);
}

/** Returns the member's active pair, locked until the transaction ends. */
export async function lockActiveSeed(
  tx: Tx,
  memberId: string,
  scope: string,
): Promise<ActiveSeed | null> {
  const row = await tx
    .selectFrom('provablyFairSeed')
    .select(['id', 'serverSeedSealed', 'commitment', 'clientSeed', 'nextNonce'])
    .where('memberId', '=', memberId)
    .where('scope', '=', scope)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.clientSeed === null) return null;
  return { ...row, clientSeed: row.clientSeed };
}

export type RollRequest = { memberId: string; betId: string; gameSessionId: string };

/** Everything that a roll depends on. */
export type RollContext = {
  seed: ActiveSeed | null;
  isOpen: boolean;
  /** Whether the bet's key was used before, by this or another member. */
  isKnown: boolean;
  /** Won minus staked in the game session so far. */
  net: bigint;
};

/** Reads the context of many rolls with one query. */
export async function loadRollContexts(
  db: Database,
  scope: string,
  asked: readonly RollRequest[],
): Promise<RollContext[]> {
  const { rows } = await sql<{
    id: string | null;
    serverSeedSealed: Buffer;
    commitment: string;
    clientSeed: string;
    nextNonce: number;
    isOpen: boolean;
    isKnown: boolean;
    net: bigint | null;
  }>`
    /* prepared: dice_roll_grounds */
    select * from dice_roll_grounds(
      ${scope},
      ${toPlainArray(asked.map(({ memberId }) => memberId))}::uuid[],
      ${toPlainArray(asked.map(({ betId }) => betId))}::uuid[],
      ${toPlainArray(asked.map(({ gameSessionId }) => gameSessionId))}::uuid[]
    )`.execute(db);
  return rows.map(({ id, isOpen, isKnown, net, ...seed }) => ({
    seed: id === null ? null : { id, ...seed },
    isOpen,
    isKnown,
    net: net ?? 0n,
  }));
}

/** Returns the active and the next pair, as far as they exist. */
export function listOpenSeeds(db: Database, memberId: string, scope: string) {
  return db
    .selectFrom('provablyFairSeed')
    .select(['id', 'state', 'commitment', 'clientSeed', 'nextNonce'])
    .where('memberId', '=', memberId)
    .where('scope', '=', scope)
    .where('state', 'in', ['active', 'next'])
    .execute();
}

/** Returns one pair of the member, in any state. */
export function findSeed(db: Database, memberId: string, seedId: string) {
  return db
    .selectFrom('provablyFairSeed')
    .select(['id', 'state', 'scope', 'commitment', 'clientSeed', 'serverSeedSealed'])
    .where('id', '=', seedId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
}

export type NewRoll = {
  betId: string;
  memberId: string;
  seedId: string;
  nonce: number;
  direction: 'under' | 'over';
  chance: number;
  roll: number;
  currency: StakeCurrency;
  receipt: Buffer;
  rolledAt: Date;
};

/** A roll to write, with what it adds to the sums of its game session. */
export type RollRow = NewRoll & { gameSessionId: string; stake: bigint; payout: bigint };

/** Another roll used the seed, or the seed was ended, since it was read. */
export class SeedConflictError extends Error {
  override readonly name = 'SeedConflictError';
}

/**
 * Writes rolls, steps the nonces of their seeds and adds to the sums of the game sessions, in one
 * statement. Throws `SeedConflictError` when a nonce is not the next; the caller must then roll
 * back the transaction.
 */
export async function writeRolls(tx: Tx, rolls: readonly RollRow[]): Promise<void> {
  const { rows } = await sql<{
    written: boolean;
  }>`/* prepared: dice_write_rolls */ select dice_write_rolls(
    ${toPlainArray(rolls.map(({ betId }) => betId))}::uuid[],
    ${toPlainArray(rolls.map(({ memberId }) => memberId))}::uuid[],
    ${toPlainArray(rolls.map(({ seedId }) => seedId))}::uuid[],
    ${toPlainArray(rolls.map(({ nonce }) => nonce))}::int[],
    ${toPlainArray(rolls.map(({ direction }) => direction))}::text[],
    ${toPlainArray(rolls.map(({ chance }) => chance))}::int[],
    ${toPlainArray(rolls.map(({ roll }) => roll))}::int[],
    ${toPlainArray(rolls.map(({ currency }) => currency))}::text[],
    ${toQuotedArray(rolls.map(({ receipt }) => String.raw`\x${receipt.toString('hex')}`))}::bytea[],
    ${toPlainArray(rolls.map(({ rolledAt }) => rolledAt.toISOString()))}::timestamptz[],
    ${toPlainArray(rolls.map(({ gameSessionId }) => gameSessionId))}::uuid[],
    ${toPlainArray(rolls.map(({ stake }) => stake))}::bigint[],
    ${toPlainArray(rolls.map(({ payout }) => payout))}::bigint[]
  ) as written`.execute(tx);
  if (rows[0]?.written !== true) throw new SeedConflictError('a seed has moved on');
}

/** Returns the sums of a game session; the first call starts its clock. */
export async function openDiceSession(
  db: Database,
  session: { id: string; memberId: string; currency: StakeCurrency; at: Date },
): Promise<{ startedAt: Date; net: bigint }> {
  await sql`insert into dice_session (game_session_id, member_id, currency, started_at)
    values (${session.id}, ${session.memberId}, ${session.currency}, ${session.at})
    on conflict (game_session_id) do nothing`.execute(db);
  const row = await db
    .selectFrom('diceSession')
    .select(['startedAt', 'stakedMinor', 'returnedMinor'])
    .where('gameSessionId', '=', session.id)
    .executeTakeFirstOrThrow();
  return { startedAt: row.startedAt, net: row.returnedMinor - row.stakedMinor };
}

function getRolls(db: Database, memberId: string) {
  return db
    .selectFrom('diceRoll')
    .innerJoin('bet', 'bet.id', 'diceRoll.betId')
    .select([
      'diceRoll.betId',
      'diceRoll.seedId',
      'diceRoll.nonce',
      'diceRoll.direction',
      'diceRoll.chance',
      'diceRoll.roll',
      'diceRoll.currency',
      'diceRoll.receipt',
      'diceRoll.rolledAt',
      'bet.stakeMinor',
      'bet.payoutMinor',
    ])
    .where('diceRoll.memberId', '=', memberId);
}

export type StoredRoll = NonNullable<Awaited<ReturnType<typeof findRoll>>>;

/** Returns one of the member's rolls. */
export function findRoll(db: Database, memberId: string, betId: string) {
  return getRolls(db, memberId).where('diceRoll.betId', '=', betId).executeTakeFirst();
}

/** Returns the member's rolls, newest first, after a position in the list. */
export function listRolls(
  db: Database,
  memberId: string,
  page: { limit: number; behind?: { rolledAt: Date; betId: string } },
) {
  let query = getRolls(db, memberId);
  if (page.behind !== undefined) {
    const { rolledAt, betId } = page.behind;
    query = query.where(
      sql<boolean>`(dice_roll.rolled_at, dice_roll.bet_id)
        < (${rolledAt}::timestamptz, ${betId}::uuid)`,
    );
  }
  return query
    .orderBy('diceRoll.rolledAt', 'desc')
    .orderBy('diceRoll.betId', 'desc')
    .limit(page.limit)
    .execute();
}
