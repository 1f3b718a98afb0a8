import type { DeskGame } from '@khelaghor/contract/play/game-desk.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
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

/** An amount as typed, in minor units; null: it is no amount above zero. */
function readAmount(typed: string): string | null {
  const parsed = parseTaka(typed);
  return parsed.ok && parsed.value > 0n ? formatMinor(parsed.value) : null;
}

/** The limits as the server takes them, or the fields that make no sense. */
export function readLimits(draft: LimitsDraft): DeskGame['limits'] | readonly LimitField[] {
  const stakeMin = readAmount(draft.stakeMin);
  const stakeMax = readAmount(draft.stakeMax);
  const payoutMax = readAmount(draft.payoutMax);
  if (stakeMin !== null && stakeMax !== null && payoutMax !== null)
    return { stakeMin, stakeMax, payoutMax };
  return limitFields.filter((field) => readAmount(draft[field]) === null);
}
