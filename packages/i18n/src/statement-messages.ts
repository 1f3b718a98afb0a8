import type { MessageText } from './pattern-messages.ts';

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

/** The head of the first column of a profit and loss, by what its lines stand for. */
export const profitKeyHeads = {
  day: /*i18n*/ { id: 'profit.day', message: 'Day' },
  week: /*i18n*/ { id: 'profit.week', message: 'Week from' },
  month: /*i18n*/ { id: 'profit.month', message: 'Month from' },
  category: /*i18n*/ { id: 'profit.category', message: 'Kind of games' },
  game: /*i18n*/ { id: 'profit.game', message: 'Game' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** The heads of its other columns, in their order. */
export const profitHeads = {
  bets: /*i18n*/ { id: 'profit.bets', message: 'Bets' },
  stake: /*i18n*/ { id: 'profit.stake', message: 'Staked' },
  payout: /*i18n*/ { id: 'profit.payout', message: 'Returned' },
  profit: /*i18n*/ { id: 'profit.profit', message: 'Profit' },
  loss: /*i18n*/ { id: 'profit.loss', message: 'Loss' },
  open: /*i18n*/ { id: 'profit.open', message: 'Stakes of open bets' },
  currency: statementHeads.currency,
} as const satisfies Readonly<Record<string, MessageText>>;

/** The heads of files of bets, payments and transfers. */
export const recordHeads = {
  time: statementHeads.time,
  settled: /*i18n*/ { id: 'record.settled', message: 'Settled (Dhaka)' },
  game: profitKeyHeads.game,
  category: profitKeyHeads.category,
  stake: profitHeads.stake,
  payout: profitHeads.payout,
  state: /*i18n*/ { id: 'record.state', message: 'State' },
  currency: statementHeads.currency,
  bet: /*i18n*/ { id: 'record.bet', message: 'Number of the bet' },
  amount: /*i18n*/ { id: 'record.amount', message: 'Amount' },
  fee: /*i18n*/ { id: 'record.fee', message: 'Fee' },
  channel: /*i18n*/ { id: 'record.channel', message: 'Channel' },
  reference: /*i18n*/ { id: 'record.reference', message: 'Reference' },
  wallet: /*i18n*/ { id: 'record.wallet', message: 'Wallet' },
  number: /*i18n*/ { id: 'record.number', message: 'Wallet number' },
  reason: /*i18n*/ { id: 'record.reason', message: 'Reason' },
  vendor: /*i18n*/ { id: 'record.vendor', message: 'Provider' },
  direction: /*i18n*/ { id: 'record.direction', message: 'Direction' },
  payment: /*i18n*/ { id: 'record.payment', message: 'Number of the payment' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** The states of a bet in a file. */
export const betStateTexts = {
  running: /*i18n*/ { id: 'record.bet_running', message: 'Open' },
  won: /*i18n*/ { id: 'record.bet_won', message: 'Won' },
  lost: /*i18n*/ { id: 'record.bet_lost', message: 'Lost' },
  void: /*i18n*/ { id: 'record.bet_void', message: 'Void' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** The states of a deposit in a file. */
export const depositStateTexts = {
  requested: /*i18n*/ { id: 'record.deposit_requested', message: 'Waiting for payment' },
  confirmed: /*i18n*/ { id: 'record.deposit_confirmed', message: 'Deposited' },
  failed: /*i18n*/ { id: 'record.deposit_failed', message: 'Not successful' },
  cancelled: /*i18n*/ { id: 'record.deposit_cancelled', message: 'Cancelled' },
  expired: /*i18n*/ { id: 'record.deposit_expired', message: 'Time ran out' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** What became of the money of a deposit, in a file, where its state does not tell. */
export const depositClaimTexts = {
  waiting_match: /*i18n*/ { id: 'record.deposit_waiting_match', message: 'Being looked for' },
  short: /*i18n*/ { id: 'record.deposit_short', message: 'Less arrived' },
  excess: /*i18n*/ { id: 'record.deposit_excess', message: 'More arrived' },
  late: /*i18n*/ { id: 'record.deposit_late', message: 'Came late' },
  duplicate: /*i18n*/ { id: 'record.deposit_duplicate', message: 'Came twice' },
  refunding: /*i18n*/ { id: 'record.deposit_refunding', message: 'Being sent back' },
  credit_refunding: /*i18n*/ {
    id: 'record.deposit_credit_refunding',
    message: 'Taken from the balance, being sent back',
  },
  refunded: /*i18n*/ { id: 'record.deposit_refunded', message: 'Sent back' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** The states of a withdrawal in a file. */
export const withdrawalStateTexts = {
  requested: /*i18n*/ { id: 'record.withdrawal_requested', message: 'Being checked' },
  approved: /*i18n*/ { id: 'record.withdrawal_approved', message: 'Being paid' },
  unknown: /*i18n*/ {
    id: 'record.withdrawal_unknown',
    message: 'Waiting for the wallet network',
  },
  paid: /*i18n*/ { id: 'record.withdrawal_paid', message: 'Paid' },
  rejected: /*i18n*/ { id: 'record.withdrawal_rejected', message: 'Money returned' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** The states and directions of a transfer in a file. */
export const transferTexts = {
  pending: /*i18n*/ { id: 'record.transfer_pending', message: 'Under way' },
  done: /*i18n*/ { id: 'record.transfer_done', message: 'Arrived' },
  refused: /*i18n*/ { id: 'record.transfer_refused', message: 'Refused' },
  to_vendor: /*i18n*/ { id: 'record.transfer_to', message: 'To the provider' },
  from_vendor: /*i18n*/ { id: 'record.transfer_from', message: 'Back to my balance' },
} as const satisfies Readonly<Record<string, MessageText>>;
