import { payoutWalletsCreate, payoutWalletsList } from '@khelaghor/client/routes/money.gen.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { TestBrowser } from './test-browser.ts';

type Owner = {
  readonly browser: TestBrowser;
  readonly memberId: string;
  readonly password: string;
};
type Chosen = {
  readonly kind?: WalletKind;
  readonly number?: string;
  /** Absent: the member has none. */
  readonly paymentPassword?: string;
};

/** Returns a wallet number, different for each member and always the same for one. */
export function getWalletNumberFor(memberId: string): string {
  const chance = BigInt(`0x${memberId.replaceAll('-', '').slice(-15)}`);
  return `01${String(300_000_000n + (chance % 700_000_000n))}`;
}

/** Adds a wallet through the API, and returns its id. */
export async function addWallet(
  { browser, memberId, password }: Owner,
  { kind = 'bkash', number = getWalletNumberFor(memberId), paymentPassword }: Chosen = {},
): Promise<string> {
  const proof = paymentPassword === undefined ? { password } : { paymentPassword };
  const reply = await browser.call(payoutWalletsCreate, { body: { kind, number, ...proof } });
  const added = reply.success ? reply.value.wallets[0] : undefined;
  if (!added) throw new Error(`the wallet was not added: ${JSON.stringify(reply)}`);
  return added.id;
}

/** Returns the id of the member's wallet, or adds a first one. */
export async function readWalletId(owner: Owner, paymentPassword?: string): Promise<string> {
  const reply = await owner.browser.call(payoutWalletsList, {});
  const known = reply.success ? reply.value.wallets.at(-1) : undefined;
  return known?.id ?? addWallet(owner, paymentPassword === undefined ? {} : { paymentPassword });
}
