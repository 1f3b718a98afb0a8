import { getOwnSharesMin, groupBounds } from '@khelaghor/contract/play/group-bounds.ts';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';

/** The form in which a ticket is divided, as it is typed. */
export type GroupDraft = {
  readonly shares: string;
  readonly own: string;
  readonly guaranteed: string;
  readonly feeHundredths: number;
  readonly visibility: 'public' | 'friends';
};

/** A division that the server accepts. Money is in minor units. */
export type GroupDivision = {
  readonly shares: number;
  readonly own: number;
  readonly guaranteed: number;
  readonly sharePrice: bigint;
  /** For the organiser's own shares and those that they guarantee. */
  readonly cost: bigint;
};

/** Which fields of a draft are refused. */
export type GroupFaults = {
  readonly shares: 'count' | 'uneven' | 'cheap' | null;
  readonly own: boolean;
  readonly guaranteed: boolean;
};

/** Reads a number of shares; null when it is none. */
export function readCount(text: string): number | null {
  const count = readWholeNumber(text, { max: groupBounds.sharesMax });
  return count.ok ? count.value : null;
}

function findSharesFault(
  shares: number | null,
  total: bigint,
  stakeMin: bigint,
): GroupFaults['shares'] {
  const { sharesMin, sharesMax } = groupBounds;
  if (shares === null || shares < sharesMin || shares > sharesMax) return 'count';
  if (total % BigInt(shares) !== 0n) return 'uneven';
  return total / BigInt(shares) < stakeMin ? 'cheap' : null;
}

/** Reads a draft for a ticket that costs so much: how it is divided, or what is wrong. */
export function readGroupDraft(
  draft: GroupDraft,
  { total, stakeMin }: { readonly total: bigint; readonly stakeMin: bigint },
): { readonly division: GroupDivision | null; readonly faults: GroupFaults } {
  const shares = readCount(draft.shares);
  const own = readCount(draft.own);
  const guaranteed = readCount(draft.guaranteed);
  const sharesFault = findSharesFault(shares, total, stakeMin);
  const isOwnFine =
    shares === null || (own !== null && own >= getOwnSharesMin(shares) && own < shares);
  const isGuaranteeFine =
    guaranteed !== null && (shares === null || own === null || own + guaranteed <= shares);
  const faults = { shares: sharesFault, own: !isOwnFine, guaranteed: !isGuaranteeFine };
  const isFine = sharesFault === null && isOwnFine && isGuaranteeFine;
  if (!isFine || shares === null || own === null || guaranteed === null)
    return { division: null, faults };
  const sharePrice = total / BigInt(shares);
  const cost = sharePrice * BigInt(own + guaranteed);
  return { division: { shares, own, guaranteed, sharePrice, cost }, faults };
}

/** Numbers of shares that are offered, those first that suit most tickets. */
const usualShares = [10, 20, 5, 4, 8, 2, 3, 6, 7, 9] as const;

/** Makes a draft for a ticket that costs so much, with a number of shares that divides it. */
export function makeGroupDraft(total: bigint, stakeMin: bigint): GroupDraft {
  const shares =
    usualShares.find((count) => findSharesFault(count, total, stakeMin) === null) ?? usualShares[0];
  const own = String(getOwnSharesMin(shares));
  return { shares: String(shares), own, guaranteed: '0', feeHundredths: 0, visibility: 'public' };
}
