/** The wallets that a member's money may go to. */
export { AddWallet } from './add-wallet.tsx';
export { useWallets, WalletName } from './use-wallets.ts';
export { WalletsCard } from './wallets-card.tsx';
