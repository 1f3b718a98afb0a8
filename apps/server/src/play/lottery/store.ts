import type { Issue, Ticket, TicketShares } from '@khelaghor/contract/play/lottery.ts';
import { toHex } from '@khelaghor/fairness/seed.ts';
import { sql } from 'kysely';
import { NIL } from 'uuid';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import { settleTicket } from '@khelaghor/engine-lottery/public.ts';
import type { PoolRates, Ticket as RuledTicket } from '@khelaghor/engine-lottery/public.ts';
import { minor, formatMinor, ZERO } from '@khelaghor/money/minor.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { inHouseSource } from '../bets/index.ts';
import type { RunningBet } from '../bets/index.ts';
import { getFamily } from './game-config.ts';
import { readPoolRates } from './jackpot-store.ts';

const issueColumns = [
  'id',
  'gameCode',
  'issueNumber',
  'opensAt',
  'closesAt',
  'drawsAt',
  'state',
  'source',
  'commitment',
  'serverSeedSealed',
  'result',
  'previousResult',
  'correctedAt',
  'ticketRoot',
  'ticketCount',
  'beaconRound',
  'beaconRandomness',
  'beaconSignature',
] as const;

export type IssueRow = {
  id: string;
  gameCode: string;
  issueNumber: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  state: string;
  source: string;
  commitment: string;
  serverSeedSealed: Buffer;
  result: number[] | null;
  previousResult: number[] | null;
  correctedAt: Date | null;
  ticketRoot: string | null;
  ticketCount: number | null;
  beaconRound: bigint | null;
  beaconRandomness: string | null;
  beaconSignature: string | null;
};

/** The seed of an issue, opened. Only for drawing it, and for showing it once it is drawn. */
export const getServerSeed = (ctx: Context, row: Pick<IssueRow, 'serverSeedSealed'>): Uint8Array =>
  new Uint8Array(ctx.secrets.decrypt('lottery-seed', row.serverSeedSealed));

/** The round of the beacon that an issue announced, and what is known of it; null: none. */
export const getBeacon = ({
  beaconRound,
  beaconRandomness: randomness,
  beaconSignature: signature,
}: Pick<IssueRow, 'beaconRound' | 'beaconRandomness' | 'beaconSignature'>): Issue['beacon'] =>
  beaconRound === null ? null : { round: Number(beaconRound), randomness, signature };

export const getCorrection = ({ previousResult, correctedAt }: IssueRow): Issue['correction'] =>
  previousResult && correctedAt && { correctedAt: correctedAt.toISOString(), previousResult };

/**
 * An issue as everybody may see it: the seed only after the draw, or when there will be none. The
 * seed of an official draw took no part in it, and is never shown as if it proved something.
 */
export function toIssueValue(ctx: Context, row: IssueRow): Issue {
  const isSeedShown = row.source === 'own' && (row.result !== null || row.state === 'cancelled');
  return {
    issueId: row.id,
    gameCode: row.gameCode,
    issueNumber: row.issueNumber,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt.toISOString(),
    state: row.state as Issue['state'],
    source: row.source as Issue['source'],
    commitment: row.commitment,
    serverSeed: isSeedShown ? toHex(getServerSeed(ctx, row)) : null,
    result: row.result,
    correction: getCorrection(row),
    beacon: getBeacon(row),
    ticketRoot: row.ticketRoot,
    ticketCount: row.ticketCount,
  };
}

export const selectIssues = (db: Database) => db.selectFrom('lotteryIssue').select(issueColumns);

/** The issue of a game that runs, and the one after it; fewer when they are not made yet. */
export const listUpcomingIssues = (db: Database, gameCode: string, now: Date) =>
  selectIssues(db)
    .where('gameCode', '=', gameCode)
    .where('drawsAt', '>', now)
    .orderBy('drawsAt')
    .limit(2)
    .execute();

/** An issue that is held shared: it cannot close or be drawn before the transaction ends. */
export type HeldIssue = Pick<
  IssueRow,
  'id' | 'gameCode' | 'issueNumber' | 'opensAt' | 'closesAt' | 'drawsAt' | 'state'
>;

/** Holds issues, in the order of their ids, and answers with those that exist. */
export async function lockIssuesShared(
  tx: Tx,
  issueIds: readonly string[],
): Promise<Map<string, HeldIssue>> {
  const { rows } = await sql<HeldIssue>`
    /* prepared: hold_issues */
    select id, game_code, issue_number, opens_at, closes_at, draws_at, state from lottery_issue
    where id = any (${toPlainArray(issueIds)}::uuid[]) order by id for share`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export type NewTicket = {
  ticket: RuledTicket & { halfPaid: string };
  betId: string;
  memberId: string;
  issueId: string;
  lines: number;
  chaseId: string | null;
  /** Whether its lines are counted against the limit of numbers. */
  isCounted: boolean;
};

export async function insertTickets(tx: Tx, tickets: readonly NewTicket[]): Promise<void> {
  await sql`
    /* prepared: insert_tickets */
    insert into lottery_ticket (
      bet_id, member_id, issue_id, chase_id, play, selection, half_paid, line_count, series,
      rebate, is_counted, stake_per_line_minor
    )
    select t.bet_id, t.member_id, t.issue_id, t.chase_id, t.play, t.selection,
      t.half_paid, t.line_count, t.series, t.rebate, t.is_counted, t.stake
    from unnest(
      ${toPlainArray(tickets.map(({ betId }) => betId))}::uuid[],
      ${toPlainArray(tickets.map(({ memberId }) => memberId))}::uuid[],
      ${toPlainArray(tickets.map(({ issueId }) => issueId))}::uuid[],
      ${toPlainArray(tickets.map(({ chaseId }) => chaseId))}::uuid[],
      ${toQuotedArray(tickets.map(({ ticket }) => ticket.play))}::text[],
      ${toQuotedArray(tickets.map(({ ticket }) => ticket.selection))}::text[],
      ${toQuotedArray(tickets.map(({ ticket }) => ticket.halfPaid))}::text[],
      ${toPlainArray(tickets.map(({ lines }) => lines))}::int[],
      ${toPlainArray(tickets.map(({ ticket }) => ticket.series))}::int[],
      ${toPlainArray(tickets.map(({ ticket }) => ticket.rebate ?? 0))}::int[],
      ${toPlainArray(tickets.map(({ isCounted }) => String(isCounted)))}::boolean[],
      ${toPlainArray(tickets.map(({ ticket }) => ticket.stakePerLine))}::bigint[]
    ) as t (
      bet_id, member_id, issue_id, chase_id, play, selection, half_paid, line_count, series, rebate,
      is_counted, stake
    )`.execute(tx);
}

const ticketQuery = (db: Database, memberId: string) =>
  db
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .innerJoin('lotteryIssue as i', 'i.id', 't.issueId')
    .leftJoin('lotteryGroupShare as s', 's.betId', 't.betId')
    .leftJoin('lotteryGroup as g', 'g.id', 's.groupId')
    .where('t.memberId', '=', memberId)
    .select([
      't.betId',
      't.issueId',
      't.chaseId',
      't.play',
      't.selection',
      't.halfPaid',
      't.lineCount',
      't.series',
      't.rebate',
      't.stakePerLineMinor',
      'b.gameCode',
      'b.currency',
      'b.stakeMinor',
      'b.returnedMinor',
      'b.payoutMinor',
      'b.state',
      'b.placedAt',
      'b.settledAt',
      'i.issueNumber',
      'i.drawsAt',
      'i.result',
      's.groupId',
      's.shares',
      's.role',
      'g.shares as totalShares',
      'g.feeHundredths',
    ]);

type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketQuery>['execute']>>[number];

/**
 * The lines that were not lost, the rebate, and whether any line was not: a rebate alone is no win.
 * Null lines until the ticket is settled, and when it never was.
 */
function getSettled(
  row: TicketRow,
  rates: PoolRates,
): Pick<Ticket, 'won' | 'rebatePaid' | 'state'> {
  const { result, gameCode, play, selection, halfPaid, series, rebate } = row;
  const state = row.state as Ticket['state'];
  if (result === null || (state !== 'won' && state !== 'lost'))
    return { won: null, rebatePaid: '0', state };
  const family = getFamily(gameCode, row.drawsAt);
  const stakePerLine = minor(row.stakePerLineMinor);
  const ticket = { play, selection, halfPaid, series, rebate, stakePerLine };
  const settled = settleTicket(family, ticket, result, rates);
  const won = settled.won.map(({ outcome, payout, ...lines }) => ({
    ...lines,
    outcome: outcome === 'tie' ? outcome : [...outcome],
    payout: formatMinor(payout),
  }));
  const isLost = rebate > 0 && won.length === 0;
  return { won, rebatePaid: formatMinor(settled.rebate), state: isLost ? 'lost' : state };
}

/** The shares that a ticket of a group stands for. */
export type SharesRow = { [Column in keyof TicketShares]: TicketRow[Column] };

/** Returns null for a ticket of its own. */
export function getShares(row: SharesRow): Ticket['group'] {
  const { groupId, shares, totalShares, feeHundredths, role } = row;
  if (groupId === null || shares === null || totalShares === null || feeHundredths === null)
    return null;
  return { groupId, shares, totalShares, feeHundredths, role: role as TicketShares['role'] };
}

function toTicketValue(row: TicketRow, rates: PoolRates): Ticket {
  // Of a guarantee a part may be back already; a ticket that is void shows what it cost.
  const returned = row.state === 'void' ? 0n : row.returnedMinor;
  return {
    betId: row.betId,
    gameCode: row.gameCode,
    issueId: row.issueId,
    issueNumber: row.issueNumber,
    chaseId: row.chaseId,
    group: getShares(row),
    play: row.play,
    selection: row.selection,
    lineCount: row.lineCount,
    series: row.series,
    halfPaid: row.halfPaid,
    rebate: row.rebate,
    currency: row.currency as Ticket['currency'],
    stakePerLine: String(row.stakePerLineMinor),
    stake: String(row.stakeMinor - returned),
    payout: String(row.payoutMinor),
    ...getSettled(row, rates),
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

/** The tickets of some rows; those that won are settled with the pools of their issues. */
async function toTicketValues(db: Database, rows: readonly TicketRow[]): Promise<Ticket[]> {
  const won = rows.filter(({ state }) => state === 'won');
  const rates = await readPoolRates(db, [...new Set(won.map(({ issueId }) => issueId))]);
  return rows.map((row) => toTicketValue(row, rates(row.issueId, row.currency)));
}

/** A member's tickets with these ids, in the order of the ids given. */
export async function findTicketsById(
  db: Database,
  memberId: string,
  betIds: readonly string[],
): Promise<Ticket[]> {
  const rows = await ticketQuery(db, memberId).where('t.betId', 'in', betIds).execute();
  const values = await toTicketValues(db, rows);
  const found = new Map(values.map((ticket) => [ticket.betId, ticket]));
  return betIds.map((betId) => found.get(betId)).filter((ticket) => ticket !== undefined);
}

/**
 * A page of a member's tickets, newest first; one more than `limit` is read to know of a next page.
 * Tickets of a chase are listed from when their issue opens.
 */
export async function readTicketPage(
  db: Database,
  memberId: string,
  page: {
    gameCode: string;
    limit: number;
    cursor: string | undefined;
    issueId: string | undefined;
    now: Date;
  },
): Promise<{ items: Ticket[]; nextCursor: string | null }> {
  let query = ticketQuery(db, memberId)
    .where('b.gameCode', '=', page.gameCode)
    .where(({ eb, or }) => or([eb('t.chaseId', 'is', null), eb('i.opensAt', '<=', page.now)]))
    .orderBy('t.betId', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query = query.where('t.betId', '<', page.cursor);
  if (page.issueId !== undefined) query = query.where('t.issueId', '=', page.issueId);
  const rows = await query.execute();
  const shown = rows.slice(0, page.limit);
  return {
    items: await toTicketValues(db, shown),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.betId ?? null) : null,
  };
}

/** A ticket as the rules read it, and its bet, which ran when it was read. */
export type RunningTicket = { readonly ticket: RuledTicket; readonly bet: RunningBet };

/**
 * Tickets of an issue that run, member by member, from behind one of them. They are not locked:
 * they may have been settled since.
 */
export async function listRunningTickets(
  db: Database,
  page: { issueId: string; behind: RunningTicket | undefined; limit: number },
): Promise<RunningTicket[]> {
  const behind = page.behind?.bet;
  const { rows } = await sql<{
    bet_id: string;
    member_id: string;
    play: string;
    selection: string;
    half_paid: string;
    series: number;
    rebate: number;
    stake_per_line_minor: bigint;
    currency: RunningBet['currency'];
    stake_minor: bigint;
    returned_minor: bigint;
    tid: string;
  }>`
    /* prepared: lottery_running_tickets */
    select * from lottery_running_tickets(
      ${page.issueId}, ${behind?.memberId ?? NIL}, ${behind?.id ?? NIL}, ${page.limit}
    )`.execute(db.withoutPlugins());
  // The names stay as they are in SQL: changing those of a large issue took a tenth of the server's
  // part of its settlement.
  return rows.map((row) => {
    const { play, selection, half_paid: halfPaid, series, rebate } = row;
    const stakePerLine = minor(row.stake_per_line_minor);
    const wager = {
      state: 'running' as const,
      stake: minor(row.stake_minor),
      returned: minor(row.returned_minor),
      payout: ZERO,
    };
    return {
      ticket: { play, selection, halfPaid, series, rebate, stakePerLine },
      bet: {
        id: row.bet_id,
        tid: row.tid,
        memberId: row.member_id,
        currency: row.currency,
        product: 'lottery',
        source: inHouseSource,
        wager,
      },
    };
  });
}
