/** Promotions: what is offered, where a member stands, and what it pays. */
export { listPromotionsFor } from './read-promotions.ts';
