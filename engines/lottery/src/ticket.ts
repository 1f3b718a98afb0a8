/**
 * Tickets: their cost, refusals and settlement. The same functions run on the server, which pays,
 * and in the browser, which can verify it.
 */
import { minor, formatMinor, type Minor, ZERO } from '@khelaghor/money/minor.ts';
import { payout, type Rounding } from '@khelaghor/money/ratio.ts';
import type { LotteryGame, LotteryLine, LotteryResult, Selection } from './games/lottery-game.ts';
import { getSelectionKey } from './games/lottery-game.ts';
import { computeLinePrice } from './prices.ts';

/** Payouts are rounded down to whole minor units, line by line. The page says so. */
const LINE_ROUNDING: Rounding = 'floor';

/** A ticket: one play, one line for each selection, and the same stake on every line. */
export type Ticket = {
  readonly play: string;
  readonly selections: readonly Selection[];
  /** In minor units. */
  readonly stakePerLine: Minor;
  /** The prize series at purchase, which sets the price. */
  readonly series: number;
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
  | 'stake_above_maximum'
  | 'payout_above_maximum';

/** A valid ticket, or the first refusal. */
export type TicketChecked =
  | { readonly ok: true; readonly ticket: Ticket; readonly stake: Minor }
  | { readonly ok: false; readonly refusal: TicketRefusal };

/** The result of one line. The payout includes the stake and is zero for a loss. */
export type SettledLine = {
  readonly selection: Selection;
  readonly won: boolean;
  readonly payout: Minor;
};

/** The result of a ticket. The payout is the sum of its lines. */
export type SettledTicket = {
  readonly lines: readonly SettledLine[];
  readonly won: boolean;
  readonly payout: Minor;
};

/** How many lines a ticket has: one for each selection. */
export function getLineCount(ticket: Pick<Ticket, 'selections'>): number {
  return ticket.selections.length;
}

/** The cost of a ticket: the stake of one line times the number of lines. */
export function getTicketStake(ticket: Pick<Ticket, 'selections' | 'stakePerLine'>): Minor {
  return minor(ticket.stakePerLine * BigInt(getLineCount(ticket)));
}

/**
 * Returns the maximum payout of a ticket: lines that cannot win together are not added up. Throws
 * a `RangeError` for a play or a selection that the game does not have.
 */
export function getLargestPayout(game: LotteryGame, ticket: Ticket): Minor {
  const lines = getLines(game, ticket).map((line) => ({
    line,
    paid: getPayoutOnWin(line, ticket),
  }));
  const totals = game.distinctResults.map((result) =>
    lines.reduce((sum, { line, paid }) => (line.wins(result) ? sum + paid : sum), 0n),
  );
  return minor(totals.reduce((most, total) => (total > most ? total : most), 0n));
}

/**
 * Checks a ticket against the game and the limits. Refusals come in the order of
 * `TicketRefusal`. A selection must be one of the play's, in rising order and not repeated: more
 * money on the same line is a larger stake. Throws a `RangeError` for an invalid series, which
 * only an operator can set.
 */
export function validateTicket(
  game: LotteryGame,
  ticket: Ticket,
  limits: TicketLimits,
): TicketChecked {
  const refusal = getRefusal(game, ticket, limits);
  if (refusal !== undefined) return { ok: false, refusal };
  return { ok: true, ticket, stake: getTicketStake(ticket) };
}

/**
 * Settles a ticket with a result, line by line. Only these two are inputs: neither the player
 * nor other tickets of the issue matter. Throws a `RangeError` for a result, a play or a
 * selection that the game does not have.
 */
export function settleTicket(
  game: LotteryGame,
  ticket: Ticket,
  result: LotteryResult,
): SettledTicket {
  if (!game.isResult(result)) throw new RangeError(`not a result: ${result.join()}`);
  const lines = getLines(game, ticket).map((line) => {
    const won = line.wins(result);
    return { selection: line.selection, won, payout: won ? getPayoutOnWin(line, ticket) : ZERO };
  });
  return {
    lines,
    won: lines.some(({ won }) => won),
    payout: minor(lines.reduce((sum, { payout: paid }) => sum + paid, 0n)),
  };
}

/**
 * Returns the canonical text of a bet for the receipt: the play, the selections ("-" for
 * none), the stake per line and the series: "two_different 1+2,3+6 100 1960".
 */
export function formatSelection(ticket: Ticket): string {
  const selections = ticket.selections.map((selection) => getSelectionKey(selection) || '-');
  const stake = formatMinor(ticket.stakePerLine);
  return `${ticket.play} ${selections.join(',')} ${stake} ${ticket.series}`;
}

function getRefusal(
  game: LotteryGame,
  ticket: Ticket,
  limits: TicketLimits,
): TicketRefusal | undefined {
  const play = game.plays.get(ticket.play);
  if (play === undefined) return 'play_unknown';
  const keys = new Set(ticket.selections.map(getSelectionKey));
  if (keys.size < ticket.selections.length) return 'selection_invalid';
  if (![...keys].every((key) => play.lines.has(key))) return 'selection_invalid';
  if (keys.size < 1 || keys.size > limits.linesMax) return 'line_count_out_of_range';
  if (ticket.stakePerLine < limits.stakeMin || ticket.stakePerLine <= 0n) {
    return 'stake_below_minimum';
  }
  // Compared before the conversion to an amount: a product of valid numbers may exceed 64 bits.
  if (ticket.stakePerLine * BigInt(keys.size) > limits.stakeMax) return 'stake_above_maximum';
  if (getLargestPayout(game, ticket) > limits.payoutMax) return 'payout_above_maximum';
  return undefined;
}

function getLines(game: LotteryGame, ticket: Ticket): LotteryLine[] {
  const play = game.plays.get(ticket.play);
  return ticket.selections.map((selection) => {
    const line = play?.lines.get(getSelectionKey(selection));
    if (line === undefined) {
      throw new RangeError(`${game.kind} has no line ${ticket.play} ${getSelectionKey(selection)}`);
    }
    return line;
  });
}

function getPayoutOnWin(line: LotteryLine, ticket: Ticket): Minor {
  return payout(ticket.stakePerLine, computeLinePrice(line, ticket.series), LINE_ROUNDING);
}
