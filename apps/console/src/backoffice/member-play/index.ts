export { MemberBets } from './member-bets.tsx';
export { VendorWallets } from './vendor-wallets.tsx';
