import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { listPoolPlays, listPoolTiers } from '@khelaghor/engine-lottery/public.ts';
import type { Family, PoolTier } from '@khelaghor/engine-lottery/public.ts';
import {
  computeContribution,
  countPoolWins,
  dividePool,
} from '@khelaghor/engine-lottery/server.ts';
import type { PoolWin, SeriesStake } from '@khelaghor/engine-lottery/server.ts';
import { buildJackpotTransfers } from '@khelaghor/ledger/postings/jackpot.ts';
import type { JackpotMove } from '@khelaghor/ledger/postings/jackpot.ts';
import { getProductHouse } from '@khelaghor/ledger/postings/wager.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { inHouseSource } from '../bets/index.ts';
import { getFamily } from './game-config.ts';
import { listPoolTickets, lockJackpots, updateCarry } from './jackpot-store.ts';
import type { JackpotName, LockedJackpot, PoolTicket } from './jackpot-store.ts';

const chunkSize = 1_000;

/** A drawn issue whose pools are to be divided. */
type DrawnIssue = { id: string; gameCode: string; drawsAt: Date; result: number[] };

/** What the tickets of an issue mean for one of its pools. */
type PoolTickets = {
  readonly tier: PoolTier;
  readonly currency: StakeCurrency;
  readonly stakes: SeriesStake[];
  readonly wins: PoolWin[];
};

const getName = ({ tier, currency }: JackpotName): string => `${tier} ${currency}`;

/** Adds a ticket to the pools of its play. */
function addTicket(
  pools: Map<string, PoolTickets>,
  family: Family,
  { ticket, currency, stake, isWhole }: PoolTicket,
  result: readonly number[],
): void {
  const play = family.plays.get(ticket.play);
  if (!play) return;
  // A group's ticket wins once, and its payout is divided among its shares.
  const wins = isWhole ? countPoolWins(family, ticket, result) : new Map<string, PoolWin>();
  for (const tier of listPoolTiers(play)) {
    const name = getName({ tier: tier.code, currency });
    const pool = pools.get(name) ?? { tier, currency, stakes: [], wins: [] };
    pools.set(name, pool);
    pool.stakes.push({ series: ticket.series, stake });
    const win = wins.get(tier.code);
    if (win) pool.wins.push(win);
  }
}

/**
 * Reads the tickets of a drawn issue on plays with pools. Nothing is sold or cancelled any more, so
 * that they are read without a lock.
 */
async function readPoolTickets(
  ctx: Context,
  { id, gameCode, drawsAt, result }: DrawnIssue,
): Promise<ReadonlyMap<string, PoolTickets>> {
  const family = getFamily(gameCode, drawsAt);
  const plays = listPoolPlays(family).map(({ code }) => code);
  const pools = new Map<string, PoolTickets>();
  let behind: string | undefined;
  for (;;) {
    const page = { issueId: id, plays, behind, limit: chunkSize };
    const tickets = await listPoolTickets(ctx.db, page);
    for (const ticket of tickets) addTicket(pools, family, ticket, result);
    behind = tickets.at(-1)?.betId;
    if (tickets.length < chunkSize) return pools;
  }
}

/** How an issue divides a pool: what is recorded, what moves, and what is carried on. */
function divide(
  ctx: Context,
  { id, gameCode, drawsAt }: DrawnIssue,
  jackpot: LockedJackpot,
  tickets: PoolTickets | undefined,
) {
  const { tier, currency } = jackpot;
  const { stakes, wins } = tickets ?? { stakes: [], wins: [] };
  const found = listPoolPlays(getFamily(gameCode, drawsAt))
    .flatMap(listPoolTiers)
    .find(({ code }) => code === tier);
  if (!found) throw new Error(`${gameCode} has no pool ${tier}`);
  const { toPool, toReserve, carry } = computeContribution(found, stakes, jackpot.carry);
  const pool = jackpot.pool + toPool;
  const { winningStake, paid } = dividePool(pool, wins);
  const seeded = wins.length > 0 ? minor(jackpot.reserve + toReserve) : minor(0n);
  const move: Omit<JackpotMove, 'accounts'> = {
    issueId: id,
    currency,
    toPool,
    toReserve,
    paid,
    seeded,
    nextId: ctx.random.id,
  };
  const row = {
    issueId: id,
    tier,
    currency,
    stakeMinor: stakes.reduce((sum, { stake }) => sum + stake, 0n),
    contributedMinor: toPool,
    reservedMinor: toReserve,
    poolMinor: pool,
    winningStakeMinor: winningStake,
    winners: wins.length,
    paidMinor: paid,
    seededMinor: seeded,
  };
  return { row, move, carry };
}

/** Divides the pools of an issue in a transaction; nothing when that was done before. */
async function writeDivision(
  ctx: Context,
  tx: Tx,
  issue: DrawnIssue,
  tickets: ReadonlyMap<string, PoolTickets>,
): Promise<void> {
  const { id, gameCode } = issue;
  const isDue = await tx
    .updateTable('lotteryIssue')
    .set({ poolsDividedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'drawn')
    .where('poolsDividedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!isDue) return;
  const needed = [...tickets.values()].map(({ tier, currency }) => ({ tier: tier.code, currency }));
  const transfers = [];
  for (const jackpot of await lockJackpots(tx, gameCode, needed)) {
    const { poolAccountId, reserveAccountId, currency } = jackpot;
    const division = divide(ctx, issue, jackpot, tickets.get(getName(jackpot)));
    const house = await openAccount(tx, getProductHouse('lottery', inHouseSource, currency));
    const accounts = { pool: poolAccountId, reserve: reserveAccountId, house };
    transfers.push(...buildJackpotTransfers({ ...division.move, accounts }));
    await updateCarry(tx, gameCode, jackpot, division.carry);
    await tx.insertInto('lotteryIssueJackpot').values(division.row).execute();
  }
  const posted = await post(tx, transfers);
  if (!posted.ok) throw new Error(`the ledger refused to divide a pool: ${posted.refusal}`);
}

/** The drawn issues of a game with undivided pools, up to one of them, as they were drawn. */
async function listUndivided(
  ctx: Context,
  gameCode: string,
  issueId: string,
): Promise<DrawnIssue[]> {
  const rows = await ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'gameCode', 'drawsAt', 'result'])
    .where('gameCode', '=', gameCode)
    .where('state', '=', 'drawn')
    .where('poolsDividedAt', 'is', null)
    .orderBy('drawnAt')
    .orderBy('id')
    .execute();
  const last = rows.findIndex(({ id }) => id === issueId);
  return rows
    .slice(0, last + 1)
    .flatMap(({ result, ...row }) => (result ? [{ ...row, result }] : []));
}

/**
 * Divides the pools of a drawn issue among its winners, once, before its tickets are settled; those
 * of issues that were drawn before it come first. Each issue is a transaction of its own: stakes
 * are added, winners' shares leave for the game's account, a pool that was won begins again with
 * its reserve. Killed in the middle and run again, it goes on with the next issue.
 */
export async function dividePools(
  ctx: Context,
  { id, gameCode, drawsAt }: Pick<DrawnIssue, 'id' | 'gameCode' | 'drawsAt'>,
): Promise<void> {
  if (listPoolPlays(getFamily(gameCode, drawsAt)).length === 0) return;
  for (const issue of await listUndivided(ctx, gameCode, id)) {
    const tickets = await readPoolTickets(ctx, issue);
    await transact(ctx, (tx) => writeDivision(ctx, tx, issue, tickets));
  }
}
