/**
 * Accounts. Every amount the house knows of sits in exactly one of them, and every movement
 * takes from one account what it gives to another.
 *
 * The balance of an account is what it was credited minus what it was debited. Seen from the
 * house: a member's wallet is money owed to the member (it grows by credits), a gateway's
 * clearing account is money the gateway holds for us (deposits debit it, so it is negative), and
 * the sum of all accounts of a currency is always zero.
 */
import type { Currency } from '@khelaghor/money/currency.ts';

/** Who an account belongs to: the house itself, one member, one payment gateway, one vendor. */
export type Owner = 'house' | `member:${string}` | `gateway:${string}` | `vendor:${string}`;

/** What is true of every account of a kind. */
export type AccountKindRule = {
  /** Which owners may have such an account: the part of the owner before the colon. */
  readonly ownedBy: 'house' | 'member' | 'gateway' | 'vendor';
  /**
   * A limited account may never go below zero, and keeps a balance row, which every posting
   * locks. The others keep none: their balance is the sum of their entries. That is what keeps
   * the house side of every bet from being one row on which all bets wait for each other.
   */
  readonly limited: boolean;
  readonly meaning: string;
};

/** Every kind of account. */
export const ACCOUNT_KINDS = {
  wallet: { ownedBy: 'member', limited: true, meaning: 'what a member can play with or withdraw' },
  escrow: { ownedBy: 'member', limited: true, meaning: "a member's stakes that are in play" },
  payout_hold: {
    ownedBy: 'member',
    limited: true,
    meaning: 'withdrawals that a member asked for and that are not yet paid or rejected',
  },
  bonus: { ownedBy: 'member', limited: true, meaning: 'bonus money with conditions still open' },
  points: { ownedBy: 'member', limited: true, meaning: 'points that a member can exchange' },
  security_points: {
    ownedBy: 'member',
    limited: true,
    meaning: 'points that stand as security and cannot be exchanged',
  },
  agent_wallet: {
    ownedBy: 'member',
    limited: true,
    meaning: "an agent's commission and what he may hand to his downline",
  },
  house_dice: { ownedBy: 'house', limited: false, meaning: 'what Dice won and lost' },
  house_lottery: { ownedBy: 'house', limited: false, meaning: 'what the lottery won and lost' },
  house_grant: { ownedBy: 'house', limited: false, meaning: 'money the house gave away' },
  house_bonus: { ownedBy: 'house', limited: false, meaning: 'what bonuses and points cost' },
  house_rounding: {
    ownedBy: 'house',
    limited: false,
    meaning: 'what is left when an amount cannot be divided evenly',
  },
  gateway_clearing: {
    ownedBy: 'gateway',
    limited: false,
    meaning: 'what a payment gateway owes us (negative) or we owe it (positive)',
  },
  vendor_result: {
    ownedBy: 'vendor',
    limited: false,
    meaning: "what members lost (positive) or won in a vendor's games that use our wallet",
  },
  merchant_wallet: {
    ownedBy: 'vendor',
    limited: false,
    meaning: 'what members moved to a vendor that keeps their wallets, less what came back',
  },
} as const satisfies Record<string, AccountKindRule>;

export type AccountKind = keyof typeof ACCOUNT_KINDS;

type KindOwnedBy<O extends AccountKindRule['ownedBy']> = {
  [K in AccountKind]: (typeof ACCOUNT_KINDS)[K]['ownedBy'] extends O ? K : never;
}[AccountKind];

export type MemberAccountKind = KindOwnedBy<'member'>;
export type HouseAccountKind = KindOwnedBy<'house'>;
export type VendorAccountKind = KindOwnedBy<'vendor'>;

/** What identifies an account: there is at most one with the same three. */
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

/** Whether an owner may have an account of this kind. */
export function mayOwn(owner: Owner, kind: AccountKind): boolean {
  const [ownerType] = owner.split(':');
  return ownerType === ACCOUNT_KINDS[kind].ownedBy;
}
