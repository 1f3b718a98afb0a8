/**
 * Accounts. Every amount is in exactly one account, and every transfer takes from one account
 * what it gives to another.
 *
 * The balance of an account is its credits minus its debits. Seen from the
 * house: a member's wallet is money owed to the member (it grows by credits), a gateway's
 * clearing account is money the gateway holds for us (deposits debit it, so it is negative), and
 * the sum of all accounts of a currency is always zero.
 */
import { accountKinds } from '@khelaghor/contract/money/transfer-codes.ts';
import type { AccountKind, OwnerType } from '@khelaghor/contract/money/transfer-codes.ts';
import type { Currency } from '@khelaghor/money/currency.ts';

export type { AccountKind };

/** Who an account belongs to: the house, one member, one gateway, one vendor, one game. */
export type Owner =
  | 'house'
  | `member:${string}`
  | `gateway:${string}`
  | `vendor:${string}`
  | `game:${string}`;

type KindOwnedBy<O extends OwnerType> = {
  [K in AccountKind]: O extends (typeof accountKinds)[K]['ownedBy'][number] ? K : never;
}[AccountKind];

export type MemberAccountKind = KindOwnedBy<'member'>;
export type HouseAccountKind = KindOwnedBy<'house'>;
export type VendorAccountKind = KindOwnedBy<'vendor'>;

/** The unique name of an account. */
export type AccountName = {
  readonly owner: Owner;
  readonly kind: AccountKind;
  readonly currency: Currency;
};

/** The owner name of a member. */
export function memberOwner(memberId: string): Owner {
  return `member:${memberId}`;
}

/** The owner name of a payment gateway. */
function gatewayOwner(gateway: string): Owner {
  return `gateway:${gateway}`;
}

/** One of a member's accounts. */
export function memberAccount(
  memberId: string,
  kind: MemberAccountKind,
  currency: Currency,
): AccountName {
  return { owner: memberOwner(memberId), kind, currency };
}

/** One of the house's own accounts. */
export function houseAccount(kind: HouseAccountKind, currency: Currency): AccountName {
  return { owner: 'house', kind, currency };
}

/** The clearing account of a payment gateway. */
export function gatewayAccount(gateway: string, currency: Currency): AccountName {
  return { owner: gatewayOwner(gateway), kind: 'gateway_clearing', currency };
}

/** One of a vendor's accounts. */
export function vendorAccount(
  vendor: string,
  kind: VendorAccountKind,
  currency: Currency,
): AccountName {
  return { owner: `vendor:${vendor}`, kind, currency };
}

/** The account that receives members' losses in an in-house game. */
export function gameAccount(game: string, currency: Currency): AccountName {
  return { owner: `game:${game}`, kind: 'game_result', currency };
}

/** The account of a jackpot of a lottery, or of its reserve: each tier has its own. */
export function jackpotAccount(
  kind: 'jackpot_pool' | 'jackpot_reserve',
  { game, tier }: { readonly game: string; readonly tier: string },
  currency: Currency,
): AccountName {
  return { owner: `game:${game}/${tier}`, kind, currency };
}

/** Whether accounts of a kind may never go below zero. */
export const isLimited = (kind: AccountKind): boolean => accountKinds[kind].limited;

/** Whether an owner may have an account of this kind. */
export function mayOwn(owner: Owner, kind: AccountKind): boolean {
  const [ownerType] = owner.split(':');
  return accountKinds[kind].ownedBy.some((type) => type === ownerType);
}
