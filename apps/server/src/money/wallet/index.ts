/** A member's money: the accounts in the ledger, the balance shown, the account record. */
export {
  findOtherMoney,
  readCashWallet,
  openWallet,
  findWalletIn,
  findWallet,
  findWalletsNamed,
  readWallets,
  readBalanceValue,
} from './wallet-accounts.ts';
export type { Wallet, WalletName } from './wallet-accounts.ts';
