import type { NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import {
  canBetOn,
  listTicketBets,
  type LotteryGame,
  type Play,
  type PlayGroup,
  type Ticket,
} from '@khelaghor/engine-lottery/public.ts';
import type { LotteryTerms } from './issue-state.ts';

/**
 * The blocked numbers of the issue that opens then; null: of the running issue and all later ones,
 * for tickets that are bought for several.
 */
export function listBlocks(
  { numberBlocks }: LotteryTerms,
  opensAt: string | null,
): readonly NumberBlock[] {
  if (opensAt === null) return numberBlocks;
  const openedMs = Date.parse(opensAt);
  return numberBlocks.filter(
    ({ appliesFrom, appliesUntil }) =>
      Date.parse(appliesFrom) <= openedMs &&
      (appliesUntil === null || openedMs < Date.parse(appliesUntil)),
  );
}

/** The blocked numbers that lines of a play may bet on. */
export function listOwnBlocks(play: Play, blocks: readonly NumberBlock[]): readonly NumberBlock[] {
  return blocks.filter((block) => canBetOn(play, { play: block.play, name: block.number }));
}

/** The ticket with the numbers among its lines that are paid half. */
export function markHalfPaid(
  { family }: LotteryGame,
  ticket: Ticket,
  blocks: readonly NumberBlock[],
): Ticket {
  const play = family.plays.get(ticket.play);
  const halves = play ? listOwnBlocks(play, blocks).filter(({ rule }) => rule === 'half') : [];
  if (halves.length === 0) return ticket;
  const keys = new Set(halves.map(({ play: naming, number }) => `${naming} ${number}`));
  const names = listTicketBets(family, ticket)
    .filter((bet) => keys.has(`${bet.play} ${bet.name}`))
    .map(({ ownName }) => ownName);
  return names.length === 0 ? ticket : { ...ticket, halfPaid: [...new Set(names)].join(',') };
}

/** A tab, and those of its plays that are sold. */
export type OpenGroup = Pick<PlayGroup, 'code' | 'label'> & { readonly plays: readonly Play[] };

/** The tabs of a game that have plays on sale. */
export function listOpenGroups(
  { family }: LotteryGame,
  { playsOff }: Pick<LotteryTerms, 'playsOff'>,
): readonly OpenGroup[] {
  const off = new Set(playsOff);
  return family.groups
    .map(({ code, label, plays }) => ({
      code,
      label,
      plays: plays.flatMap((row) => (off.has(row.code) ? [] : (family.plays.get(row.code) ?? []))),
    }))
    .filter(({ plays }) => plays.length > 0);
}
