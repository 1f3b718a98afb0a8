/** The lottery page's door: how a draw is made again in the browser, and the words of its plays. */
export { recomputeDraw } from './recompute-draw.ts';
export { JackpotResults } from './jackpot-results.tsx';
export { LotteryResult } from './lottery-result.tsx';
export { useLineCount } from './number-format.ts';
export { loadAllLotteryGames, loadLotteryGame } from './load-lottery-game.ts';
export { useLoadedGame, useLotteryGame } from './use-lottery-game.ts';
export { usePlayText } from './use-play-text.ts';
