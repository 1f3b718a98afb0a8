/** What a house may have to pay for the tickets of an issue, play by play. */
import { minor, type Minor } from '@khelaghor/money/minor.ts';
import type { Family, Play } from './play.ts';
import { findGreatest, type Selection, type WonLines } from './shapes/shape.ts';
import {
  computeRebate,
  getChosen,
  getLargestPayout,
  getLineCount,
  listPaidLines,
  type Ticket,
} from './ticket.ts';

/** The stakes on one number or option, and the largest payout that it can cause. */
export type LineExposure = {
  /** "37", or the code of an option. */
  readonly name: string;
  readonly stake: Minor;
  readonly largest: Minor;
};

export type PlayExposure = {
  readonly play: string;
  readonly tickets: number;
  readonly stake: Minor;
  /** The most that all its tickets can be paid together; where that is not known exactly, more. */
  readonly largest: Minor;
  /** The numbers or options that can be paid most, the highest first; of other plays none. */
  readonly lines: readonly LineExposure[];
};

/** A line by its name, with all that is bet on it. */
type NamedLine = {
  readonly value: number;
  stake: bigint;
  largest: bigint;
  readonly payers: ((won: WonLines) => bigint)[];
};

/** A named line of a ticket: its value in a selection, and the most that it can be paid. */
type TicketLine = {
  readonly name: string;
  readonly value: number;
  readonly largest: bigint;
  readonly pay: (won: WonLines) => bigint;
};

/** Lists the lines of a ticket one by one, where its play names them; else none. */
function* listTicketLines(family: Family, ticket: Ticket): Generator<TicketLine> {
  const ticketChosen = getChosen(family, ticket);
  const { shape } = ticketChosen.play;
  if (!shape.named) return;
  for (const { selection, pay } of listPaidLines(ticketChosen, ticket)) {
    const names = shape.named.list(selection);
    const [chosen = []] = selection;
    // Lines of one price are paid alike.
    const mostOf = new Map<string, bigint>();
    for (const [index, value] of chosen.entries()) {
      const alone: Selection = [[value]];
      const [priced = ''] = shape.countPriced(alone).keys();
      const largest = mostOf.get(priced) ?? shape.findMost(alone, pay);
      mostOf.set(priced, largest);
      yield { name: names[index] ?? '', value, largest, pay };
    }
  }
}

/** A number or option of a ticket, with the most that it can be paid. */
type LinePayout = {
  readonly name: string;
  /** A number's value, or the place of an option among those of the play. */
  readonly place: number;
  /** In minor units. */
  readonly largest: bigint;
};

/**
 * Lists the numbers or options of a ticket with the most that each can be paid; none where the play
 * does not name its lines. Throws a `RangeError` for a play or a selection that the family does not
 * have.
 */
export function listLinePayouts(family: Family, ticket: Ticket): LinePayout[] {
  const isOptions = family.plays.get(ticket.play)?.shape.form.kind === 'options';
  return [...listTicketLines(family, ticket)].map(({ name, value, largest }) => {
    // Numbers that are the same bet share the name, which is one of them.
    return { name, place: isOptions ? value : Number(name), largest };
  });
}

/** Everything that is bet on each line of a play whose lines have names. */
function collectLines(family: Family, tickets: readonly Ticket[]) {
  const lines = new Map<string, NamedLine>();
  for (const ticket of tickets)
    for (const { name, value, largest, pay } of listTicketLines(family, ticket)) {
      const line = lines.get(name) ?? { value, stake: 0n, largest: 0n, payers: [] };
      lines.set(name, line);
      line.stake += ticket.stakePerLine;
      line.largest += largest;
      line.payers.push(pay);
    }
  return lines;
}

/** The most that the named lines of a play can be paid by one result. */
function findLargest({ shape }: Play, lines: ReadonlyMap<string, NamedLine>): bigint {
  if (shape.named?.isWonByOne === true)
    return findGreatest([...lines.values()].map(({ largest }) => largest));
  // The price of an option is named by its code, so that what each is paid can be told apart.
  const chosen = [...lines.values()].map(({ value }) => value).toSorted((a, b) => a - b);
  return shape.findMost([chosen], (won) =>
    (lines.get(won.priced)?.payers ?? []).reduce((sum, pay) => sum + pay(won), 0n),
  );
}

const compareLargest = (one: LineExposure, other: LineExposure): number =>
  one.largest === other.largest ? 0 : one.largest > other.largest ? -1 : 1;

function computePlay(
  family: Family,
  play: Play,
  tickets: readonly Ticket[],
  linesShown: number,
): PlayExposure {
  const stake = tickets.reduce(
    (sum, ticket) => sum + ticket.stakePerLine * BigInt(getLineCount(family, ticket)),
    0n,
  );
  const own = { play: play.code, tickets: tickets.length, stake: minor(stake) };
  if (!play.shape.named) {
    const largest = tickets.reduce((sum, ticket) => sum + getLargestPayout(family, ticket), 0n);
    return { ...own, largest: minor(largest), lines: [] };
  }
  const lines = collectLines(family, tickets);
  const listed = [...lines].map(([name, line]): LineExposure => {
    return { name, stake: minor(line.stake), largest: minor(line.largest) };
  });
  const rebates = tickets.reduce(
    (sum, ticket) => sum + computeRebate(ticket, getLineCount(family, ticket)),
    0n,
  );
  return {
    ...own,
    largest: minor(findLargest(play, lines) + rebates),
    lines: listed.toSorted(compareLargest).slice(0, linesShown),
  };
}

/**
 * Computes what tickets of one currency and one issue may have to be paid, by play in the order of
 * the family. Throws a `RangeError` for a play or a selection that the family does not have.
 * @param linesShown how many numbers or options of a play are listed
 */
export function computeExposure(
  family: Family,
  tickets: readonly Ticket[],
  linesShown: number,
): PlayExposure[] {
  const byPlay = Map.groupBy(tickets, ({ play }) => play);
  return [...family.plays.values()].flatMap((play) => {
    const own = byPlay.get(play.code);
    return own ? [computePlay(family, play, own, linesShown)] : [];
  });
}
