/**
 * Tickets: their cost, refusals and settlement. The same functions run on the server, which pays,
 * and in the browser, which can verify it.
 */
import { minor, formatMinor, type Minor, ZERO } from '@khelaghor/money/minor.ts';
import { multiplyRatio, payout, ratio, type Ratio, type Rounding } from '@khelaghor/money/ratio.ts';
import { isResultOf, type LotteryResult } from './draws/draw.ts';
import { getOwnName, listBetLines } from './bets.ts';
import type { Bet, Family, Play } from './play.ts';
import { computePrices, SERIES_BASE } from './prices.ts';
import { isLost, type Line, type Outcome, type Selection, type WonLines } from './shapes/shape.ts';

/** Payouts are rounded down to whole minor units, line by line. The page says so. */
const LINE_ROUNDING: Rounding = 'floor';

/** A ticket: one play, a selection of lines, and the same stake on every line. */
export type Ticket = {
  readonly play: string;
  /** The text of the selection, in the notation of the play's shape. */
  readonly selection: string;
  /** In minor units. */
  readonly stakePerLine: Minor;
  /** The prize series at purchase, which sets the price. */
  readonly series: number;
  /** The numbers among its lines that are paid half, as it was sold: "37,73"; absent: none. */
  readonly halfPaid?: string;
  /**
   * The points of the play's series that the member gave up for a rebate: so many of 2000 of the
   * decided stakes are paid back, whether the lines win or lose. Absent: none.
   */
  readonly rebate?: number;
};

/** The operator's limits. Money is in minor units. */
export type TicketLimits = {
  /** Minimum stake on one line. */
  readonly stakeMin: Minor;
  /** Maximum cost of a ticket's lines together. */
  readonly stakeMax: Minor;
  /** Maximum payout of a ticket's lines together, at its best result. */
  readonly payoutMax: Minor;
  /** Maximum lines of a ticket. */
  readonly linesMax: number;
};

/** Why a ticket is refused, in the order of the checks. */
export type TicketRefusal =
  | 'play_unknown'
  | 'selection_invalid'
  | 'line_count_out_of_range'
  | 'stake_below_minimum'
  | 'stake_not_in_units'
  | 'stake_above_maximum'
  | 'payout_above_maximum';

/** A valid ticket, its selection in normal form, with its lines and cost; or the first refusal. */
export type TicketChecked =
  | { readonly ok: true; readonly ticket: Ticket; readonly lines: number; readonly stake: Minor }
  | { readonly ok: false; readonly refusal: TicketRefusal };

/** Lines that won alike or got their stake back. */
export type SettledLines = {
  /** The price: an option's code, or what all lines of the play share. */
  readonly priced: string;
  readonly outcome: Outcome;
  readonly lines: number;
  /** Of all these lines together, the stake included. */
  readonly payout: Minor;
};

/** The result of a ticket. The payout is the sum of its lines and of its rebate. */
export type SettledTicket = {
  /** The lines that were not lost. */
  readonly won: readonly SettledLines[];
  /** Of all stakes but those that are returned, rounded down once. */
  readonly rebate: Minor;
  readonly payout: Minor;
};

/** The longest text of a selection that is read at all. */
const SELECTION_TEXT_MAX = 60_000;

/** A play, and what is chosen in it. */
export type Chosen = { readonly play: Play; readonly selection: Selection };

/** What a ticket bets on. Throws a `RangeError` for a play or a selection that there is not. */
export function getChosen(family: Family, ticket: Pick<Ticket, 'play' | 'selection'>): Chosen {
  const play = family.plays.get(ticket.play);
  const selection = play?.shape.parse(ticket.selection);
  if (!play || !selection)
    throw new RangeError(`${family.code} has no selection ${ticket.play} ${ticket.selection}`);
  return { play, selection };
}

/**
 * How many lines a ticket has. Throws a `RangeError` for a play or a selection that the family does
 * not have.
 */
export function getLineCount(family: Family, ticket: Pick<Ticket, 'play' | 'selection'>): number {
  const { play, selection } = getChosen(family, ticket);
  return play.shape.countLines(selection);
}

/**
 * What the pools of a drawn issue pay for a stake of one, by tier: each pool divided by the stakes
 * that won it. A pool that no line won is not among them.
 */
export type PoolRates = ReadonlyMap<string, Ratio>;

const noRates: PoolRates = new Map();

type Terms = Pick<Ticket, 'stakePerLine' | 'series'>;

const half = ratio(1n, 2n);
const whole = ratio(1n);

type PaidShare = {
  /** Of the price; absent: all of it. */
  readonly share?: Ratio;
  /** Absent: pools pay nothing. */
  readonly rates?: PoolRates;
};

/** What lines of a price are paid for each time they win, by tier. Kept, as many lines share it. */
function createPayer(
  play: Play,
  terms: Terms,
  { share = whole, rates = noRates }: PaidShare = {},
): (won: WonLines) => bigint {
  const paid = new Map<string, readonly bigint[]>();
  const perLine = (priced: string): readonly bigint[] => {
    const amounts =
      paid.get(priced) ??
      computePrices(play, priced, terms.series).map((price, tier) => {
        const rate = rates.get(play.tiers[tier]?.code ?? '') ?? multiplyRatio(price, share);
        return payout(terms.stakePerLine, rate, LINE_ROUNDING);
      });
    paid.set(priced, amounts);
    return amounts;
  };
  return ({ priced, outcome, lines }) => {
    if (outcome === 'tie') return terms.stakePerLine * BigInt(lines);
    const amounts = perLine(priced);
    const line = outcome.reduce(
      (sum, times, tier) => sum + BigInt(times) * (amounts[tier] ?? 0n),
      0n,
    );
    return line * BigInt(lines);
  };
}

/** Names in the text of half-paid numbers. */
const nameSeparator = ',';

/** What the lines of a ticket are paid: some half, all others the whole price. */
export type LinePayers = {
  /** Whether a line is paid half. */
  readonly isHalved: (line: Line) => boolean;
  readonly payWhole: (won: WonLines) => bigint;
  readonly payHalf: (won: WonLines) => bigint;
};

/** Tells what the lines of a ticket are paid. */
export function createPayers(play: Play, ticket: Ticket, rates: PoolRates = noRates): LinePayers {
  const halved = new Set(ticket.halfPaid ? ticket.halfPaid.split(nameSeparator) : []);
  return {
    isHalved: (line) => halved.size > 0 && halved.has(getOwnName(play, line)),
    payWhole: createPayer(play, ticket, { rates }),
    payHalf: createPayer(play, ticket, { share: half, rates }),
  };
}

/** Lists what a ticket bets on, line by line, in the order of its lines. */
export function listTicketBets(
  family: Family,
  ticket: Pick<Ticket, 'play' | 'selection'>,
): (Bet & { readonly ownName: string })[] {
  const { play, selection } = getChosen(family, ticket);
  return [...listBetLines(play, selection)].map(({ line, bet }) => {
    return { ...bet, ownName: getOwnName(play, line) };
  });
}

/**
 * The rebate of a ticket on some of its lines, in minor units, rounded down.
 * @param lines those whose stakes are decided
 */
export const computeRebate = (
  { stakePerLine, rebate = 0 }: Pick<Ticket, 'stakePerLine' | 'rebate'>,
  lines: number,
): bigint => (stakePerLine * BigInt(lines) * BigInt(rebate)) / SERIES_BASE;

/** The most that the lines of a chosen ticket can be paid. */
function findMostOfLines(chosen: Chosen, ticket: Ticket): bigint {
  const { play, selection } = chosen;
  const { shape } = play;
  const { isHalved, payWhole, payHalf } = createPayers(play, ticket);
  const unhalved = shape.findMost(selection, payWhole);
  if (!ticket.halfPaid || !shape.isListed) return unhalved;
  const halves = [...shape.listLines(selection)].map(isHalved);
  const [entries = []] = selection;
  const findMostOf = (isHalf: boolean, pay: (won: WonLines) => bigint): bigint =>
    shape.findMost([entries.filter((_, index) => halves[index] === isHalf)], pay);
  // Lines paid whole and lines paid half may not win together: each sum is enough.
  const together = findMostOf(false, payWhole) + findMostOf(true, payHalf);
  return together < unhalved ? together : unhalved;
}

/** The most that a chosen ticket can be paid: its lines, and a rebate on all of them. */
const findMost = (chosen: Chosen, ticket: Ticket): bigint =>
  findMostOfLines(chosen, ticket) +
  computeRebate(ticket, chosen.play.shape.countLines(chosen.selection));

/**
 * Returns the maximum payout of a ticket without what pools may pay; where lines that cannot win
 * together are not told apart, more. Throws a `RangeError` for a play or a selection that the
 * family does not have.
 */
export function getLargestPayout(family: Family, ticket: Ticket): Minor {
  return minor(findMost(getChosen(family, ticket), ticket));
}

/**
 * Checks a ticket against its family and the limits. Refusals come in the order of `TicketRefusal`.
 * No line comes twice in a selection: more money on the same line is a larger stake.
 * Throws a `RangeError` for an invalid series, which only an operator can set.
 */
export function validateTicket(
  family: Family,
  ticket: Ticket,
  limits: TicketLimits,
): TicketChecked {
  const refuse = (refusal: TicketRefusal): TicketChecked => ({ ok: false, refusal });
  const { stakePerLine } = ticket;
  const play = family.plays.get(ticket.play);
  if (!play) return refuse('play_unknown');
  const isRead = ticket.selection.length <= SELECTION_TEXT_MAX;
  const selection = isRead ? play.shape.parse(ticket.selection) : undefined;
  if (!selection) return refuse('selection_invalid');
  const lines = play.shape.countLines(selection);
  if (lines < 1 || lines > limits.linesMax) return refuse('line_count_out_of_range');
  if (stakePerLine < limits.stakeMin || stakePerLine <= 0n) return refuse('stake_below_minimum');
  if (stakePerLine % (play.stakeUnit ?? 1n) !== 0n) return refuse('stake_not_in_units');
  // Compared before the conversion to an amount: a product of valid numbers may exceed 64 bits.
  const stake = stakePerLine * BigInt(lines);
  if (stake > limits.stakeMax) return refuse('stake_above_maximum');
  const most = findMost({ play, selection }, ticket);
  if (most > limits.payoutMax) return refuse('payout_above_maximum');
  const normal = { ...ticket, selection: play.shape.format(selection) };
  return { ok: true, ticket: normal, lines, stake: minor(stake) };
}

/** Throws a `RangeError` where lines won a pool of which it is not known what it pays. */
function requireRates({ tiers }: Play, won: readonly WonLines[], rates: PoolRates): void {
  for (const [tier, { code, pool }] of tiers.entries()) {
    const isWon = won.some(({ outcome }) => outcome !== 'tie' && (outcome[tier] ?? 0) > 0);
    if (pool && isWon && !rates.has(code)) throw new RangeError(`nothing is known of pool ${code}`);
  }
}

/** The half-paid lines that win or whose stake is returned, one by one. */
function listWonHalves(
  { play, selection }: Chosen,
  isHalved: (line: Line) => boolean,
  result: LotteryResult,
): WonLines[] {
  const won: WonLines[] = [];
  for (const line of play.shape.listLines(selection)) {
    if (!isHalved(line)) continue;
    const { measure, judge } = line.event;
    const outcome = judge(measure.read(result));
    if (!isLost(outcome)) won.push({ priced: line.priced, outcome, lines: 1 });
  }
  return won;
}

const getWonKey = ({ priced, outcome }: WonLines): string => `${priced} ${outcome.toString()}`;

/** Lines without some of them. */
function removeLines(all: readonly WonLines[], some: readonly WonLines[]): readonly WonLines[] {
  const left = new Map<string, number>();
  for (const line of some) {
    const key = getWonKey(line);
    left.set(key, (left.get(key) ?? 0) + line.lines);
  }
  return all.flatMap((line) => {
    const key = getWonKey(line);
    const removed = Math.min(left.get(key) ?? 0, line.lines);
    left.set(key, (left.get(key) ?? 0) - removed);
    return removed === line.lines ? [] : [{ ...line, lines: line.lines - removed }];
  });
}

/**
 * Settles a ticket with a result and, for plays with pools, what these pay in its currency. Neither
 * the player nor other tickets of the issue matter otherwise. Throws a `RangeError` for a result, a
 * play or a selection that the family does not have, and for a pool that was won and has no rate.
 */
export function settleTicket(
  family: Family,
  ticket: Ticket,
  result: LotteryResult,
  rates: PoolRates = noRates,
): SettledTicket {
  if (!isResultOf(family.draw, result)) throw new RangeError(`not a result: ${result.join()}`);
  const chosen = getChosen(family, ticket);
  const { play, selection } = chosen;
  const { isHalved, payWhole, payHalf } = createPayers(play, ticket, rates);
  const all = play.shape.countWon(selection, result);
  requireRates(play, all, rates);
  const halves = ticket.halfPaid ? listWonHalves(chosen, isHalved, result) : [];
  const won = [
    ...removeLines(all, halves).map((line) => ({ ...line, payout: minor(payWhole(line)) })),
    ...halves.map((line) => ({ ...line, payout: minor(payHalf(line)) })),
  ];
  const returned = won.reduce(
    (sum, { outcome, lines }) => sum + (outcome === 'tie' ? lines : 0),
    0,
  );
  const rebate = minor(computeRebate(ticket, play.shape.countLines(selection) - returned));
  const paid = won.reduce((sum, { payout: line }) => sum + line, ZERO as bigint);
  return { won, rebate, payout: minor(paid + rebate) };
}

/**
 * Whether a line of a ticket wins anything with a result; a returned stake is no win. Throws a
 * `RangeError` for a play or a selection that the family does not have.
 */
export function isWonBy(
  family: Family,
  ticket: Pick<Ticket, 'play' | 'selection'>,
  result: LotteryResult,
): boolean {
  const { play, selection } = getChosen(family, ticket);
  return play.shape.countWon(selection, result).some(({ outcome }) => outcome !== 'tie');
}

/**
 * Returns the canonical text of a bet for the receipt: the play, the selection, the stake per line,
 * the series, the numbers that are paid half, and the rebate: "two_different 1+2,3+6 100 1960".
 */
export function formatTicket(ticket: Ticket): string {
  const { play, selection, stakePerLine, series, halfPaid, rebate } = ticket;
  const halves = halfPaid ? ` half:${halfPaid}` : '';
  const back = rebate ? ` rebate:${rebate}` : '';
  return `${play} ${selection} ${formatMinor(stakePerLine)} ${series}${halves}${back}`;
}
