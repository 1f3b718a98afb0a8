import {
  getLargestPayout,
  listAllResults,
  settleTicket,
  validateTicket,
  type LotteryGame,
  type Ticket,
  type TicketLimits,
  type TicketRefusal,
} from '@khelaghor/engine-lottery/public.ts';
import { minor, parseMinorText, ZERO, type Minor } from '@khelaghor/money/minor.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';
import { listMultipliers, noChase, type ChaseChoice } from './chase.ts';
import type { LotteryTerms } from './issue-state.ts';
import { listBlocks, markHalfPaid } from './number-blocks.ts';
import { getPlay } from './play-labels.ts';
import { getPlaySeries, getRebate } from './play-series.ts';
import { getPointStake, isInPoints, readPoints } from './points.ts';

/** One thing that was chosen: a play and a selection of it, an option or several lines. */
export type SlipLine = { readonly play: string; readonly selection: string };

/** Names a line among all lines of all plays. */
export function getLineKey({ play, selection }: SlipLine): string {
  return `${play} ${selection}`;
}

/** The lines with one more, or with that one taken away when it was there. */
export function toggleSlipLine(lines: readonly SlipLine[], line: SlipLine): readonly SlipLine[] {
  const key = getLineKey(line);
  const others = lines.filter((other) => getLineKey(other) !== key);
  return others.length < lines.length ? others : [...lines, line];
}

/** The limits of a game as the rules read them. */
export function getTicketLimits({ limits }: LotteryTerms): TicketLimits {
  return {
    stakeMin: parseMinorText(limits.stakeMin),
    stakeMax: parseMinorText(limits.stakeMax),
    payoutMax: parseMinorText(limits.payoutMax),
    linesMax: limits.linesMax,
  };
}

/**
 * The tickets of a slip, in the order in which the plays are shown: the options of a play are one
 * ticket, any other selection is one of its own.
 */
export function getTickets(
  { family }: LotteryGame,
  lines: readonly SlipLine[],
  stakePerLine: Minor,
  prices: Pick<LotteryTerms, 'series' | 'playSeries' | 'rebateMax'>,
  wantedRebate = 0,
): readonly Ticket[] {
  return [...family.plays.values()].flatMap(({ code, shape }) => {
    const rebate = getRebate(prices, code, wantedRebate);
    const series = getPlaySeries(prices, code) - rebate;
    const terms = { stakePerLine, series, ...(rebate > 0 && { rebate }) };
    const own = lines.filter(({ play }) => play === code).map(({ selection }) => selection);
    if (shape.form.kind !== 'options')
      return own
        .filter((selection) => shape.parse(selection) !== undefined)
        .map((selection) => ({ play: code, selection, ...terms }));
    const chosen = shape.form.options.filter((option) => own.includes(option));
    return chosen.length === 0 ? [] : [{ play: code, selection: chosen.join(','), ...terms }];
  });
}

/** Why the slip cannot be bought as it is. */
export type SlipRefusal = TicketRefusal | 'stake_unreadable' | 'points_unreadable';

/** What a slip comes to. Amounts are null where the stake is no amount or beyond its limits. */
export type SlipSum = {
  readonly tickets: readonly Ticket[];
  /** The draws that the tickets are for. Only one ticket alone can be for several. */
  readonly chase: ChaseChoice;
  readonly lineCount: number;
  /** Whether the stake is typed in points. */
  readonly isInPoints: boolean;
  readonly total: Minor | null;
  /** The most that one draw can pay for all tickets: what excludes each other is not added. */
  readonly largestWin: Minor | null;
  readonly refusal: SlipRefusal | null;
};

/** Why one of the tickets cannot be bought at a multiple of its stake; null when all can. */
function findRefusal(
  { family }: LotteryGame,
  tickets: readonly Ticket[],
  multiplier: bigint,
  limits: TicketLimits,
): TicketRefusal | null {
  for (const ticket of tickets) {
    // So large that what follows might not be amounts any more.
    if (ticket.stakePerLine * multiplier > limits.stakeMax) return 'stake_above_maximum';
    const stakePerLine = minor(ticket.stakePerLine * multiplier);
    // The limits are those of whole prices, as the server checks them.
    const checked = validateTicket(family, { ...ticket, stakePerLine, halfPaid: '' }, limits);
    if (!checked.ok) return checked.refusal;
  }
  return null;
}

const largestOf = (multipliers: readonly bigint[]): bigint => multipliers.reduce(larger, 1n);

/** What a slip is worked out from, beside its lines. */
type SlipInput = {
  /** The stake for each line as typed, in taka. */
  readonly stakeText: string;
  readonly chase: ChaseChoice;
  /** Points of the series that are given up for a rebate; absent: none. */
  readonly rebate?: number;
  /** When the issue on sale opened; null while none is. */
  readonly opensAt: string | null;
};

/** Gives tickets the stake that a number of points costs on each of their lines. */
const priceInPoints = (
  game: LotteryGame,
  tickets: readonly Ticket[],
  points: bigint,
): readonly Ticket[] =>
  tickets.map((ticket) => {
    return { ...ticket, stakePerLine: minor(getPointStake(game, ticket) * points) };
  });

/** More points than this cost more than any limit of a ticket. */
const pointsMax = 1_000_000_000n;

/** Works out a slip. */
export function computeSlipSum(
  game: LotteryGame,
  terms: LotteryTerms,
  lines: readonly SlipLine[],
  { stakeText, chase: wanted, rebate = 0, opensAt }: SlipInput,
): SlipSum {
  const limits = getTicketLimits(terms);
  const parsed = readAmount(stakeText);
  const typed = parsed.ok ? parsed.value : ZERO;
  const inPoints = isInPoints(game, terms, lines);
  const points = readPoints(typed);
  const isRead = !inPoints || (points !== null && points <= pointsMax);
  const bare = getTickets(game, lines, typed, terms, rebate);
  const chosen = inPoints && isRead ? priceInPoints(game, bare, points ?? 0n) : bare;
  const chase = chosen.length === 1 ? wanted : noChase;
  const blocks = listBlocks(terms, chase.issues === 1 ? opensAt : null);
  const tickets = chosen.map((ticket) => markHalfPaid(game, ticket, blocks));
  const counts = tickets.map((ticket) => countLines(game, ticket));
  const lineCount = counts.reduce((sum, count) => sum + count, 0);
  const known = { tickets, chase, lineCount, isInPoints: inPoints };
  const unknown = { ...known, total: null, largestWin: null };
  if (!parsed.ok) {
    const isHuge = parsed.refusal === 'number_out_of_range';
    return { ...unknown, refusal: isHuge ? 'stake_above_maximum' : 'stake_unreadable' };
  }
  if (!isRead) return { ...unknown, refusal: 'points_unreadable' };
  const multipliers = listMultipliers(chase);
  const largest = largestOf(multipliers);
  // The smallest stake is that of the first draw: both ends are checked.
  const refusal =
    findRefusal(game, tickets, 1n, limits) ?? findRefusal(game, tickets, largest, limits);
  const isBeyond = tickets.some(({ stakePerLine }) => stakePerLine * largest > limits.stakeMax);
  if (isBeyond) return { ...unknown, refusal };
  const multiple = multipliers.reduce((sum, each) => sum + each, 0n);
  const once = tickets.reduce(
    (sum, { stakePerLine }, index) => sum + stakePerLine * BigInt(counts[index] ?? 0),
    0n,
  );
  const largestWin = getLargestWin(
    game,
    tickets.map((ticket) => ({ ...ticket, stakePerLine: minor(ticket.stakePerLine * largest) })),
  );
  return { ...known, total: minor(once * multiple), largestWin, refusal };
}

const countLines = ({ family }: LotteryGame, { play, selection }: Ticket): number => {
  const shape = family.plays.get(play)?.shape;
  const chosen = shape?.parse(selection);
  return shape && chosen ? shape.countLines(chosen) : 0;
};

/** Draws with so few results are all tried. */
const triedMax = 1_000;

/**
 * The most that tickets can be paid by one draw, all together. Where there are too many results to
 * try them all, it is the sum of the most that each ticket can be paid.
 */
export function getLargestWin({ family }: LotteryGame, tickets: readonly Ticket[]): Minor {
  const results = listAllResults(family.draw, triedMax);
  if (!results)
    return minor(tickets.reduce((sum, ticket) => sum + getLargestPayout(family, ticket), 0n));
  const wins = results.map((result) =>
    tickets.reduce((sum, ticket) => sum + settleTicket(family, ticket, result).payout, 0n),
  );
  return minor(wins.reduce((most, win) => (win > most ? win : most), 0n));
}

const taka = (whole: bigint): bigint => whole * 100n;
const ladder: readonly bigint[] = [1n, 10n, 100n, 1_000n, 10_000n, 100_000n].flatMap((decade) =>
  [1n, 2n, 5n].map((step) => taka(step * decade)),
);

/** Whether one of the tickets may win a jackpot, which its largest payout does not tell. */
export const hasJackpot = (gameCode: string, tickets: readonly Ticket[]): boolean =>
  tickets.some(({ play }) => getPlay(gameCode, play)?.tiers.some(({ pool }) => pool) ?? false);

/** The amount of which a stake must be a multiple for all of these tickets: 1 for most. */
export const getStakeUnit = (gameCode: string, tickets: readonly Ticket[]): bigint =>
  tickets
    .map(({ play }): bigint => getPlay(gameCode, play)?.stakeUnit ?? 1n)
    .reduce((most, unit) => larger(most, unit), 1n);

/** The next larger or smaller round stake within the limits, a multiple of `unit`. */
export function stepStake(
  stake: Minor,
  step: 'more' | 'less',
  limits: TicketLimits,
  unit = 1n,
): Minor {
  const rungs = [limits.stakeMin, ...ladder, limits.stakeMax].filter(
    (rung) => rung >= limits.stakeMin && rung <= limits.stakeMax && rung % unit === 0n,
  );
  const next =
    step === 'more'
      ? rungs.filter((rung) => rung > stake).reduce(smaller, limits.stakeMax)
      : rungs.filter((rung) => rung < stake).reduce(larger, rungs[0] ?? limits.stakeMin);
  return minor(next);
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** Ready points for one line, typed like amounts. */
export const quickPoints: readonly bigint[] = [1n, 5n, 10n, 50n].map(taka);

/** Ready stakes for one line, those that the limits allow. */
export function getQuickStakes({ stakeMin, stakeMax }: TicketLimits): readonly bigint[] {
  return [10n, 50n, 100n, 500n]
    .map(taka)
    .filter((amount) => amount >= stakeMin && amount <= stakeMax);
}
