/** Lobbies: lists of games, vendors and lotteries, as the pages of a visitor ask for them. */
export { readOneGame } from './read-lobby.ts';
export { readNextDraws } from './next-draws.ts';
