/** A member's money: the accounts in the ledger, the balance shown, the account record. */
export {
  readCashWallet,
  openWallet,
  walletIn,
  walletOf,
  walletsNamed,
  readWallets,
} from './wallet-accounts.ts';
export type { Wallet, WalletName } from './wallet-accounts.ts';
export { readBalanceValue } from './balance.ts';
