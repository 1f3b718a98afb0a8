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
