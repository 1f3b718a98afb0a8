// The numbers that a round of a slot drew as a text, and the round of such a text.
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';

/** Numbers in order: those of a spin have commas between them, and a space before the next spin. */
export const writeDraws = (draws: readonly (readonly number[])[]): string =>
  draws.map((numbers) => numbers.join(',')).join(' ');

/** Ends the reading of draws that no round has. */
class NoSuchRound extends Error {}

/** Gives the numbers of a text one by one. */
function readNumbers(numbers: readonly number[]): RandomNumbers & { isAtEnd(): boolean } {
  let place = 0;
  return {
    below(count) {
      const number = numbers[place];
      if (number === undefined || number >= count) throw new NoSuchRound();
      place += 1;
      return number;
    },
    isAtEnd: () => place === numbers.length,
  };
}

/** Plays the round with these draws; null: no round draws so. */
export function readRound<Round extends { readonly draws: readonly (readonly number[])[] }>(
  play: (random: RandomNumbers) => Round,
  draws: unknown,
): Round | null {
  if (typeof draws !== 'string' || !/^\d{1,4}(?:[ ,]\d{1,4})*$/u.test(draws)) return null;
  const numbers = readNumbers(draws.split(/[ ,]/u).map(Number));
  try {
    const round = play(numbers);
    return numbers.isAtEnd() && writeDraws(round.draws) === draws ? round : null;
  } catch (error) {
    if (error instanceof NoSuchRound) return null;
    throw error;
  }
}
