import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { isChance, ROLL_COUNT } from '@khelaghor/engine-dice/public.ts';
import type { DicePick } from '@khelaghor/engine-dice/public.ts';

/** A roll of Dice as its bet keeps it. */
export type DiceDetail = DicePick & { readonly kind: 'dice'; readonly roll: number };

/** A lottery ticket as its bet keeps it; the result is null until the draw. */
export type TicketDetail = {
  readonly kind: 'ticket';
  readonly issueNumber: string;
  readonly play: string;
  readonly selections: readonly (readonly number[])[];
  readonly result: readonly number[] | null;
};

export type BetDetail = DiceDetail | TicketDetail;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((number) => Number.isSafeInteger(number));

function getDiceDetail({ direction, chance, roll }: BetRecord['detail']): DiceDetail | null {
  if (direction !== 'under' && direction !== 'over') return null;
  if (typeof chance !== 'number' || !isChance(chance)) return null;
  if (!Number.isInteger(roll) || typeof roll !== 'number') return null;
  return roll >= 0 && roll < ROLL_COUNT ? { kind: 'dice', direction, chance, roll } : null;
}

function getTicketDetail(detail: BetRecord['detail']): TicketDetail | null {
  const { issueNumber, play, selections, result } = detail;
  if (typeof issueNumber !== 'string' || typeof play !== 'string') return null;
  if (!Array.isArray(selections) || !selections.every(isNumbers)) return null;
  const drawn = isNumbers(result) ? result : null;
  return { kind: 'ticket', issueNumber, play, selections, result: drawn };
}

/**
 * Reads what a bet was placed on. Every game keeps its own terms; null is a bet of a game that this
 * page has no words for, which is then shown by its title alone.
 */
export function getBetDetail(detail: BetRecord['detail']): BetDetail | null {
  return 'direction' in detail ? getDiceDetail(detail) : getTicketDetail(detail);
}
