/** The password for where money leaves, in the security centre. */
export { PaymentPasswordCard } from './payment-password-card.tsx';
