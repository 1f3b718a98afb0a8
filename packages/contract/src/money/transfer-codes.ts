import type { Language, LocalText } from '../lib/shapes.ts';

/**
 * Accounts and reasons why money moves, with their names: the ledger posts by these tables, and
 * statements and pages name movements by them.
 */

/** Who may have an account of a kind: the part of the owner before the colon. */
export type OwnerType = 'house' | 'member' | 'gateway' | 'vendor' | 'game';

export type AccountKindRow = {
  readonly ownedBy: readonly OwnerType[];
  /**
   * A limited account may never go below zero, and keeps a balance row, which every posting
   * locks. The others keep none: their balance is the sum of their entries. That is what keeps
   * the house side of every bet from being one row on which all bets wait for each other.
   */
  readonly limited: boolean;
  readonly label: LocalText;
};

/** Every kind of account. */
export const accountKinds = {
  /** What a member can play with or withdraw. */
  wallet: {
    ownedBy: ['member'],
    limited: true,
    label: { bn: 'আপনার ব্যালেন্স', en: 'Your balance' },
  },
  /** A member's stakes that are in play. */
  escrow: { ownedBy: ['member'], limited: true, label: { bn: 'চলতি বাজি', en: 'Open stakes' } },
  /** Withdrawals that a member asked for and that are not yet paid or rejected. */
  payout_hold: {
    ownedBy: ['member'],
    limited: true,
    label: { bn: 'তোলার পথে থাকা টাকা', en: 'Pending withdrawals' },
  },
  /** Bonus money with conditions still open. */
  bonus: { ownedBy: ['member'], limited: true, label: { bn: 'বোনাসের টাকা', en: 'Bonus money' } },
  /** Points that a member can exchange. */
  points: { ownedBy: ['member'], limited: true, label: { bn: 'পয়েন্ট', en: 'Points' } },
  /** Points that stand as security and cannot be exchanged. */
  security_points: {
    ownedBy: ['member'],
    limited: true,
    label: { bn: 'নিরাপত্তা পয়েন্ট', en: 'Security points' },
  },
  /** An agent's commission and what the agent may hand to the downline. */
  agent_wallet: {
    ownedBy: ['member'],
    limited: true,
    label: { bn: 'এজেন্টের ব্যালেন্স', en: 'Agent’s balance' },
  },
  /**
   * What a member owes the house (negative): it grew when a payout that was spent already was taken
   * back. It is not limited, because it is below zero by nature; it never rises above zero.
   */
  debt: {
    ownedBy: ['member'],
    limited: false,
    label: { bn: 'আপনার দেনা', en: 'Your debt' },
  },
  /** What members lost (positive) or won with one game of the house, or one vendor's games. */
  game_result: {
    ownedBy: ['game', 'vendor'],
    limited: false,
    label: { bn: 'গেম', en: 'Game' },
  },
  /** A part of stakes that the next winners of a jackpot divide. It is owed to players. */
  jackpot_pool: {
    ownedBy: ['game'],
    limited: true,
    label: { bn: 'জ্যাকপট', en: 'Jackpot' },
  },
  /** What a jackpot begins with after it is won. It is owed to players too. */
  jackpot_reserve: {
    ownedBy: ['game'],
    limited: true,
    label: { bn: 'পরের জ্যাকপটের সঞ্চয়', en: 'Reserve of the next jackpot' },
  },
  /** Money the house gave away. */
  house_grant: {
    ownedBy: ['house'],
    limited: false,
    label: { bn: 'হাউস, খেলার টাকা', en: 'The house, play money' },
  },
  /** What bonuses and points cost. */
  house_bonus: {
    ownedBy: ['house'],
    limited: false,
    label: { bn: 'হাউস, বোনাস', en: 'The house, bonuses' },
  },
  /** Debts that the house has forgiven, payouts that it made a second time, and adjustments. */
  house_loss: {
    ownedBy: ['house'],
    limited: false,
    label: { bn: 'হাউস, ক্ষতি', en: 'The house, losses' },
  },
  /** Fees that members paid for payouts. */
  house_fee: {
    ownedBy: ['house'],
    limited: false,
    label: { bn: 'হাউস, ফি', en: 'The house, fees' },
  },
  /** What is left when an amount cannot be divided evenly. */
  house_rounding: {
    ownedBy: ['house'],
    limited: false,
    label: { bn: 'হাউস, ভগ্নাংশ', en: 'The house, rounding' },
  },
  /** What a payment gateway owes us (negative) or we owe it (positive). */
  gateway_clearing: {
    ownedBy: ['gateway'],
    limited: false,
    label: { bn: 'পেমেন্ট গেটওয়ে', en: 'Payment gateway' },
  },
  /** What members moved to a vendor that keeps their wallets, less what came back. */
  merchant_wallet: {
    ownedBy: ['vendor'],
    limited: false,
    label: { bn: 'প্রোভাইডারদের কাছে আপনার ওয়ালেট', en: 'Your wallets at providers' },
  },
} as const satisfies Record<string, AccountKindRow>;

export type AccountKind = keyof typeof accountKinds;

export type TransferCodeRow = {
  /** The kinds of account that it may take from, and give to. */
  readonly debit: readonly AccountKind[];
  readonly credit: readonly AccountKind[];
  /** Its name; that of the product goes before it where it is a bet's. */
  readonly label: LocalText;
  /** The icon of a movement that belongs to no product. */
  readonly icon: string;
};

/** Every transfer code. The codes of bets are the same for every product. */
export const transferCodes = {
  /** A payment gateway confirmed that the member paid in. */
  deposit: {
    debit: ['gateway_clearing'],
    credit: ['wallet'],
    label: { bn: 'জমা', en: 'Deposit' },
    icon: 'deposit',
  },
  /** Two operators give a credited deposit back: the gateway is ordered to send it to its payer. */
  deposit_refunded: {
    debit: ['wallet'],
    credit: ['gateway_clearing'],
    label: { bn: 'জমা ফেরত পাঠানো', en: 'Deposit refunded' },
    icon: 'deposit',
  },
  /** The gateway did not give a deposit back, so its money is the member's again. */
  deposit_refund_returned: {
    debit: ['gateway_clearing'],
    credit: ['wallet'],
    label: { bn: 'জমা ফেরত পাঠানো যায়নি, টাকা ফিরে এল', en: 'Refund not made, returned' },
    icon: 'deposit',
  },
  /** The house gave play money. */
  play_grant: {
    debit: ['house_grant'],
    credit: ['wallet'],
    label: { bn: 'হাউস থেকে খেলার টাকা', en: 'Play money from the house' },
    icon: 'gift',
  },
  /** A demo account began, with demo money. */
  trial_grant: {
    debit: ['house_grant'],
    credit: ['wallet'],
    label: { bn: 'শুরুর ট্রায়ালের টাকা', en: 'Starting trial money' },
    icon: 'gift',
  },
  /** A demo account is over, and its demo money is gone. */
  trial_end: {
    debit: ['wallet'],
    credit: ['house_grant'],
    label: { bn: 'ট্রায়াল শেষ', en: 'The trial is over' },
    icon: 'clock',
  },
  /** A promotion gave what it promised. */
  promotion_grant: {
    debit: ['house_bonus'],
    credit: ['wallet'],
    label: { bn: 'অফারের উপহার', en: 'Promotion bonus' },
    icon: 'gift',
  },
  /** The stake of a bet: into escrow until it is decided, or to the house at once. */
  stake: {
    debit: ['wallet'],
    credit: ['escrow', 'game_result'],
    label: { bn: 'বাজি', en: 'stake' },
    icon: 'play',
  },
  /** The bet is decided, so the stake belongs to the house or the vendor. */
  settled: {
    debit: ['escrow'],
    credit: ['game_result'],
    label: { bn: 'নিষ্পত্তি হওয়া বাজি', en: 'stake of a settled bet' },
    icon: 'play',
  },
  /** The payout of a bet that won. */
  payout: {
    debit: ['game_result'],
    credit: ['wallet'],
    label: { bn: 'জেতা টাকা', en: 'payout' },
    icon: 'play',
  },
  /** A payout was taken back, wholly or in part. */
  payout_reversed: {
    debit: ['wallet'],
    credit: ['game_result'],
    label: { bn: 'পাওনা সংশোধন', en: 'payout corrected' },
    icon: 'play',
  },
  /** The stake of a bet that does not count, or a part of it, goes back. */
  stake_refunded: {
    debit: ['escrow', 'game_result'],
    credit: ['wallet'],
    label: { bn: 'বাজির টাকা ফেরত', en: 'stake returned' },
    icon: 'play',
  },
  /** The stake of a bet that had been settled, or a part of it, goes back. */
  settled_stake_refunded: {
    debit: ['game_result'],
    credit: ['wallet'],
    label: { bn: 'নিষ্পত্তির পরে বাজির টাকা ফেরত', en: 'settled stake returned' },
    icon: 'play',
  },
  /** The settlement of a bet was undone, so its stake is in play again. */
  reopened: {
    debit: ['game_result'],
    credit: ['escrow'],
    label: { bn: 'আবার খেলায়', en: 'stake in play again' },
    icon: 'play',
  },
  /** Stakes add to a jackpot; those of a draw also to what the next one begins with. */
  jackpot_contributed: {
    debit: ['game_result'],
    credit: ['jackpot_pool', 'jackpot_reserve'],
    label: { bn: 'জ্যাকপটে জমা', en: 'Added to a jackpot' },
    icon: 'trophy',
  },
  /** A jackpot was won: what its winners are paid goes to the game, which pays them. */
  jackpot_paid: {
    debit: ['jackpot_pool'],
    credit: ['game_result'],
    label: { bn: 'জ্যাকপট জেতা', en: 'Jackpot won' },
    icon: 'trophy',
  },
  /** A jackpot begins again with its reserve. */
  jackpot_seeded: {
    debit: ['jackpot_reserve'],
    credit: ['jackpot_pool'],
    label: { bn: 'নতুন জ্যাকপটের শুরু', en: 'Start of a new jackpot' },
    icon: 'trophy',
  },
  /** The house puts in what a jackpot of a game begins with. */
  jackpot_started: {
    debit: ['game_result'],
    credit: ['jackpot_pool'],
    label: { bn: 'হাউসের টাকায় নতুন জ্যাকপট', en: 'Jackpot started by the house' },
    icon: 'trophy',
  },
  /** A bet hit a jackpot, which pays its member. */
  jackpot_hit: {
    debit: ['jackpot_pool'],
    credit: ['wallet'],
    label: { bn: 'জ্যাকপট পাওয়া', en: 'jackpot hit' },
    icon: 'trophy',
  },
  /** Money without a bet. */
  bonus: {
    debit: ['game_result'],
    credit: ['wallet'],
    label: { bn: 'বোনাস', en: 'bonus' },
    icon: 'gift',
  },
  /** The wallet did not hold all of a payout that is taken back: the house lends the rest. */
  debt_opened: {
    debit: ['debt'],
    credit: ['wallet'],
    label: { bn: 'দেনা হিসেবে লেখা হলো', en: 'Recorded as a debt' },
    icon: 'minus',
  },
  /** The member paid a debt back. */
  debt_paid: {
    debit: ['wallet'],
    credit: ['debt'],
    label: { bn: 'দেনা শোধ', en: 'Debt paid back' },
    icon: 'check',
  },
  /** An operator forgave a debt; the house bears it. */
  debt_forgiven: {
    debit: ['house_loss'],
    credit: ['debt'],
    label: { bn: 'দেনা মাফ', en: 'Debt forgiven' },
    icon: 'check',
  },
  /** Two operators added to the wallet; the house bears it. */
  adjustment_added: {
    debit: ['house_loss'],
    credit: ['wallet'],
    label: { bn: 'সমন্বয় করে যোগ', en: 'Adjustment, added' },
    icon: 'check',
  },
  /** Two operators took from the wallet, which does not go below zero. */
  adjustment_taken: {
    debit: ['wallet'],
    credit: ['house_loss'],
    label: { bn: 'সমন্বয় করে বাদ', en: 'Adjustment, taken' },
    icon: 'minus',
  },
  /** The member moved money to a wallet that a vendor keeps. */
  wallet_to_vendor: {
    debit: ['wallet'],
    credit: ['merchant_wallet'],
    label: { bn: 'প্রোভাইডারের ওয়ালেটে পাঠানো', en: 'Transfer to a provider' },
    icon: 'swap',
  },
  /** The member moved money back from a wallet that a vendor keeps. */
  wallet_from_vendor: {
    debit: ['merchant_wallet'],
    credit: ['wallet'],
    label: { bn: 'প্রোভাইডারের ওয়ালেট থেকে ফেরত আনা', en: 'Transfer from a provider' },
    icon: 'swap',
  },
  /** The member asked to be paid out; the member cannot put it back into play. */
  withdrawal_request: {
    debit: ['wallet'],
    credit: ['payout_hold'],
    label: { bn: 'টাকা তোলার অনুরোধ', en: 'Withdrawal requested' },
    icon: 'withdraw',
  },
  /** The payment gateway confirmed the payout. */
  withdrawal_paid: {
    debit: ['payout_hold'],
    credit: ['gateway_clearing'],
    label: { bn: 'তোলা টাকা পাঠানো হয়েছে', en: 'Withdrawal paid' },
    icon: 'withdraw',
  },
  /** The fee of a payout that the gateway confirmed. */
  withdrawal_fee: {
    debit: ['payout_hold'],
    credit: ['house_fee'],
    label: { bn: 'টাকা তোলার খরচ', en: 'Withdrawal fee' },
    icon: 'withdraw',
  },
  /** A part of a payout that did not arrive was paid by hand; the house bears it. */
  withdrawal_repeated: {
    debit: ['house_loss'],
    credit: ['gateway_clearing'],
    label: { bn: 'না পৌঁছানো টাকা আবার পাঠানো', en: 'Missing payout paid again' },
    icon: 'withdraw',
  },
  /** The operator or the gateway refused the payout, so the money goes back. */
  withdrawal_rejected: {
    debit: ['payout_hold'],
    credit: ['wallet'],
    label: { bn: 'টাকা তোলা হয়নি, টাকা ফেরত', en: 'Withdrawal rejected, returned' },
    icon: 'withdraw',
  },
} as const satisfies Record<string, TransferCodeRow>;

export type TransferCode = keyof typeof transferCodes;

/** Whether a text from outside names a transfer code. */
export const isTransferCode = (text: unknown): text is TransferCode =>
  typeof text === 'string' && Object.hasOwn(transferCodes, text);

const isAccountKind = (text: string): text is AccountKind => Object.hasOwn(accountKinds, text);

/** For a code or kind that a newer server writes than this page knows. */
const otherMovement: LocalText = { bn: 'অন্য লেনদেন', en: 'Other movement' };
const otherAccount: LocalText = { bn: 'অন্য হিসাব', en: 'Another account' };

/** How movements and accounts of a product are called. */
export type ProductLabels = { readonly label: LocalText; readonly resultLabel: LocalText };

/** Why money moved, as a statement says it: "Dice: stake". */
export function getMovementLabel(
  code: string,
  product: ProductLabels | null,
  language: Language,
): string {
  const { label } = isTransferCode(code) ? transferCodes[code] : { label: otherMovement };
  return product === null ? label[language] : `${product.label[language]}: ${label[language]}`;
}

/** Between which accounts money moved, as a statement says it. */
export function getAccountLabel(
  kind: string,
  product: ProductLabels | null,
  language: Language,
): string {
  if (kind === 'game_result' && product !== null) return product.resultLabel[language];
  return (isAccountKind(kind) ? accountKinds[kind].label : otherAccount)[language];
}
