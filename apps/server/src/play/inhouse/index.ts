/** In-house games: their rounds, decided at once or in many steps, their seeds and receipts;
 * what games of shared rounds have in common with them. */
export { openRound } from './open-round.ts';
export { createHouseGame } from './house-games.ts';
export { findBeyondLimits, findClosedGame } from './order-checks.ts';
export { getGameProduct } from './game-product.ts';
export { getReceiptKey, isReceiptOf, signReceipt } from './receipt.ts';
export { getReceiptText } from './receipt-text.ts';
export { loadSeeds } from './seeds.ts';
export { addToSessions, openSessionSum } from './store.ts';
export { findOpenRound } from './step-store.ts';
