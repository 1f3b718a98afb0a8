/** The password for where money leaves: what one must be like, and whether this is it. */
export { checkPaymentPassword, hasPaymentPassword } from './check-payment-password.ts';
export { paymentPasswordRefusal } from './payment-password-rule.ts';
