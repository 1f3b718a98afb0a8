import type { NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import {
  listLineNames,
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

/** The ticket with the numbers among its lines that are paid half. */
export function markHalfPaid(
  { family }: LotteryGame,
  ticket: Ticket,
  blocks: readonly NumberBlock[],
): Ticket {
  const halves = new Set(
    blocks
      .filter(({ play, rule }) => play === ticket.play && rule === 'half')
      .map(({ number }) => number),
  );
  if (halves.size === 0) return ticket;
  const names = (listLineNames(family, ticket) ?? []).filter((name) => halves.has(name));
  return names.length === 0 ? ticket : { ...ticket, halfPaid: names.join(',') };
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
