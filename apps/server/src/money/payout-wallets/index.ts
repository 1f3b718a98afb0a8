/** The wallets that members' money may go to. */
export { findReadyWallet, listWalletsForOperator, maskWalletNumber } from './read-wallets.ts';
export { readAddedTimes } from './store.ts';
