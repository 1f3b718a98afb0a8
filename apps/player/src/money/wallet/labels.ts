import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

/** A reason why money moves, as a member reads it. */
export type TransferWords = { readonly icon: IconName; readonly name: MessageDescriptor };

/** Every transfer code of the ledger. The ledger itself stays on the server. */
export const transferWords: Readonly<Record<string, TransferWords>> = {
  deposit: { icon: 'deposit', name: msg`Deposit` },
  play_grant: { icon: 'gift', name: msg`Play money from the house` },
  trial_grant: { icon: 'gift', name: msg`Trial money to begin with` },
  trial_end: { icon: 'clock', name: msg`The trial is over` },
  promotion_grant: { icon: 'gift', name: msg`Gift from an offer` },
  dice_stake: { icon: 'dice', name: msg`Dice: stake` },
  dice_payout: { icon: 'dice', name: msg`Dice: payout` },
  dice_payout_taken: { icon: 'dice', name: msg`Dice: payout corrected` },
  dice_stake_returned: { icon: 'dice', name: msg`Dice: stake returned` },
  ticket_stake: { icon: 'lottery', name: msg`Lottery ticket: stake` },
  ticket_settled: { icon: 'lottery', name: msg`Lottery ticket: stake after the draw` },
  ticket_payout: { icon: 'lottery', name: msg`Lottery ticket: payout` },
  ticket_refund: { icon: 'lottery', name: msg`Lottery ticket: stake returned` },
  ticket_payout_taken: { icon: 'lottery', name: msg`Lottery ticket: payout corrected` },
  ticket_stake_returned: { icon: 'lottery', name: msg`Lottery ticket: settled stake returned` },
  ticket_reopened: { icon: 'lottery', name: msg`Lottery ticket: in play again` },
  vendor_stake: { icon: 'play', name: msg`Provider’s game: stake` },
  vendor_settled: { icon: 'play', name: msg`Provider’s game: stake of a settled bet` },
  vendor_refund: { icon: 'play', name: msg`Provider’s game: stake returned` },
  vendor_reopened: { icon: 'play', name: msg`Provider’s game: in play again` },
  vendor_payout: { icon: 'play', name: msg`Provider’s game: payout` },
  vendor_payout_taken: { icon: 'play', name: msg`Provider’s game: payout corrected` },
  vendor_stake_returned: { icon: 'play', name: msg`Provider’s game: settled stake returned` },
  vendor_bonus: { icon: 'gift', name: msg`Provider’s game: bonus` },
  wallet_to_vendor: { icon: 'swap', name: msg`Moved to a provider’s wallet` },
  wallet_from_vendor: { icon: 'swap', name: msg`Moved back from a provider’s wallet` },
  withdrawal_request: { icon: 'withdraw', name: msg`Withdrawal asked for` },
  withdrawal_paid: { icon: 'withdraw', name: msg`Withdrawal paid` },
  withdrawal_rejected: { icon: 'withdraw', name: msg`Withdrawal not paid, money back` },
};

/** Every kind of account in the ledger. */
export const accountWords: Readonly<Record<string, MessageDescriptor>> = {
  wallet: msg`Your balance`,
  escrow: msg`Stakes in play`,
  payout_hold: msg`Withdrawals on their way`,
  bonus: msg`Bonus money`,
  points: msg`Points`,
  security_points: msg`Security points`,
  agent_wallet: msg`Agent’s balance`,
  house_dice: msg`The house, Dice`,
  house_lottery: msg`The house, lottery`,
  house_grant: msg`The house, play money`,
  house_bonus: msg`The house, bonuses`,
  house_rounding: msg`The house, rounding`,
  gateway_clearing: msg`Payment gateway`,
  vendor_result: msg`Games provider`,
  merchant_wallet: msg`Your wallets at providers`,
};

const otherTransfer: TransferWords = { icon: 'swap', name: msg`Another movement` };
const otherAccount = msg`Another account`;

/** The words of a transfer code; a page that is older than the server may meet a new one. */
export function wordsOfTransfer(code: string): TransferWords {
  return Object.hasOwn(transferWords, code)
    ? (transferWords[code] ?? otherTransfer)
    : otherTransfer;
}

/** The words of a kind of account. */
export function wordsOfAccount(kind: string): MessageDescriptor {
  return Object.hasOwn(accountWords, kind) ? (accountWords[kind] ?? otherAccount) : otherAccount;
}
