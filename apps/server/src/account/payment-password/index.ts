/** The payment password, required for withdrawals: its rules and its check. */
export { getRequiredProof, authorizePayout } from './authorize-payout.ts';
export { hasPaymentPassword, insertPaymentPassword, removePaymentPassword } from './store.ts';
export { checkPaymentPasswordRule } from './validate-payment-password.ts';
