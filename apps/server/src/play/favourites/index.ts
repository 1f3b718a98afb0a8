/** The games that a member likes, and those that he opened last. */
export { lastOpened, noteOpened } from './read-games.ts';
export { removeGamesOf } from './store.ts';
