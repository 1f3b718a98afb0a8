import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { StoredAct } from './step-store.ts';
import type { StoredRound } from './store.ts';

/** A round with the seeds that it was played on. */
export type RoundToCheck = StoredRound & {
  /** One of many steps ends later than it began. */
  endedAt: Date;
  scope: string;
  commitment: string;
  clientSeed: string | null;
  serverSeedSealed: Buffer;
  isVoid: boolean;
};

const toCheckColumns = sql`
  r.bet_id, r.game_code, r.seed_id, r.nonce, r.choice, r.outcome, r.currency, r.receipt,
  r.played_at, b.stake_minor, b.payout_minor, b.returned_minor, b.state = 'void' as is_void,
  f.scope, f.commitment, f.client_seed, f.server_seed_sealed`;

/** A finished round with the seeds that it was played on; undefined: there is none. */
export async function findRoundToCheck(
  db: Database,
  betId: string,
): Promise<RoundToCheck | undefined> {
  const { rows } = await sql<RoundToCheck>`
    select ${toCheckColumns}, coalesce(s.ended_at, r.played_at) as ended_at
    from game_round r
    join bet b on b.id = r.bet_id
    join provably_fair_seed f on f.id = r.seed_id
    left join game_step_round s on s.bet_id = r.bet_id
    where r.bet_id = ${betId}`.execute(db);
  return rows[0];
}

/** Rounds by their bets, in the order of these. One that players share is not among them. */
export async function listRoundsOf(tx: Tx, betIds: readonly string[]): Promise<RoundToCheck[]> {
  const { rows } = await sql<RoundToCheck>`
    select ${toCheckColumns}, coalesce(s.ended_at, r.played_at) as ended_at
    from unnest(${toPlainArray(betIds)}::uuid[]) with ordinality as ended (bet_id, nth)
    join game_round r on r.bet_id = ended.bet_id
    join bet b on b.id = r.bet_id
    join provably_fair_seed f on f.id = r.seed_id
    left join game_step_round s on s.bet_id = r.bet_id
    order by ended.nth`.execute(tx);
  return rows;
}

/** The next rounds behind one, by their bets: a round is stored whole, whenever it ended. */
export async function listRoundsAfter(
  tx: Tx,
  betId: string,
  limit: number,
): Promise<RoundToCheck[]> {
  const { rows } = await sql<RoundToCheck>`
    select ${toCheckColumns}, r.played_at as ended_at
    from game_round r
    join bet b on b.id = r.bet_id
    join provably_fair_seed f on f.id = r.seed_id
    where r.bet_id > ${betId}
    order by r.bet_id limit ${limit}`.execute(tx);
  return rows;
}

/** The steps of rounds, in order, by the bets of the rounds. */
export async function listActsOfRounds(
  tx: Tx,
  betIds: readonly string[],
): Promise<Map<string, StoredAct[]>> {
  if (betIds.length === 0) return new Map();
  const acts = await tx
    .selectFrom('gameStep')
    .select(['betId', 'number', 'key', 'act', 'step', 'receipt', 'madeAt'])
    .where('betId', 'in', betIds)
    .orderBy('betId')
    .orderBy('number')
    .$narrowType<Pick<StoredAct, 'act'>>()
    .execute();
  return Map.groupBy(acts, ({ betId }) => betId);
}

/** The part of a round that comes out otherwise when it is computed again. */
export type MismatchPart = 'commitment' | 'outcome' | 'payout' | 'receipt';

/** A round that came out otherwise. */
export type Mismatch = {
  readonly betId: string;
  readonly gameCode: string;
  readonly part: MismatchPart;
};

/** Writes mismatches down; returns those that were not known. */
export async function insertMismatches(
  tx: Tx,
  mismatches: readonly Mismatch[],
  foundAt: Date,
): Promise<string[]> {
  const rows = await tx
    .insertInto('gameRoundMismatch')
    .values(mismatches.map((mismatch) => ({ ...mismatch, foundAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('betId')
    .execute();
  return rows.map(({ betId }) => betId);
}
