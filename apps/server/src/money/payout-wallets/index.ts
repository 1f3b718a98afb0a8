/** The wallets that members' money may go to. */
export { readyWallet, walletsForOperator } from './read-wallets.ts';
export { maskedNumber } from './mask-wallet-number.ts';
