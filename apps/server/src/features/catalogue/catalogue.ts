/** The games on offer: what may be seen, whether a game is open, and who wins. */
export { openGameOf } from './open-game.ts';
export { gameCardOf, groupedVendors, lobbyOf } from './game-card.ts';
export { endGameMaintenance } from './end-maintenance.ts';
export { gameMenusOf } from './game-menus.ts';
export { visibleGames } from './catalogue-store.ts';
export { winnersOf } from './winners.ts';
