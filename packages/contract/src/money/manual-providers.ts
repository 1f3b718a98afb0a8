import { walletKinds } from './payout-wallet-terms.ts';

/** Through what members send money to the house themselves: mobile wallets, and banks. */
export const manualProviders = [...walletKinds, 'bank'] as const;
export type ManualProvider = (typeof manualProviders)[number];

/**
 * Numbers of mobile wallets, to which members send money, cash out or make a payment, and accounts
 * at banks.
 */
export const numberTypes = ['personal', 'agent', 'payment', 'account'] as const;
export type NumberType = (typeof numberTypes)[number];

const walletNumber = /^01[3-9]\d{8,9}$/;
const accountNumber = /^\d{6,20}$/;

/** Whether digits can be a number of the house of this type. */
export const isHouseNumber = (type: NumberType, digits: string): boolean =>
  (type === 'account' ? accountNumber : walletNumber).test(digits);
