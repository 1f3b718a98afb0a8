import {
  findSampleGame,
  soleOption,
  type LotteryGame,
  type LotteryResult,
  type Play,
  type Text,
} from '@khelaghor/engine-lottery/public.ts';

/**
 * A play of a game, for its words and its notation; undefined when this page knows no such game or
 * play.
 */
export const getPlay = (gameCode: string, play: string): Play | undefined =>
  findSampleGame(gameCode)?.family.plays.get(play);

/** The code of the tab that holds a play; the first one for an unknown play. */
export function findPlayGroup({ family }: LotteryGame, play: string | undefined): string {
  const holding = family.groups.find(({ plays }) => plays.some(({ code }) => code === play));
  return (holding ?? family.groups[0])?.code ?? '';
}

/** The plays that describe a result of three dice. */
const diceSides = ['big', 'small', 'odd', 'even'] as const;

/** A result's sides, for dice: "Big", "Odd"; a triple is neither big nor odd. */
export function getSides({ family }: LotteryGame, result: LotteryResult): readonly Text[] {
  if (family.code !== 'k3') return [];
  const findWon = (code: string): Play[] => {
    const play = family.plays.get(code);
    const selection = play?.shape.parse(soleOption);
    return play && selection && play.shape.countWon(selection, result).length > 0 ? [play] : [];
  };
  const triple = findWon('triple_any');
  return [...triple, ...diceSides.flatMap(findWon)].map(({ label }) => label);
}

/** The sum of a result's numbers. */
export function computeSum(result: LotteryResult): number {
  return result.reduce((sum, number) => sum + number, 0);
}
