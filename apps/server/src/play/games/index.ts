/** The games on offer: what may be seen, and whether a game is open. */
export { openGameOf } from './open-game.ts';
export { gameCardOf, groupedVendors, lobbyOf } from './game-card.ts';
export { endGameMaintenance } from './end-maintenance.ts';
export { gameMenusOf } from './game-menus.ts';
export { visibleGames } from './store.ts';
