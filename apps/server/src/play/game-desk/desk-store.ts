import { sql } from 'kysely';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import type { Database } from '../../lib/context.ts';

/** The rounds of a game in one currency that are not over. */
export type OpenSum = {
  readonly gameCode: string;
  readonly currency: StakeCurrency;
  readonly rounds: number;
  readonly stake: bigint;
  readonly payoutMax: bigint;
};

/** The open rounds of all games of many steps, and the bets of shared rounds that still run. */
export async function listOpenSums(db: Database): Promise<OpenSum[]> {
  const { rows } = await sql<Omit<OpenSum, 'rounds'> & { rounds: bigint }>`
    select game_code, currency, count(*) as rounds, sum(stake_minor)::bigint as stake,
      sum(payout_max_minor)::bigint as payout_max
    from game_step_round where ended_at is null group by game_code, currency
    union all
    select s.game_code, s.currency, count(*), sum(s.stake_minor)::bigint,
      sum(s.stake_minor * coalesce(s.cashed_out, s.auto_cash_out) / 100)::bigint
    from shared_round r join shared_bet s on s.round_id = r.id
    where r.settled_at is null group by s.game_code, s.currency
    order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds) }));
}

/** How an in-house game is shown and whether it is open. */
export const listGameStates = (db: Database, codes: readonly string[]) =>
  db
    .selectFrom('game')
    .select(['code', 'titleBn', 'titleEn', 'open', 'maintenance'])
    .where('code', 'in', codes)
    .execute();

const mismatchKind = 'round.mismatch';

/** How many rounds of each game came out otherwise, by `game:` and its code. */
export async function countMismatches(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('eventLog')
    .select(({ fn }) => ['subject', fn.countAll<bigint>().as('count')])
    .where('kind', '=', mismatchKind)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject, Number(count)]));
}

/** The last rounds of a game that came out otherwise, newest first. */
export const listMismatches = (db: Database, gameCode: string, limit: number) =>
  db
    .selectFrom('eventLog')
    .select(['at', 'detail'])
    .where('kind', '=', mismatchKind)
    .where('subject', '=', `game:${gameCode}`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** A bet of an in-house game, with the name of its member. */
const selectBets = (db: Database, codes: readonly string[]) =>
  db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.memberId')
    .innerJoin('game', 'game.code', 'bet.gameCode')
    .select([
      'bet.id as betId',
      'bet.gameCode',
      'bet.memberId',
      'bet.currency',
      'bet.stakeMinor',
      'bet.payoutMinor',
      'bet.state',
      'bet.placedAt',
      'bet.settledAt',
      'member.username as account',
      'game.titleBn',
      'game.titleEn',
    ])
    .where('bet.gameCode', 'in', codes)
    // Checks of the table allow only these.
    .$narrowType<{ currency: StakeCurrency; state: 'running' | 'won' | 'lost' | 'void' }>();

/** A bet as it is looked up. */
export type DeskBet = Awaited<ReturnType<ReturnType<typeof selectBets>['executeTakeFirstOrThrow']>>;

/** One bet; undefined when it is none of these games. */
export const findDeskBet = (db: Database, codes: readonly string[], betId: string) =>
  selectBets(db, codes).where('bet.id', '=', betId).executeTakeFirst();

/** The bets of a member, newest first, behind a place. */
export function listDeskBets(
  db: Database,
  codes: readonly string[],
  {
    memberId,
    behind,
    limit,
  }: { memberId: string; behind: { at: Date; id: string } | null; limit: number },
): Promise<DeskBet[]> {
  const bets = selectBets(db, codes).where('bet.memberId', '=', memberId);
  const later = behind
    ? bets.where(sql<boolean>`(bet.placed_at, bet.id) < (${behind.at}, ${behind.id}::uuid)`)
    : bets;
  return later.orderBy('bet.placedAt', 'desc').orderBy('bet.id', 'desc').limit(limit).execute();
}

/** The id of a member by their account as it was typed; undefined: there is no such member. */
export async function findMemberId(db: Database, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('username', 'in', [account, foldSearch(account)])
    .orderBy(sql`username = ${account}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
