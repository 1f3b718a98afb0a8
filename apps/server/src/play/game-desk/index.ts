/** Operators' view of in-house games: their returns against the rules. */
export { listGamesOff } from './close-games.ts';
