/** In-house games: their rounds, decided at once or in many steps, their seeds and receipts. */
export { openRound } from './open-round.ts';
export { loadSeeds } from './seeds.ts';
export { findOpenRound } from './step-store.ts';
