/** The games on offer: what may be seen, and whether a game is open. */
export { findOpenGame } from './open-game.ts';
export { getGameCard, groupedVendors, getLobby } from './game-card.ts';
export { endGameMaintenance } from './jobs.ts';
export { categoryLabels, readGameMenus } from './game-menus.ts';
export { deleteGame, insertGameLike, selectVisibleGames, setGameReturn } from './store.ts';
