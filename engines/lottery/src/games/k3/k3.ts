import type { LotteryGame } from '../lottery-game.ts';
import { drawK3, isK3Result, K3_DISTINCT_RESULTS, K3_SCOPE } from './dice.ts';
import { K3_PLAYS } from './plays.ts';

/** K3: three dice, drawn once an issue. */
export const K3: LotteryGame = {
  kind: 'k3',
  scope: K3_SCOPE,
  plays: new Map(K3_PLAYS.map((play) => [play.code, play])),
  distinctResults: K3_DISTINCT_RESULTS,
  isResult: isK3Result,
  draw: drawK3,
};
