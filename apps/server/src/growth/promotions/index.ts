/** Promotions: what is offered, where a member stands, and what it pays. */
export { promotionsFor } from './read-promotions.ts';
