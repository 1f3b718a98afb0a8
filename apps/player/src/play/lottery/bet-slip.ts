import {
  settleTicket,
  getTicketStake,
  validateTicket,
  type LotteryGame,
  type Selection,
  type Ticket,
  type TicketLimits,
  type TicketRefusal,
} from '@khelaghor/engine-lottery/public.ts';
import { minor, parseMinorText, parseTaka, ZERO, type Minor } from '@khelaghor/money/minor.ts';
import type { LotteryTerms } from './issue-state.ts';

/** One thing that was chosen: a play and a selection of it. */
export type SlipLine = { readonly play: string; readonly selection: Selection };

/** Names a line among all lines of all plays. */
export function getLineKey({ play, selection }: SlipLine): string {
  return `${play} ${selection.join('+')}`;
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

/** One ticket for each play that was chosen, in the order in which the plays are shown. */
export function getTickets(
  game: LotteryGame,
  lines: readonly SlipLine[],
  stakePerLine: Minor,
  series: number,
): readonly Ticket[] {
  return [...game.plays.values()].flatMap(({ code, lines: known }) => {
    const chosen = new Set(lines.filter(({ play }) => play === code).map(getLineKey));
    const selections = [...known.values()]
      .map(({ selection }) => selection)
      .filter((selection) => chosen.has(getLineKey({ play: code, selection })));
    return selections.length === 0 ? [] : [{ play: code, selections, stakePerLine, series }];
  });
}

/** Why the slip cannot be bought as it is. */
export type SlipRefusal = TicketRefusal | 'stake_unreadable';

/** What a slip comes to. Amounts are null where the stake is no amount or beyond its limits. */
export type SlipSum = {
  readonly tickets: readonly Ticket[];
  readonly lineCount: number;
  readonly total: Minor | null;
  /** The most that all tickets can be paid by one draw: what excludes each other is not added. */
  readonly largestWin: Minor | null;
  readonly refusal: SlipRefusal | null;
};

/** Works out a slip; `stakeText` is the stake for each line as typed, in taka. */
export function computeSlipSum(
  game: LotteryGame,
  terms: LotteryTerms,
  lines: readonly SlipLine[],
  stakeText: string,
): SlipSum {
  const limits = getTicketLimits(terms);
  const parsed = parseTaka(stakeText);
  const stake = parsed.ok ? parsed.value : ZERO;
  const tickets = getTickets(game, lines, stake, terms.series);
  const known = { tickets, lineCount: lines.length };
  const unknown = { ...known, total: null, largestWin: null };
  if (!parsed.ok) {
    const isHuge = parsed.refusal === 'amount_out_of_range';
    return { ...unknown, refusal: isHuge ? 'stake_above_maximum' : 'stake_unreadable' };
  }
  // So large that the sums below might not be amounts any more.
  if (stake > limits.stakeMax) return { ...unknown, refusal: 'stake_above_maximum' };
  const refused = tickets
    .map((ticket) => validateTicket(game, ticket, limits))
    .find((checked) => !checked.ok);
  return {
    ...known,
    total: minor(tickets.reduce((sum, ticket) => sum + getTicketStake(ticket), 0n)),
    largestWin: getLargestWin(game, tickets),
    refusal: refused !== undefined && !refused.ok ? refused.refusal : null,
  };
}

/** The most that tickets can be paid by one draw, all together. */
export function getLargestWin(game: LotteryGame, tickets: readonly Ticket[]): Minor {
  const wins = game.distinctResults.map((result) =>
    tickets.reduce((sum, ticket) => sum + settleTicket(game, ticket, result).payout, 0n),
  );
  return minor(wins.reduce((most, win) => (win > most ? win : most), 0n));
}

const taka = (whole: bigint): bigint => whole * 100n;
const ladder: readonly bigint[] = [1n, 10n, 100n, 1_000n, 10_000n, 100_000n].flatMap((decade) =>
  [1n, 2n, 5n].map((step) => taka(step * decade)),
);

/** The next larger or smaller round stake within the limits. */
export function stepStake(stake: Minor, step: 'more' | 'less', limits: TicketLimits): Minor {
  const rungs = [limits.stakeMin, ...ladder, limits.stakeMax].filter(
    (rung) => rung >= limits.stakeMin && rung <= limits.stakeMax,
  );
  const next =
    step === 'more'
      ? rungs.filter((rung) => rung > stake).reduce(smaller, limits.stakeMax)
      : rungs.filter((rung) => rung < stake).reduce(larger, limits.stakeMin);
  return minor(next);
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** Ready stakes for one line, those that the limits allow. */
export function getQuickStakes({ stakeMin, stakeMax }: TicketLimits): readonly bigint[] {
  return [10n, 50n, 100n, 500n]
    .map(taka)
    .filter((amount) => amount >= stakeMin && amount <= stakeMax);
}
