import type { MessageText } from './pattern-messages.ts';

/** The heads of a report's columns, in their order. */
export const reportHeads = {
  line: /*i18n*/ { id: 'report.line', message: 'Line' },
  title: /*i18n*/ { id: 'report.title', message: 'Title' },
  bets: /*i18n*/ { id: 'report.bets', message: 'Bets' },
  stakes: /*i18n*/ { id: 'report.stakes', message: 'Stakes' },
  payouts: /*i18n*/ { id: 'report.payouts', message: 'Payouts' },
  result: /*i18n*/ { id: 'report.result', message: 'Result' },
  bonuses: /*i18n*/ { id: 'report.bonuses', message: 'Bonuses' },
  deposits: /*i18n*/ { id: 'report.deposits', message: 'Deposits' },
  deposited: /*i18n*/ { id: 'report.deposited', message: 'Deposited' },
  withdrawals: /*i18n*/ { id: 'report.withdrawals', message: 'Withdrawals' },
  withdrawn: /*i18n*/ { id: 'report.withdrawn', message: 'Withdrawn' },
  fees: /*i18n*/ { id: 'report.fees', message: 'Fees' },
  newMembers: /*i18n*/ { id: 'report.new_members', message: 'New members' },
  firstDeposits: /*i18n*/ { id: 'report.first_deposits', message: 'First deposits' },
  activeMembers: /*i18n*/ { id: 'report.active_members', message: 'Active members' },
  depositors: /*i18n*/ { id: 'report.depositors', message: 'Depositors' },
} as const satisfies Readonly<Record<string, MessageText>>;

/** The title of the last line of a report. */
export const reportTotal: MessageText = /*i18n*/ { id: 'report.total', message: 'Total' };

/** The heads of the transfers behind a line of a report, in their order. */
export const movementHeads = {
  time: /*i18n*/ { id: 'report.time', message: 'Time (UTC)' },
  account: /*i18n*/ { id: 'report.account', message: 'Account' },
  code: /*i18n*/ { id: 'report.code', message: 'Code' },
  amount: /*i18n*/ { id: 'report.amount', message: 'Amount' },
  product: /*i18n*/ { id: 'report.product', message: 'Product' },
  game: /*i18n*/ { id: 'report.game', message: 'Game' },
  channel: /*i18n*/ { id: 'report.channel', message: 'Channel' },
  bet: /*i18n*/ { id: 'report.bet', message: 'Bet' },
  transfer: /*i18n*/ { id: 'report.transfer', message: 'Transfer' },
} as const satisfies Readonly<Record<string, MessageText>>;
