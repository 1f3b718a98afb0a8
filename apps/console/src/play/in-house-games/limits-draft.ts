import type { DeskGame } from '@khelaghor/contract/play/game-desk.ts';
import { readAmountText } from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const limitFields = ['stakeMin', 'stakeMax', 'payoutMax'] as const;
export type LimitField = (typeof limitFields)[number];

/** Limits as they are typed, in taka. */
export type LimitsDraft = Readonly<Record<LimitField, string>>;

export const getLimitsDraft = ({ stakeMin, stakeMax, payoutMax }: DeskGame['limits']) => ({
  stakeMin: writeTaka(stakeMin),
  stakeMax: writeTaka(stakeMax),
  payoutMax: writeTaka(payoutMax),
});

/** The limits as the server takes them, or the fields that make no sense. */
export function readLimits(draft: LimitsDraft): DeskGame['limits'] | readonly LimitField[] {
  const stakeMin = readAmountText(draft.stakeMin);
  const stakeMax = readAmountText(draft.stakeMax);
  const payoutMax = readAmountText(draft.payoutMax);
  if (stakeMin !== undefined && stakeMax !== undefined && payoutMax !== undefined)
    return { stakeMin, stakeMax, payoutMax };
  return limitFields.filter((field) => readAmountText(draft[field]) === undefined);
}
