/** A member's money: the accounts in the ledger, the balance shown, the account record. */
export { cashWalletOf, openWallet, walletOf, walletsOf } from './wallet-accounts.ts';
export type { Wallet } from './wallet-accounts.ts';
export { balanceValueOf } from './balance.ts';
