/** The password for where money leaves: what one must be like, and whether this is it. */
export { requiredProof, authorizePayout } from './authorize-payout.ts';
export { hasPaymentPassword, insertPaymentPassword, removePaymentPassword } from './store.ts';
export { paymentPasswordRefusal } from './payment-password-rule.ts';
