import type { MessageText } from './refusal-messages.ts';

/** The heads of a statement's columns, in their order. */
export const statementHeads = {
  time: /*i18n*/ { id: 'statement.time', message: 'Time (Dhaka)' },
  movement: /*i18n*/ { id: 'statement.movement', message: 'Movement' },
  from: /*i18n*/ { id: 'statement.from', message: 'From' },
  to: /*i18n*/ { id: 'statement.to', message: 'To' },
  moneyIn: /*i18n*/ { id: 'statement.money_in', message: 'Money in' },
  moneyOut: /*i18n*/ { id: 'statement.money_out', message: 'Money out' },
  balanceAfter: /*i18n*/ { id: 'statement.balance_after', message: 'Balance after' },
  currency: /*i18n*/ { id: 'statement.currency', message: 'Currency' },
  transfer: /*i18n*/ { id: 'statement.transfer', message: 'Number of the movement' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** Why money moved: every transfer code of the ledger, as a statement names it. */
export const movementMessages: Readonly<Record<string, MessageText>> = {
  deposit: /*i18n*/ { id: 'movement.deposit', message: 'Deposit' },
  play_grant: /*i18n*/ { id: 'movement.play_grant', message: 'Play money from the house' },
  trial_grant: /*i18n*/ { id: 'movement.trial_grant', message: 'Trial money to begin with' },
  trial_end: /*i18n*/ { id: 'movement.trial_end', message: 'The trial is over' },
  promotion_grant: /*i18n*/ { id: 'movement.promotion_grant', message: 'Gift from an offer' },
  dice_stake: /*i18n*/ { id: 'movement.dice_stake', message: 'Dice: stake' },
  dice_payout: /*i18n*/ { id: 'movement.dice_payout', message: 'Dice: payout' },
  dice_payout_taken: /*i18n*/ {
    id: 'movement.dice_payout_taken',
    message: 'Dice: payout corrected',
  },
  dice_stake_returned: /*i18n*/ {
    id: 'movement.dice_stake_returned',
    message: 'Dice: stake returned',
  },
  ticket_stake: /*i18n*/ { id: 'movement.ticket_stake', message: 'Lottery ticket: stake' },
  ticket_settled: /*i18n*/ {
    id: 'movement.ticket_settled',
    message: 'Lottery ticket: stake after the draw',
  },
  ticket_payout: /*i18n*/ { id: 'movement.ticket_payout', message: 'Lottery ticket: payout' },
  ticket_refund: /*i18n*/ {
    id: 'movement.ticket_refund',
    message: 'Lottery ticket: stake returned',
  },
  ticket_payout_taken: /*i18n*/ {
    id: 'movement.ticket_payout_taken',
    message: 'Lottery ticket: payout corrected',
  },
  ticket_stake_returned: /*i18n*/ {
    id: 'movement.ticket_stake_returned',
    message: 'Lottery ticket: settled stake returned',
  },
  ticket_reopened: /*i18n*/ {
    id: 'movement.ticket_reopened',
    message: 'Lottery ticket: in play again',
  },
  vendor_stake: /*i18n*/ { id: 'movement.vendor_stake', message: 'Provider’s game: stake' },
  vendor_settled: /*i18n*/ {
    id: 'movement.vendor_settled',
    message: 'Provider’s game: stake of a settled bet',
  },
  vendor_refund: /*i18n*/ {
    id: 'movement.vendor_refund',
    message: 'Provider’s game: stake returned',
  },
  vendor_reopened: /*i18n*/ {
    id: 'movement.vendor_reopened',
    message: 'Provider’s game: in play again',
  },
  vendor_payout: /*i18n*/ { id: 'movement.vendor_payout', message: 'Provider’s game: payout' },
  vendor_payout_taken: /*i18n*/ {
    id: 'movement.vendor_payout_taken',
    message: 'Provider’s game: payout corrected',
  },
  vendor_stake_returned: /*i18n*/ {
    id: 'movement.vendor_stake_returned',
    message: 'Provider’s game: settled stake returned',
  },
  vendor_bonus: /*i18n*/ { id: 'movement.vendor_bonus', message: 'Provider’s game: bonus' },
  wallet_to_vendor: /*i18n*/ {
    id: 'movement.wallet_to_vendor',
    message: 'Moved to a provider’s wallet',
  },
  wallet_from_vendor: /*i18n*/ {
    id: 'movement.wallet_from_vendor',
    message: 'Moved back from a provider’s wallet',
  },
  withdrawal_request: /*i18n*/ {
    id: 'movement.withdrawal_request',
    message: 'Withdrawal asked for',
  },
  withdrawal_paid: /*i18n*/ { id: 'movement.withdrawal_paid', message: 'Withdrawal paid' },
  withdrawal_rejected: /*i18n*/ {
    id: 'movement.withdrawal_rejected',
    message: 'Withdrawal not paid, money back',
  },
};

/** Between whom money moved: every kind of account of the ledger. */
export const accountMessages: Readonly<Record<string, MessageText>> = {
  wallet: /*i18n*/ { id: 'account.wallet', message: 'Your balance' },
  escrow: /*i18n*/ { id: 'account.escrow', message: 'Stakes in play' },
  payout_hold: /*i18n*/ { id: 'account.payout_hold', message: 'Withdrawals on their way' },
  bonus: /*i18n*/ { id: 'account.bonus', message: 'Bonus money' },
  points: /*i18n*/ { id: 'account.points', message: 'Points' },
  security_points: /*i18n*/ { id: 'account.security_points', message: 'Security points' },
  agent_wallet: /*i18n*/ { id: 'account.agent_wallet', message: 'Agent’s balance' },
  house_dice: /*i18n*/ { id: 'account.house_dice', message: 'The house, Dice' },
  house_lottery: /*i18n*/ { id: 'account.house_lottery', message: 'The house, lottery' },
  house_grant: /*i18n*/ { id: 'account.house_grant', message: 'The house, play money' },
  house_bonus: /*i18n*/ { id: 'account.house_bonus', message: 'The house, bonuses' },
  house_rounding: /*i18n*/ { id: 'account.house_rounding', message: 'The house, rounding' },
  gateway_clearing: /*i18n*/ { id: 'account.gateway_clearing', message: 'Payment gateway' },
  vendor_result: /*i18n*/ { id: 'account.vendor_result', message: 'Games provider' },
  merchant_wallet: /*i18n*/ { id: 'account.merchant_wallet', message: 'Your wallets at providers' },
};

/** For a movement that has no words yet. */
export const otherMovement: MessageText = /*i18n*/ {
  id: 'movement.other',
  message: 'Another movement',
};

/** For a kind of account that has no words yet. */
export const otherAccount: MessageText = /*i18n*/ {
  id: 'account.other',
  message: 'Another account',
};
