import { canBetOn, listTicketBets, readBet } from '@khelaghor/engine-lottery/public.ts';
import type { Bet, Family, Ticket } from '@khelaghor/engine-lottery/public.ts';
import type { StoredBlock } from './terms-store.ts';

/** What the blocks of an issue do to a ticket. */
export type BlockedLines = {
  /** The first bet among its lines that is not taken; null: all are. */
  readonly refused: Bet | null;
  /** Those that are paid half: "37,73". */
  readonly halfPaid: string;
};

/**
 * Whether a block holds for an issue. Blocks go by when an issue opens, so that what is on sale
 * stays as it is.
 */
const isInForce = (
  { appliesFrom, appliesUntil }: Pick<StoredBlock, 'appliesFrom' | 'appliesUntil'>,
  opensAt: Date,
): boolean => appliesFrom <= opensAt && (appliesUntil === null || opensAt < appliesUntil);

const none: BlockedLines = { refused: null, halfPaid: '' };

/** Tells a bet from any other of its game. */
export const getBetKey = ({ play, name }: Bet): string => `${play} ${name}`;

/** What a block is about; one of an earlier release may name a bet after another play. */
export const readBlock = ({ plays }: Family, { play, number }: StoredBlock): Bet => {
  const found = plays.get(play);
  return (found && readBet(found, number)) ?? { play, name: number };
};

/**
 * Finds the blocked numbers among the lines of a ticket for an issue that opens then. A number is
 * blocked in every play in which it is bet on.
 */
export function findBlockedLines(
  family: Family,
  ticket: Ticket,
  blocks: readonly StoredBlock[],
  opensAt: Date,
): BlockedLines {
  const play = family.plays.get(ticket.play);
  const rules = new Map(
    blocks
      .filter((block) => isInForce(block, opensAt))
      .map((block) => ({ bet: readBlock(family, block), rule: block.rule }))
      .filter(({ bet }) => play && canBetOn(play, bet))
      .map(({ bet, rule }) => [getBetKey(bet), rule]),
  );
  // Listing the lines of a ticket takes longer than to see that none can be blocked.
  if (rules.size === 0) return none;
  const bets = listTicketBets(family, ticket);
  const halves = bets.filter((bet) => rules.get(getBetKey(bet)) === 'half');
  return {
    refused: bets.find((bet) => rules.get(getBetKey(bet)) === 'refused') ?? null,
    halfPaid: [...new Set(halves.map(({ ownName }) => ownName))].join(','),
  };
}
