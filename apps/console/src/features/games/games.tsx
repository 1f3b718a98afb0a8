/** The games on offer, and lists of them that vendors send. */
export { GamesPage } from './games-page.tsx';
export { readGamesSearch } from './games-search.ts';
export type { GamesSearch } from './games-search.ts';
