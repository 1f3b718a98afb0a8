import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** A bet in a shared round, as it is stored. */
export type BetRow = {
  betId: string;
  roundId: string;
  memberId: string;
  gameCode: string;
  gameSessionId: string;
  seat: number;
  choice: unknown;
  currency: StakeCurrency;
  stakeMinor: bigint;
  /** The multiplier of its auto cash-out, in hundredths. */
  autoCashOut: number;
  receipt: Buffer;
  placedAt: Date;
  /** The multiplier at which its player cashed out. */
  cashedOut: number | null;
};

const selectBets = (db: Database) =>
  db
    .selectFrom('sharedBet')
    .select([
      'betId',
      'roundId',
      'memberId',
      'gameCode',
      'gameSessionId',
      'seat',
      'choice',
      'currency',
      'stakeMinor',
      'autoCashOut',
      'receipt',
      'placedAt',
      'cashedOut',
    ])
    // A check of the table allows only these.
    .$narrowType<Pick<BetRow, 'currency'>>();

/** Writes new bets; false when a seat was taken by another process meanwhile. */
export async function insertSharedBets(
  tx: Tx,
  bets: readonly (Omit<BetRow, 'choice' | 'cashedOut'> & { readonly choice: Plain })[],
): Promise<boolean> {
  if (bets.length === 0) return true;
  const written = await tx
    .insertInto('sharedBet')
    .values(bets.map((bet) => ({ ...bet, choice: JSON.stringify(bet.choice) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('betId')
    .execute();
  return written.length === bets.length;
}

/** One of the member's bets. */
export const findSharedBet = (
  db: Database,
  memberId: string,
  betId: string,
): Promise<BetRow | undefined> =>
  selectBets(db).where('betId', '=', betId).where('memberId', '=', memberId).executeTakeFirst();

/** Bets of any members, locked in the order of their ids until the transaction ends. */
export const lockSharedBets = (tx: Tx, betIds: readonly string[]): Promise<BetRow[]> =>
  selectBets(tx).where('betId', 'in', betIds).orderBy('betId').forUpdate().execute();

/** The bets of members in a round. */
export const listBetsOf = (
  db: Database,
  roundId: string,
  memberIds: readonly string[],
): Promise<BetRow[]> =>
  selectBets(db)
    .where('roundId', '=', roundId)
    .where('memberId', 'in', memberIds)
    .orderBy('seat')
    .execute();

/** How many bets a round has. */
export async function countBets(db: Database, roundId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sharedBet')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('roundId', '=', roundId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes the multipliers at which players cashed their locked bets out, once. */
export async function writeCashOuts(
  tx: Tx,
  cashOuts: readonly {
    readonly betId: string;
    readonly cashedOut: number;
    readonly cashedOutAt: Date;
  }[],
): Promise<void> {
  if (cashOuts.length === 0) return;
  await sql`
    update shared_bet s set cashed_out = c.cashed_out, cashed_out_at = c.cashed_out_at
    from unnest(
      ${toPlainArray(cashOuts.map(({ betId }) => betId))}::uuid[],
      ${toPlainArray(cashOuts.map(({ cashedOut }) => cashedOut))}::int[],
      ${cashOuts.map(({ cashedOutAt }) => cashedOutAt)}::timestamptz[]
    ) as c (bet_id, cashed_out, cashed_out_at)
    where s.bet_id = c.bet_id`.execute(tx);
}

/** A bet of a round, with the name of its player. */
export type NamedBet = Pick<
  BetRow,
  'betId' | 'currency' | 'stakeMinor' | 'autoCashOut' | 'cashedOut'
> & {
  username: string;
};

/** All bets of a round with their players' names. */
export async function listNamedBets(db: Database, roundId: string): Promise<NamedBet[]> {
  const { rows } = await sql<NamedBet>`
    select s.bet_id, s.currency, s.stake_minor, s.auto_cash_out, s.cashed_out, m.username
    from shared_bet s join member m on m.id = s.member_id
    where s.round_id = ${roundId}`.execute(db);
  return rows;
}

/** The names of members by their ids. */
export async function findUsernames(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from member where id = any (${toPlainArray(memberIds)}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** A bet whose round is settled, with what it came to. */
export type SettledBetRow = BetRow & {
  number: bigint;
  state: string;
  payoutMinor: bigint;
  returnedMinor: bigint;
  crashPoint: string | null;
  startsAt: Date | null;
  interruptedAt: Date | null;
};

const settledColumns = sql`
  s.bet_id, s.round_id, s.member_id, s.game_code, s.game_session_id, s.seat, s.choice, s.currency,
  s.stake_minor, s.auto_cash_out, s.receipt, s.placed_at, s.cashed_out, r.number, r.crash_point,
  r.starts_at, r.interrupted_at,
  b.state, b.payout_minor, b.returned_minor`;

/** One of the member's bets with what it came to; the state says whether it is settled. */
export async function findSettledBet(
  db: Database,
  memberId: string,
  betId: string,
): Promise<SettledBetRow | undefined> {
  const { rows } = await sql<SettledBetRow>`
    select ${settledColumns}
    from shared_bet s
    join shared_round r on r.id = s.round_id
    join bet b on b.id = s.bet_id
    where s.bet_id = ${betId} and s.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The bets of a round with what they came to. */
export async function listSettledOf(db: Database, roundId: string): Promise<SettledBetRow[]> {
  const { rows } = await sql<SettledBetRow>`
    select ${settledColumns}
    from shared_bet s
    join shared_round r on r.id = s.round_id
    join bet b on b.id = s.bet_id
    where s.round_id = ${roundId}
    order by s.bet_id`.execute(db);
  return rows;
}

/** The member's settled bets of a game, newest first, after a position in the list. */
export async function listSettledBets(
  db: Database,
  { memberId, game }: { readonly memberId: string; readonly game: string },
  page: { readonly limit: number; readonly behind?: { placedAt: Date; betId: string } },
): Promise<SettledBetRow[]> {
  const { placedAt, betId } = page.behind ?? {};
  const { rows } = await sql<SettledBetRow>`
    select ${settledColumns}
    from shared_bet s
    join shared_round r on r.id = s.round_id
    join bet b on b.id = s.bet_id
    where s.member_id = ${memberId} and s.game_code = ${game} and b.state <> 'running'
      and r.crash_point is not null
      and (${placedAt ?? null}::timestamptz is null
        or (s.placed_at, s.bet_id) < (${placedAt ?? null}::timestamptz, ${betId ?? null}::uuid))
    order by s.placed_at desc, s.bet_id desc
    limit ${page.limit}`.execute(db);
  return rows;
}
