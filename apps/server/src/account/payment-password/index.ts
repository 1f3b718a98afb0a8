/** The password for where money leaves: what one must be like, and whether this is it. */
export { proofAskedFor, proveForMoney } from './authorize-payout.ts';
export { paymentPasswordRefusal } from './payment-password-rule.ts';
