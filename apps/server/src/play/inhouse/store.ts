import { sql } from 'kysely';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { insertEvents } from '../../site/outbox/index.ts';

/** Whose pairs of seeds, and of which game and version. */
export type SeedOwner = { readonly memberId: string; readonly scope: string };

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
  { memberId, scope }: SeedOwner,
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
  { memberId, scope }: SeedOwner,
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

export type RoundRequest = SeedOwner & {
  readonly game: string;
  readonly betId: string;
  readonly gameSessionId: string;
};

/** Everything that a round depends on. */
export type RoundContext = {
  seed: ActiveSeed | null;
  isOpen: boolean;
  /** Whether the bet's key was used before, by this or another member. */
  isKnown: boolean;
  /** Won minus staked in the game session so far. */
  net: bigint;
};

/** Reads the context of many rounds with one query. */
export async function loadRoundContexts(
  db: Database,
  asked: readonly RoundRequest[],
): Promise<RoundContext[]> {
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
    /* prepared: game_round_grounds */
    select * from game_round_grounds(
      ${toPlainArray(asked.map(({ game }) => game))}::text[],
      ${toPlainArray(asked.map(({ scope }) => scope))}::text[],
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
export function listOpenSeeds(db: Database, { memberId, scope }: SeedOwner) {
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

export type NewRound = {
  betId: string;
  memberId: string;
  game: string;
  seedId: string;
  nonce: number;
  choice: Plain;
  outcome: Plain;
  currency: StakeCurrency;
  receipt: Buffer;
  playedAt: Date;
};

/** A round to write, with what it adds to the sums of its game session. */
export type RoundRow = NewRound & { gameSessionId: string; stake: bigint; payout: bigint };

/** Another round used the seed, or the seed was ended, since it was read. */
export class SeedConflictError extends Error {
  override readonly name = 'SeedConflictError';
}

/** Bytes as PostgreSQL reads them in an array. */
const formatBytes = (bytes: Buffer): string => String.raw`\x${bytes.toString('hex')}`;

/**
 * Writes rounds and the events of their ends, steps the nonces of their seeds and adds to the sums
 * of the game sessions, in one statement. Throws `SeedConflictError` when a nonce is not the next;
 * the caller must then roll back the transaction.
 */
export async function writeRounds(tx: Tx, rounds: readonly RoundRow[]): Promise<void> {
  const { rows } = await sql<{
    written: boolean;
  }>`/* prepared: game_write_rounds */ select game_write_rounds(
    ${toPlainArray(rounds.map(({ betId }) => betId))}::uuid[],
    ${toPlainArray(rounds.map(({ memberId }) => memberId))}::uuid[],
    ${toPlainArray(rounds.map(({ game }) => game))}::text[],
    ${toPlainArray(rounds.map(({ seedId }) => seedId))}::uuid[],
    ${toPlainArray(rounds.map(({ nonce }) => nonce))}::int[],
    ${toQuotedArray(rounds.map(({ choice }) => JSON.stringify(choice)))}::text[],
    ${toQuotedArray(rounds.map(({ outcome }) => JSON.stringify(outcome)))}::text[],
    ${toPlainArray(rounds.map(({ currency }) => currency))}::text[],
    ${toQuotedArray(rounds.map(({ receipt }) => formatBytes(receipt)))}::bytea[],
    ${toPlainArray(rounds.map(({ playedAt }) => playedAt.toISOString()))}::timestamptz[],
    ${toPlainArray(rounds.map(({ gameSessionId }) => gameSessionId))}::uuid[],
    ${toPlainArray(rounds.map(({ stake }) => stake))}::bigint[],
    ${toPlainArray(rounds.map(({ payout }) => payout))}::bigint[]
  ) as written`.execute(tx);
  if (rows[0]?.written !== true) throw new SeedConflictError('a seed has moved on');
}

/**
 * Writes a round of many steps that has ended, and whose nonce was taken when it was opened, with
 * the event of its end.
 */
export async function insertEndedRound(tx: Tx, round: NewRound, endedAt: Date): Promise<void> {
  const { betId, memberId, game: gameCode, seedId, nonce, currency, receipt, playedAt } = round;
  const payload = { betId, gameCode };
  await sql`
    with written as (
      insert into game_round (
        bet_id, member_id, game_code, seed_id, nonce, choice, outcome, currency, receipt, played_at
      ) values (
        ${betId}, ${memberId}, ${gameCode}, ${seedId}, ${nonce}, ${JSON.stringify(round.choice)},
        ${JSON.stringify(round.outcome)}, ${currency}, ${receipt}, ${playedAt}
      )
    )
    ${insertEvents([{ kind: 'round.ended', memberId, payload, at: endedAt }])}`.execute(tx);
}

/** Adds to the sums of a game session what its member staked or got back. */
export async function addToSession(
  tx: Tx,
  session: {
    id: string;
    memberId: string;
    currency: StakeCurrency;
    at: Date;
    staked: bigint;
    returned: bigint;
  },
): Promise<void> {
  const { id, memberId, currency, at, staked, returned } = session;
  await sql`insert into game_session_sum as s (
      game_session_id, member_id, currency, started_at, staked_minor, returned_minor
    ) values (${id}, ${memberId}, ${currency}, ${at}, ${staked}, ${returned})
    on conflict (game_session_id) do update set
      staked_minor = s.staked_minor + excluded.staked_minor,
      returned_minor = s.returned_minor + excluded.returned_minor`.execute(tx);
}

/** The same for many sessions at once, those of one currency each. */
export async function addToSessions(
  tx: Tx,
  at: Date,
  sessions: readonly {
    id: string;
    memberId: string;
    currency: StakeCurrency;
    staked: bigint;
    returned: bigint;
  }[],
): Promise<void> {
  if (sessions.length === 0) return;
  await sql`insert into game_session_sum as s (
      game_session_id, member_id, currency, started_at, staked_minor, returned_minor
    )
    select id, member_id, currency, ${at}::timestamptz, sum(staked), sum(returned)
    from unnest(
      ${toPlainArray(sessions.map(({ id }) => id))}::uuid[],
      ${toPlainArray(sessions.map(({ memberId }) => memberId))}::uuid[],
      ${toPlainArray(sessions.map(({ currency }) => currency))}::text[],
      ${toPlainArray(sessions.map(({ staked }) => staked))}::bigint[],
      ${toPlainArray(sessions.map(({ returned }) => returned))}::bigint[]
    ) as a (id, member_id, currency, staked, returned)
    group by id, member_id, currency order by id
    on conflict (game_session_id) do update set
      staked_minor = s.staked_minor + excluded.staked_minor,
      returned_minor = s.returned_minor + excluded.returned_minor`.execute(tx);
}

/** Returns the sums of a game session; the first call starts its clock. */
export async function openSessionSum(
  db: Database,
  session: { id: string; memberId: string; currency: StakeCurrency; at: Date },
): Promise<{ startedAt: Date; net: bigint }> {
  await sql`insert into game_session_sum (game_session_id, member_id, currency, started_at)
    values (${session.id}, ${session.memberId}, ${session.currency}, ${session.at})
    on conflict (game_session_id) do nothing`.execute(db);
  const row = await db
    .selectFrom('gameSessionSum')
    .select(['startedAt', 'stakedMinor', 'returnedMinor'])
    .where('gameSessionId', '=', session.id)
    .executeTakeFirstOrThrow();
  return { startedAt: row.startedAt, net: row.returnedMinor - row.stakedMinor };
}

function selectRounds(db: Database, memberId: string) {
  return db
    .selectFrom('gameRound')
    .innerJoin('bet', 'bet.id', 'gameRound.betId')
    .select([
      'gameRound.betId',
      'gameRound.gameCode',
      'gameRound.seedId',
      'gameRound.nonce',
      'gameRound.choice',
      'gameRound.outcome',
      'gameRound.currency',
      'gameRound.receipt',
      'gameRound.playedAt',
      'bet.stakeMinor',
      'bet.payoutMinor',
      'bet.returnedMinor',
    ])
    .where('gameRound.memberId', '=', memberId);
}

export type StoredRound = NonNullable<Awaited<ReturnType<typeof findRound>>>;

/** Returns one of the member's rounds, of any game. */
export function findRound(db: Database, memberId: string, betId: string) {
  return selectRounds(db, memberId).where('gameRound.betId', '=', betId).executeTakeFirst();
}

/** Returns the member's rounds of a game, newest first, after a position in the list. */
export function listRounds(
  db: Database,
  { memberId, game }: { memberId: string; game: string },
  page: { limit: number; behind?: { playedAt: Date; betId: string } },
) {
  let query = selectRounds(db, memberId).where('gameRound.gameCode', '=', game);
  if (page.behind !== undefined) {
    const { playedAt, betId } = page.behind;
    query = query.where(
      sql<boolean>`(game_round.played_at, game_round.bet_id)
        < (${playedAt}::timestamptz, ${betId}::uuid)`,
    );
  }
  return query
    .orderBy('gameRound.playedAt', 'desc')
    .orderBy('gameRound.betId', 'desc')
    .limit(page.limit)
    .execute();
}
