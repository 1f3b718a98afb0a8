/** The wallets that members' money may go to. */
export { findReadyWallet, listWalletsForOperator } from './read-wallets.ts';
export { maskWalletNumber } from './mask-wallet-number.ts';
