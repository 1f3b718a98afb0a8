import { listIssuesFrom, type LotteryGame } from '@khelaghor/engine-lottery/public.ts';

/** How the stake goes on from draw to draw: the same, one more each time, or twice the last. */
export type Growth = 'same' | 'add' | 'double';

/** How many draws a slip is for. One is no chase. */
export type ChaseChoice = {
  readonly issues: number;
  readonly growth: Growth;
  readonly stopsOnWin: boolean;
};

export const noChase: ChaseChoice = { issues: 1, growth: 'same', stopsOnWin: true };

/** How many draws can be chosen. */
export const chaseLengths = [1, 5, 10, 30, 60, 120] as const;

/** The multiple of the stake in a draw of a chase, the first being draw 0. */
function getMultiplier(growth: Growth, draw: number): bigint {
  if (growth === 'same') return 1n;
  return growth === 'add' ? BigInt(draw) + 1n : 2n ** BigInt(draw);
}

/** The multiple of the stake in each draw. */
export const listMultipliers = ({ issues, growth }: ChaseChoice): readonly bigint[] =>
  Array.from({ length: issues }, (_, draw) => getMultiplier(growth, draw));

/** A draw of a chase: its number, when it takes place, and the multiple of the stake. */
export type ChasedIssue = {
  readonly number: string;
  readonly drawsAt: number;
  readonly multiplier: bigint;
};

/** The draws of a chase that begins with the issue that is open at a time. */
export function listChasedIssues(
  { schedule }: LotteryGame,
  choice: ChaseChoice,
  openAtMs: number,
): readonly ChasedIssue[] {
  const multipliers = listMultipliers(choice);
  return listIssuesFrom(schedule, openAtMs, choice.issues).map(({ number, drawsAt }, draw) => ({
    number,
    drawsAt,
    multiplier: multipliers[draw] ?? 1n,
  }));
}
