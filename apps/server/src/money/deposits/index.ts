/** Paying in: the ways, the payments at the gateways, what was credited. */
export { sumDepositsBetween } from './store.ts';
