/**
 * Why money moves. Every transfer carries one code; statements name the movement by it, and the
 * posting builders are tested against the kinds of account that a code may join.
 */
import type { AccountKind } from './account.ts';

/** What is true of every transfer with a code. */
export type TransferCodeRule = {
  readonly debit: AccountKind;
  readonly credit: AccountKind;
  readonly meaning: string;
};

/** Every code. */
export const TRANSFER_CODES = {
  deposit: {
    debit: 'gateway_clearing',
    credit: 'wallet',
    meaning: 'a payment gateway confirmed that the member paid in',
  },
  play_grant: {
    debit: 'house_grant',
    credit: 'wallet',
    meaning: 'the house gave play money',
  },
  trial_grant: {
    debit: 'house_grant',
    credit: 'wallet',
    meaning: 'a trial account began, with trial money',
  },
  trial_end: {
    debit: 'wallet',
    credit: 'house_grant',
    meaning: 'a trial account is over, and its trial money is gone',
  },
  promotion_grant: {
    debit: 'house_bonus',
    credit: 'wallet',
    meaning: 'a promotion gave what it promised',
  },
  dice_stake: { debit: 'wallet', credit: 'house_dice', meaning: 'the stake of a Dice roll' },
  dice_payout: { debit: 'house_dice', credit: 'wallet', meaning: 'the payout of a won Dice roll' },
  dice_payout_taken: {
    debit: 'wallet',
    credit: 'house_dice',
    meaning: 'a payout of Dice was corrected downwards',
  },
  dice_stake_returned: {
    debit: 'house_dice',
    credit: 'wallet',
    meaning: 'the stake of a Dice roll that does not count goes back',
  },
  ticket_stake: {
    debit: 'wallet',
    credit: 'escrow',
    meaning: 'the stake of a lottery ticket, in play until the draw',
  },
  ticket_settled: {
    debit: 'escrow',
    credit: 'house_lottery',
    meaning: 'the draw took place, so the stake belongs to the house',
  },
  ticket_payout: {
    debit: 'house_lottery',
    credit: 'wallet',
    meaning: 'the payout of a winning ticket',
  },
  ticket_refund: {
    debit: 'escrow',
    credit: 'wallet',
    meaning: 'the stake of a ticket whose issue was not drawn goes back',
  },
  ticket_payout_taken: {
    debit: 'wallet',
    credit: 'house_lottery',
    meaning: 'the payout of a ticket was corrected downwards',
  },
  ticket_stake_returned: {
    debit: 'house_lottery',
    credit: 'wallet',
    meaning: 'the stake of a ticket that was settled goes back',
  },
  ticket_reopened: {
    debit: 'house_lottery',
    credit: 'escrow',
    meaning: 'the settlement of a ticket was undone, so its stake is in play again',
  },
  vendor_stake: {
    debit: 'wallet',
    credit: 'escrow',
    meaning: "the stake of a bet in a vendor's game, in play until it is settled",
  },
  vendor_settled: {
    debit: 'escrow',
    credit: 'vendor_result',
    meaning: "a bet in a vendor's game is decided, so its stake is the vendor's result",
  },
  vendor_refund: {
    debit: 'escrow',
    credit: 'wallet',
    meaning: 'a vendor gave the stake of a running bet back, wholly or in part',
  },
  vendor_reopened: {
    debit: 'vendor_result',
    credit: 'escrow',
    meaning: 'a vendor took the last payout back, so the stake is in play again',
  },
  vendor_payout: {
    debit: 'vendor_result',
    credit: 'wallet',
    meaning: "the payout of a bet in a vendor's game",
  },
  vendor_payout_taken: {
    debit: 'wallet',
    credit: 'vendor_result',
    meaning: 'a vendor took a payout back, wholly or in part',
  },
  vendor_stake_returned: {
    debit: 'vendor_result',
    credit: 'wallet',
    meaning: 'a vendor gave the stake of a settled bet back, wholly or in part',
  },
  vendor_bonus: {
    debit: 'vendor_result',
    credit: 'wallet',
    meaning: 'a vendor gave money without a bet',
  },
  wallet_to_vendor: {
    debit: 'wallet',
    credit: 'merchant_wallet',
    meaning: 'the member moved money to his wallet at a vendor',
  },
  wallet_from_vendor: {
    debit: 'merchant_wallet',
    credit: 'wallet',
    meaning: 'the member moved money back from his wallet at a vendor',
  },
  withdrawal_request: {
    debit: 'wallet',
    credit: 'payout_hold',
    meaning: 'the member asked to be paid out; it cannot go back into play by his own act',
  },
  withdrawal_paid: {
    debit: 'payout_hold',
    credit: 'gateway_clearing',
    meaning: 'the payment gateway confirmed the payout',
  },
  withdrawal_rejected: {
    debit: 'payout_hold',
    credit: 'wallet',
    meaning: 'the operator or the gateway refused the payout, so the money goes back',
  },
} as const satisfies Record<string, TransferCodeRule>;

export type TransferCode = keyof typeof TRANSFER_CODES;

/** Whether a text from outside names a code. */
export function isTransferCode(text: unknown): text is TransferCode {
  return typeof text === 'string' && Object.hasOwn(TRANSFER_CODES, text);
}
