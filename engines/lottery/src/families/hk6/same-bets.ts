/** HK6's bets that are the same in several plays, in a lunar year. */
import { listChoices } from '../../draws/combinations.ts';
import { listNumbers } from '../../draws/measures.ts';
import type { SameBets } from '../../play.ts';
import { joinNumber, sortRising } from '../../shapes/bet-kinds.ts';
import type { Kind } from '../../shapes/kind-choice.ts';
import { listZodiacs, tails, zodiacSides } from './kinds.ts';
import { animals, type Animal } from './lunar-years.ts';

const isMissedPlay = (count: number): boolean => count >= 5 && count <= 12;

/** Kinds of which no number is drawn are so many missed numbers, for which there may be a play. */
function listSameMissed(code: string, kinds: readonly Kind[], width: number): SameBets {
  const plays = listNumbers(1, 4).map((taken) => {
    const lines = [...listChoices(kinds, taken)].flatMap((line) => {
      const missed = sortRising(line.flatMap(({ numbers }) => numbers));
      if (!isMissedPlay(missed.length)) return [];
      const own = joinNumber(
        line.map(({ value }) => value),
        width,
      );
      return [[own, [`missed_${missed.length}`, joinNumber(missed, 2)]] as const];
    });
    return [`${code}_miss${taken}`, Object.fromEntries(lines)] as const;
  });
  return Object.fromEntries(plays);
}

/** A side of six animals is a line of the play of six animals. */
const sameSix: SameBets = Object.fromEntries(
  zodiacSides.map(({ code, sides: [first, second], firsts }) => {
    const nameSix = (isFirst: boolean): string => {
      const six = animals.flatMap((animal, index) =>
        firsts.includes(animal) === isFirst ? [index + 1] : [],
      );
      return joinNumber(six, 2);
    };
    const six = (isFirst: boolean) => ['special_zodiac_six', nameSix(isFirst)] as const;
    return [code, { [first]: six(true), [second]: six(false) }];
  }),
);

export const listSameBets = (year: Animal): SameBets => ({
  ...sameSix,
  ...listSameMissed('zodiac', listZodiacs(year), 2),
  ...listSameMissed('tail', tails, 1),
});
