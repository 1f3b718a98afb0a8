/** Paying in: the ways, the payments at the gateways, what was credited. */
export { depositedBetween } from './store.ts';
