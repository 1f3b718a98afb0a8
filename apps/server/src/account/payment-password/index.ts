/** The payment password, required for withdrawals: its rules and its check. */
export { requiredProof, authorizePayout } from './authorize-payout.ts';
export { hasPaymentPassword, insertPaymentPassword, removePaymentPassword } from './store.ts';
export { paymentPasswordRefusal } from './payment-password-rule.ts';
