/** The password for where money leaves: what one must be like, and whether this is it. */
export { requiredProof, authorizePayout } from './authorize-payout.ts';
export { paymentPasswordRefusal } from './payment-password-rule.ts';
