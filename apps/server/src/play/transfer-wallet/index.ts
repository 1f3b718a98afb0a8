/** Members' wallets at vendors. */
export { readMerchantWallet } from './merchant-wallet.ts';
