import { K3_SCHEDULE, getLotteryGame, SERIES_DEFAULT } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryGame, Schedule, TicketLimits } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';

/** What a lottery game is sold on: its rules, its clock, its prices and its limits. */
export type GameTerms = {
  gameCode: string;
  rules: LotteryGame;
  /** When its issues open, close and are drawn. */
  schedule: Schedule;
  /** The return to the player is series / 2000. */
  series: number;
  limits: TicketLimits;
};

function getRules(kind: string): LotteryGame {
  const rules = getLotteryGame(kind);
  if (!rules) throw new Error(`there are no rules of a lottery ${kind}`);
  return rules;
}

export const gameTerms: Readonly<Record<string, GameTerms>> = {
  k3: {
    gameCode: 'k3',
    rules: getRules('k3'),
    schedule: K3_SCHEDULE,
    series: SERIES_DEFAULT,
    limits: {
      stakeMin: minor(1_00),
      stakeMax: minor(50_000_00),
      payoutMax: minor(20_00_000_00),
      linesMax: 60,
    },
  },
};
