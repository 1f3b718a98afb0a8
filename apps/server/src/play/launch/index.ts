/** How a member's browser gets from the site into a game, and who is calling from inside a game. */
export { findGameCaller } from './game-session-auth.ts';
