/** The queue of payouts that an operator decides about. */
export { WithdrawalsPage } from './withdrawals-page.tsx';
