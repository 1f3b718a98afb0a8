/** A member's favourite games and last opened games. */
export { listLastOpened, noteOpened } from './read-games.ts';
export { removeGames } from './store.ts';
