import { sql } from 'kysely';
import type { Tx } from '../../lib/context.ts';
import type { StoredRound } from './store.ts';

/** A place in the order in which rounds ended. */
export type CheckPlace = { readonly endedAt: Date; readonly betId: string };

/** Locks the place up to which rounds were computed again; null: another worker has it. */
export async function lockCheckPlace(tx: Tx): Promise<CheckPlace | null> {
  const row = await tx
    .selectFrom('gameRoundCheck')
    .select(['checkedTo as endedAt', 'checkedBetId as betId'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function moveCheckPlace(tx: Tx, { endedAt, betId }: CheckPlace): Promise<void> {
  await tx.updateTable('gameRoundCheck').set({ checkedTo: endedAt, checkedBetId: betId }).execute();
}

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

/** The next rounds behind a place that had ended until then, in their order. */
export async function listRoundsToCheck(
  tx: Tx,
  { endedAt, betId }: CheckPlace,
  until: Date,
  limit: number,
): Promise<RoundToCheck[]> {
  const { rows } = await sql<RoundToCheck>`
    with ended as (
      select r.bet_id, r.played_at as ended_at from game_round r
      where r.played_at between ${endedAt} and ${until}
        and not exists (select from game_step_round s where s.bet_id = r.bet_id)
      union all
      select s.bet_id, s.ended_at from game_step_round s
      where s.ended_at between ${endedAt} and ${until}
    ), next as (
      select * from ended where (ended_at, bet_id) > (${endedAt}, ${betId})
      order by ended_at, bet_id limit ${limit}
    )
    select r.bet_id, r.game_code, r.seed_id, r.nonce, r.choice, r.outcome, r.currency, r.receipt,
      r.played_at, next.ended_at, b.stake_minor, b.payout_minor, b.returned_minor,
      b.state = 'void' as is_void,
      f.scope, f.commitment, f.client_seed, f.server_seed_sealed
    from next
    join game_round r on r.bet_id = next.bet_id
    join bet b on b.id = r.bet_id
    join provably_fair_seed f on f.id = r.seed_id
    order by next.ended_at, next.bet_id`.execute(tx);
  return rows;
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
