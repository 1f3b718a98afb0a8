/** The wallets that a member's money may go to. */
export { AddWallet } from './add-wallet.tsx';
export { useWallets } from './use-wallets.ts';
export { WalletName } from './wallet-name.tsx';
export { WalletsCard } from './wallets-card.tsx';
