/** A member's money: the accounts in the ledger, the balance shown, the account record. */
export {
  cashWalletOf,
  openWallet,
  walletIn,
  walletOf,
  walletsNamed,
  walletsOf,
} from './wallet-accounts.ts';
export type { Wallet, WalletName } from './wallet-accounts.ts';
export { balanceValueOf } from './balance.ts';
