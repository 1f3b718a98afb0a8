import type { DividedJackpot, Issue, lotteryGetGame } from '@khelaghor/contract/play/lottery.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { getPoolRates, listPoolPlays, listPoolTiers } from '@khelaghor/engine-lottery/public.ts';
import type { Family, PoolRates, Ticket } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { jackpotAccount } from '@khelaghor/ledger/account.ts';
import { STAKE_CURRENCIES } from '@khelaghor/money/currency.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';
import { getFamily } from './game-config.ts';

/** A pool that is locked until the transaction ends. Amounts are in minor units. */
export type LockedJackpot = {
  tier: string;
  currency: StakeCurrency;
  poolAccountId: string;
  reserveAccountId: string;
  /** The fraction of a minor unit that stakes have added beyond whole ones. */
  carry: Ratio;
  pool: bigint;
  reserve: bigint;
};

/** Names a pool among those of a game. */
export type JackpotName = { tier: string; currency: StakeCurrency };

/** Opens the pools of a game that do not exist yet. */
async function openJackpots(
  tx: Tx,
  gameCode: string,
  names: readonly JackpotName[],
): Promise<void> {
  for (const { tier, currency } of names) {
    const name = { game: gameCode, tier };
    const poolAccountId = await openAccount(tx, jackpotAccount('jackpot_pool', name, currency));
    const reserveAccountId = await openAccount(
      tx,
      jackpotAccount('jackpot_reserve', name, currency),
    );
    await tx
      .insertInto('lotteryJackpot')
      .values({ gameCode, tier, currency, poolAccountId, reserveAccountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Locks the pools of a game in the order of their names, with those of `needed`, which are opened
 * where they do not exist. Every caller that moves a pool's money holds its lock, so that its
 * balances stand.
 */
export async function lockJackpots(
  tx: Tx,
  gameCode: string,
  needed: readonly JackpotName[],
): Promise<LockedJackpot[]> {
  await openJackpots(tx, gameCode, needed);
  await sql`
    select from lottery_jackpot where game_code = ${gameCode}
    order by tier, currency for update`.execute(tx);
  // A statement of its own: the balances as they are behind the locks.
  const { rows } = await sql<Omit<LockedJackpot, 'carry'> & { carryNum: bigint; carryDen: bigint }>`
    select j.tier, j.currency, j.pool_account_id, j.reserve_account_id, j.carry_num, j.carry_den,
      p.balance_minor as pool, r.balance_minor as reserve
    from lottery_jackpot j
    join ledger_balance p on p.account_id = j.pool_account_id
    join ledger_balance r on r.account_id = j.reserve_account_id
    where j.game_code = ${gameCode} order by j.tier, j.currency`.execute(tx);
  return rows.map(({ carryNum, carryDen, ...row }) => ({
    ...row,
    carry: ratio(carryNum, carryDen),
  }));
}

/** Keeps the fraction that is left of a locked pool's contributions. */
export async function updateCarry(
  tx: Tx,
  gameCode: string,
  { tier, currency }: JackpotName,
  carry: Ratio,
): Promise<void> {
  await tx
    .updateTable('lotteryJackpot')
    .set({ carryNum: carry.num, carryDen: carry.den })
    .where('gameCode', '=', gameCode)
    .where('tier', '=', tier)
    .where('currency', '=', currency)
    .execute();
}

/** A ticket on a play with pools. */
export type PoolTicket = {
  betId: string;
  /** The whole ticket, also where the bet is of some of its shares. */
  ticket: Ticket;
  currency: StakeCurrency;
  /** Of the bet. */
  stake: bigint;
  /** Whether it stands for the whole ticket: of a group's, the organiser's own shares do. */
  isWhole: boolean;
};

/** Tickets of an issue on some plays that were not cancelled, in the order of their ids. */
export async function listPoolTickets(
  db: Database,
  page: { issueId: string; plays: readonly string[]; behind: string | undefined; limit: number },
): Promise<PoolTicket[]> {
  let tickets = db
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .leftJoin('lotteryGroupShare as s', 's.betId', 't.betId')
    .where('t.issueId', '=', page.issueId)
    .where('t.play', 'in', page.plays)
    .where('b.state', '<>', 'void')
    .select(['t.betId', 't.play', 't.selection', 't.series', 't.stakePerLineMinor'])
    .select(['b.currency', 'b.stakeMinor', 'b.returnedMinor', 's.role'])
    .orderBy('t.betId')
    .limit(page.limit);
  if (page.behind !== undefined) tickets = tickets.where('t.betId', '>', page.behind);
  const rows = await tickets.execute();
  return rows.map(({ betId, currency, play, selection, series, ...row }) => ({
    betId,
    ticket: { play, selection, series, stakePerLine: minor(row.stakePerLineMinor) },
    currency: currency as StakeCurrency,
    stake: row.stakeMinor - row.returnedMinor,
    isWhole: row.role === null || row.role === 'organiser',
  }));
}

const selectDivided = (db: Database) =>
  db.selectFrom('lotteryIssueJackpot').selectAll().orderBy('tier').orderBy('currency');

type DividedRow = Awaited<ReturnType<ReturnType<typeof selectDivided>['executeTakeFirstOrThrow']>>;

const toDividedValue = (row: DividedRow): DividedJackpot => ({
  tier: row.tier,
  currency: row.currency as StakeCurrency,
  stake: String(row.stakeMinor),
  contributed: String(row.contributedMinor),
  reserved: String(row.reservedMinor),
  pool: String(row.poolMinor),
  winningStake: String(row.winningStakeMinor),
  winners: row.winners,
  paid: String(row.paidMinor),
  seeded: String(row.seededMinor),
});

/** How issues divided their pools, by issue; one that divided none has no entry. */
async function readDivided(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DividedRow[]>> {
  if (issueIds.length === 0) return new Map();
  const rows = await selectDivided(db)
    .where('issueId', '=', sql<string>`any (${toPlainArray(issueIds)}::uuid[])`)
    .execute();
  return Map.groupBy(rows, ({ issueId }) => issueId);
}

/** The divided pools of issues, for operators. */
export async function listDividedJackpots(
  db: Database,
  issueIds: readonly string[],
): Promise<(issueId: string) => DividedJackpot[]> {
  const divided = await readDivided(db, issueIds);
  return (issueId) => (divided.get(issueId) ?? []).map(toDividedValue);
}

const hasPools = (family: Family): boolean => listPoolPlays(family).length > 0;

/** Adds to the issues of a game with pools how they divided them. */
export async function addJackpots(db: Database, issues: readonly Issue[]): Promise<Issue[]> {
  const [first] = issues;
  if (!first || !hasPools(getFamily(first.gameCode, new Date(first.drawsAt)))) return [...issues];
  const divided = await readDivided(
    db,
    issues.map(({ issueId }) => issueId),
  );
  return issues.map((issue) => {
    const own = divided.get(issue.issueId);
    return own ? { ...issue, jackpots: own.map(toDividedValue) } : issue;
  });
}

/** What the pools of issues pay for a stake of one; nothing where an issue divided none. */
export async function readPoolRates(
  db: Database,
  issueIds: readonly string[],
): Promise<(issueId: string, currency: string) => PoolRates> {
  const divided = await readDivided(db, issueIds);
  return (issueId, currency) => {
    const own = (divided.get(issueId) ?? []).filter((row) => row.currency === currency);
    return getPoolRates(
      own.map(({ tier, poolMinor, winningStakeMinor }) => ({
        tier,
        pool: poolMinor,
        winningStake: winningStakeMinor,
      })),
    );
  };
}

type GameJackpots = ValueOf<typeof lotteryGetGame>['jackpots'];

/**
 * Reads the pools of games as they are now: each in every currency, 0 before the first stake; none
 * of games without pools.
 */
export async function readJackpots(
  db: Database,
  gameCodes: readonly string[],
): Promise<(gameCode: string) => GameJackpots> {
  const tiers = new Map(
    gameCodes.map((code) => {
      const family = findSampleGame(code)?.family;
      return [code, family ? listPoolPlays(family).flatMap(listPoolTiers) : []];
    }),
  );
  const withPools = gameCodes.filter((code) => (tiers.get(code)?.length ?? 0) > 0);
  if (withPools.length === 0) return () => [];
  const rows = await db
    .selectFrom('lotteryJackpot as j')
    .innerJoin('ledgerBalance as p', 'p.accountId', 'j.poolAccountId')
    .where('j.gameCode', 'in', withPools)
    .select(['j.gameCode', 'j.tier', 'j.currency', 'p.balanceMinor'])
    .execute();
  const amounts = new Map(
    rows.map((row) => [`${row.gameCode} ${row.tier} ${row.currency}`, row.balanceMinor]),
  );
  return (gameCode) =>
    (tiers.get(gameCode) ?? []).flatMap(({ code: tier }) =>
      STAKE_CURRENCIES.map((currency) => {
        const amount = amounts.get(`${gameCode} ${tier} ${currency}`) ?? 0n;
        return { tier, currency, amount: String(amount) };
      }),
    );
}
