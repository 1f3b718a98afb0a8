/** Games in frames: what stands in the place of one that is closed. */
export { GameClosed } from './game-closed.tsx';
export { useGame } from './use-game.ts';
