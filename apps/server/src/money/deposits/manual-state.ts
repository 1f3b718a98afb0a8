import { manualProviders } from '@khelaghor/contract/money/manual-providers.ts';
import type { ManualProvider } from '@khelaghor/contract/money/manual-providers.ts';
import { parseWalletNumber } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { ManualState } from '@khelaghor/contract/money/manual-deposits.ts';
import { toCode, toNumberCode } from '@khelaghor/typed-text/code.ts';

const prefix = 'manual-';

/** The provider of a channel that has house numbers; null: a channel of another kind. */
export function getProvider(gateway: string): ManualProvider | null {
  const name = gateway.startsWith(prefix) ? gateway.slice(prefix.length) : '';
  return manualProviders.find((kind) => kind === name) ?? null;
}

/** Returns a transaction id as it is stored; null: no provider has such ids. */
export function parseTrxId(typed: string): string | null {
  const id = toCode(typed).toUpperCase();
  return /^[A-Z0-9]{6,20}$/u.test(id) ? id : null;
}

/** Returns the number of a payer as it is stored; null: the provider has no such numbers. */
export function parseSender(provider: ManualProvider, typed: string): string | null {
  if (provider !== 'bank') return parseWalletNumber(provider, typed);
  const digits = toNumberCode(typed);
  return /^\d{6,20}$/u.test(digits) ? digits : null;
}

/** Without I, O, 0 and 1, which are mistaken for each other. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns the reference of a bank transfer, from eight random bytes. */
export const formatReference = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => referenceLetters[byte % referenceLetters.length]).join('');

/** Claims that wait for an operator. */
export const waitingStates = [
  'waiting_match',
  'short',
  'excess',
  'late',
  'duplicate',
] as const satisfies readonly ManualState[];

export const isWaiting = (state: ManualState): boolean =>
  waitingStates.some((waiting) => waiting === state);

/** Whether a member may tell the sender and the transaction id: once, or another one if taken. */
export const canClaim = (state: ManualState): boolean => state === 'open' || state === 'duplicate';

/** Pictures of a receipt by their hashes: the newest, and the one that it replaced. */
type Receipts = {
  readonly receiptHash: string | null;
  readonly earlierReceiptHash: string | null;
};

/** Adds a picture to those of a claim, or replaces the only one; null: it was replaced before. */
export function addReceipt(kept: Receipts, hash: string): Receipts | null {
  const { receiptHash, earlierReceiptHash } = kept;
  if (hash === receiptHash || hash === earlierReceiptHash) return kept;
  if (earlierReceiptHash !== null) return null;
  return { receiptHash: hash, earlierReceiptHash: receiptHash };
}

/**
 * Decides the state of a claim after an operator found its money. Only the ordered amount, told in
 * time and once, is credited by one operator.
 */
export function judgeReceipt(
  state: ManualState,
  { ordered, received }: { readonly ordered: bigint; readonly received: bigint },
): ManualState {
  if (state === 'late' || state === 'duplicate') return state;
  if (received < ordered) return 'short';
  return received > ordered ? 'excess' : 'credited';
}
