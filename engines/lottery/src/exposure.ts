/** What a house may have to pay for the tickets of an issue, play by play. */
import { minor, type Minor } from '@khelaghor/money/minor.ts';
import { getCounter, listBetLines, type BetCounter, type BetLine } from './bets.ts';
import type { Bet, Family, Play } from './play.ts';
import { findGreatest, type WonLines } from './shapes/shape.ts';
import {
  computeRebate,
  createPayers,
  getChosen,
  getLargestPayout,
  getLineCount,
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
  /** The numbers or options named after it that can be paid most, the highest first. */
  readonly lines: readonly LineExposure[];
};

/** A line of a ticket: what it bets on, and the most that it can be paid. */
type TicketLine = BetLine & { readonly largest: bigint; readonly pay: (won: WonLines) => bigint };

/** Lists the lines of a ticket one by one. */
function* listTicketLines(family: Family, ticket: Ticket): Generator<TicketLine> {
  const { play, selection } = getChosen(family, ticket);
  const { isHalved, payWhole, payHalf } = createPayers(play, ticket);
  // Lines of one price are paid alike.
  const mostOf = new Map<string, bigint>();
  for (const { line, bet } of listBetLines(play, selection)) {
    const isHalf = isHalved(line);
    const pay = isHalf ? payHalf : payWhole;
    const key = `${isHalf} ${line.priced}`;
    const largest = mostOf.get(key) ?? findMostOfPrice(play, line.priced, pay);
    mostOf.set(key, largest);
    yield { line, bet, largest, pay };
  }
}

/** The most that one line with a price can be paid. */
function findMostOfPrice({ shape }: Play, priced: string, pay: (won: WonLines) => bigint): bigint {
  const { measure, judge } = shape.getEvent(priced);
  const outcomes = [...measure.count().facts.keys()].map(judge);
  return findGreatest(outcomes.map((outcome) => pay({ priced, outcome, lines: 1 })));
}

/** What a line of a ticket bets on, where it is counted, and the most that it can be paid. */
type LinePayout = Bet & BetCounter & { readonly largest: bigint };

/**
 * Lists what a ticket bets on, line by line, with the most that each line can be paid in minor
 * units. Throws a `RangeError` for a play or a selection that the family does not have.
 */
export function* listLinePayouts(family: Family, ticket: Ticket): Generator<LinePayout> {
  for (const { bet, largest } of listTicketLines(family, ticket))
    yield { ...bet, ...getCounter(family, bet), largest };
}

/** All that is bet on a number or an option. */
type BetSum = { stake: bigint; largest: bigint };

/** A line by its number within its play, with all that is bet on it there. */
type OwnLine = {
  readonly priced: string;
  largest: bigint;
  readonly payers: ((won: WonLines) => bigint)[];
};

/** What is bet in the lines of tickets: by the naming play, and by the play of the ticket. */
type CollectedLines = {
  readonly bets: ReadonlyMap<string, ReadonlyMap<string, BetSum>>;
  readonly own: ReadonlyMap<string, ReadonlyMap<string, OwnLine>>;
};

/** The entry of a key, which is made where there is none. */
function findOrMake<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

function collectLines(family: Family, tickets: readonly Ticket[]): CollectedLines {
  const bets = new Map<string, Map<string, BetSum>>();
  const own = new Map<string, Map<string, OwnLine>>();
  for (const ticket of tickets) {
    const ownLines = findOrMake(own, ticket.play, () => new Map<string, OwnLine>());
    for (const { line, bet, largest, pay } of listTicketLines(family, ticket)) {
      const ofPlay = findOrMake(bets, bet.play, () => new Map<string, BetSum>());
      const sum = findOrMake(ofPlay, bet.name, () => ({ stake: 0n, largest: 0n }));
      sum.stake += ticket.stakePerLine;
      sum.largest += largest;
      const { priced, kind, number } = line;
      const ownLine = findOrMake(ownLines, `${kind} ${number}`, () => {
        return { priced, largest: 0n, payers: [] };
      });
      ownLine.largest += largest;
      ownLine.payers.push(pay);
    }
  }
  return { bets, own };
}

/** The most that the tickets of a play can be paid together by one result, without rebates. */
function findLargest(
  family: Family,
  { shape }: Play,
  tickets: readonly Ticket[],
  lines: ReadonlyMap<string, OwnLine>,
): bigint {
  if (shape.isWonByOne) return findGreatest([...lines.values()].map(({ largest }) => largest));
  if (!shape.isListed)
    return tickets.reduce(
      (sum, ticket) => sum + getLargestPayout(family, { ...ticket, rebate: 0 }),
      0n,
    );
  // The price of an option is named by its code, so that what each is paid can be told apart.
  const byCode = new Map([...lines.values()].map((line) => [line.priced, line]));
  const selection = shape.prices.flatMap((code, index) => (byCode.has(code) ? [index] : []));
  return shape.findMost([selection], (won) =>
    (byCode.get(won.priced)?.payers ?? []).reduce((sum, pay) => sum + pay(won), 0n),
  );
}

const compareLargest = (one: LineExposure, other: LineExposure): number =>
  one.largest === other.largest ? 0 : one.largest > other.largest ? -1 : 1;

const addUp = (amounts: readonly bigint[]): Minor =>
  minor(amounts.reduce((sum, amount) => sum + amount, 0n));

function computePlay(
  family: Family,
  play: Play,
  tickets: readonly Ticket[],
  { bets, own }: CollectedLines,
): PlayExposure {
  const counted = tickets.map((ticket) => ({ ticket, lines: getLineCount(family, ticket) }));
  const stake = addUp(counted.map(({ ticket, lines }) => ticket.stakePerLine * BigInt(lines)));
  const rebates = counted.map(({ ticket, lines }) => computeRebate(ticket, lines));
  const largest = findLargest(family, play, tickets, own.get(play.code) ?? new Map());
  const lines = [...(bets.get(play.code) ?? [])].map(([name, bet]): LineExposure => {
    return { name, stake: minor(bet.stake), largest: minor(bet.largest) };
  });
  return {
    play: play.code,
    tickets: tickets.length,
    stake,
    largest: addUp([largest, ...rebates]),
    lines: lines.toSorted(compareLargest),
  };
}

/**
 * Computes what tickets of one currency and one issue may have to be paid, by play in the order of
 * the family. A number or an option stands in the play that names it, with all that is bet on it in
 * any play. Throws a `RangeError` for a play or a selection that the family does not have.
 * @param linesShown how many numbers or options of a play are listed
 */
export function computeExposure(
  family: Family,
  tickets: readonly Ticket[],
  linesShown: number,
): PlayExposure[] {
  const byPlay = Map.groupBy(tickets, ({ play }) => play);
  const collected = collectLines(family, tickets);
  return [...family.plays.values()].flatMap((play): PlayExposure[] => {
    const own = byPlay.get(play.code) ?? [];
    if (own.length === 0 && !collected.bets.has(play.code)) return [];
    const exposure = computePlay(family, play, own, collected);
    return [{ ...exposure, lines: exposure.lines.slice(0, linesShown) }];
  });
}
