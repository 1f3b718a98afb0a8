/**
 * HK6's plays on zodiac animals and on last digits. Which numbers an animal owns depends on the
 * lunar year.
 */
import { measureShownKinds } from '../../draws/kinds.ts';
import { measureNumber, listNumbers } from '../../draws/measures.ts';
import type { PlayGroup, PlayRow, Text } from '../../play.ts';
import { createKindChoice, type Kind } from '../../shapes/kind-choice.ts';
import { createOptions, defineOptions } from '../../shapes/options.ts';
import { winIf, type Outcome, type Shape } from '../../shapes/shape.ts';
import { draw, getTail, normals, parities, sevenBalls, special } from './balls.ts';
import { animals, getOwner, type Animal } from './lunar-years.ts';

const numbers = listNumbers(1, 49);

/** The animals in a year, from 1, the rat. */
export const listZodiacs = (year: Animal): Kind[] =>
  animals.map((animal, index) => ({
    value: index + 1,
    word: animal,
    numbers: numbers.filter((number) => getOwner(year, number) === animal),
  }));

export const tails: readonly Kind[] = listNumbers(0, 9).map((tail) => ({
  value: tail,
  numbers: numbers.filter((number) => getTail(number) === tail),
}));

const hitAll = (balls: readonly number[]): Outcome => winIf(balls.every((count) => count > 0));
const hitNone = (balls: readonly number[]): Outcome => winIf(balls.every((count) => count === 0));

type KindTexts = {
  readonly hit: (count: number) => { label: Text; rule: Text };
  readonly miss: (count: number) => { label: Text; rule: Text };
};

/** Plays in which kinds are all shown by the seven balls, and in which none is. */
const listKindPlays = (
  code: string,
  label: string,
  kinds: readonly Kind[],
  { hit, miss }: KindTexts,
  most: { readonly hit: number; readonly miss: number },
): PlayRow[] => {
  const bet = (taken: number, judge: typeof hitAll): Shape =>
    createKindChoice(draw, { label, kinds, taken, places: sevenBalls, judge });
  return [
    ...listNumbers(1, most.hit).map((taken) => ({
      code: `${code}_hit${taken}`,
      ...hit(taken),
      shape: bet(taken, hitAll),
    })),
    ...listNumbers(1, most.miss).map((taken) => ({
      code: `${code}_miss${taken}`,
      ...miss(taken),
      shape: bet(taken, hitNone),
    })),
  ];
};

const zodiacTexts: KindTexts = {
  hit: (count) => ({
    label: { bn: `${count}টি প্রাণী আসে`, en: `${count} drawn` },
    rule:
      count === 1
        ? {
            bn: 'সাত বলের অন্তত একটি আপনার প্রাণীর হলে জয়; 49-ও গোনা হয়।',
            en: 'Wins when at least one of the seven balls belongs to your animal. 49 counts.',
          }
        : {
            bn: `আপনার ${count}টি প্রাণীর প্রতিটির অন্তত একটি নম্বর সাত বলে এলে জয়।`,
            en: `Wins when each of your ${count} animals owns at least one of the seven balls.`,
          },
  }),
  miss: (count) => ({
    label: { bn: `${count}টি প্রাণী আসে না`, en: `${count} not drawn` },
    rule:
      count === 1
        ? {
            bn: 'আপনার প্রাণীর কোনো নম্বর সাত বলে না এলে জয়।',
            en: 'Wins when none of the seven balls belongs to your animal.',
          }
        : {
            bn: `আপনার ${count}টি প্রাণীর কোনোটির কোনো নম্বর সাত বলে না এলে জয়।`,
            en: `Wins when none of the seven balls belongs to any of your ${count} animals.`,
          },
  }),
};

const tailTexts: KindTexts = {
  hit: (count) => ({
    label: { bn: `${count}টি শেষ অঙ্ক আসে`, en: `${count} drawn` },
    rule:
      count === 1
        ? {
            bn: 'সাত বলের অন্তত একটির শেষ অঙ্ক আপনার অঙ্ক হলে জয়।',
            en: 'Wins when at least one of the seven balls ends in your digit.',
          }
        : {
            bn: `আপনার ${count}টি অঙ্কের প্রতিটি সাত বলের কোনো না কোনোটির শেষ অঙ্ক হলে জয়।`,
            en: `Wins when each of your ${count} digits is the last digit of one of the seven balls.`,
          },
  }),
  miss: (count) => ({
    label: { bn: `${count}টি শেষ অঙ্ক আসে না`, en: `${count} not drawn` },
    rule:
      count === 1
        ? {
            bn: 'সাত বলের কোনোটির শেষ অঙ্ক আপনার অঙ্ক না হলে জয়।',
            en: 'Wins when none of the seven balls ends in your digit.',
          }
        : {
            bn: `সাত বলের কোনোটির শেষ অঙ্ক আপনার ${count}টি অঙ্কের মধ্যে না থাকলে জয়।`,
            en: `Wins when none of the seven balls ends in any of your ${count} digits.`,
          },
  }),
};

export const tailGroup: PlayGroup = {
  code: 'tail',
  label: { bn: 'শেষ অঙ্ক', en: 'Last digits' },
  plays: listKindPlays('tail', 'tails', tails, tailTexts, { hit: 4, miss: 4 }),
};

/** Two sides of six animals each: the first side's animals are named, the second has the others. */
type ZodiacSides = Pick<PlayRow, 'code' | 'label' | 'rule'> & {
  readonly sides: readonly [string, string];
  readonly firsts: readonly Animal[];
};

export const zodiacSides: readonly ZodiacSides[] = [
  {
    code: 'special_zodiac_tame',
    label: { bn: 'পোষা-বুনো', en: 'Tame or wild' },
    rule: {
      bn: 'বিশেষ বলের প্রাণী আপনার পক্ষের হলে জয়। ষাঁড়, ঘোড়া, ছাগল, মোরগ, কুকুর ও শূকর পোষা; বাকি ছয়টি বুনো।',
      en: 'Wins when the special ball’s animal is on your side. Ox, horse, goat, rooster, dog and pig are tame, the other six wild.',
    },
    sides: ['tame', 'wild'],
    firsts: ['ox', 'horse', 'goat', 'rooster', 'dog', 'pig'],
  },
  {
    code: 'special_zodiac_sky',
    label: { bn: 'আকাশ-মাটি', en: 'Sky or earth' },
    rule: {
      bn: 'বিশেষ বলের প্রাণী আপনার পক্ষের হলে জয়। ষাঁড়, খরগোশ, ড্রাগন, ঘোড়া, বানর ও শূকর আকাশের; বাকি ছয়টি মাটির।',
      en: 'Wins when the special ball’s animal is on your side. Ox, rabbit, dragon, horse, monkey and pig are of the sky, the other six of the earth.',
    },
    sides: ['sky', 'earth'],
    firsts: ['ox', 'rabbit', 'dragon', 'horse', 'monkey', 'pig'],
  },
  {
    code: 'special_zodiac_front',
    label: { bn: 'সামনের-পেছনের', en: 'Front or back' },
    rule: {
      bn: 'বিশেষ বলের প্রাণী আপনার পক্ষের হলে জয়। ইঁদুর, ষাঁড়, বাঘ, খরগোশ, ড্রাগন ও সাপ সামনের; বাকি ছয়টি পেছনের।',
      en: 'Wins when the special ball’s animal is on your side. Rat, ox, tiger, rabbit, dragon and snake are in front, the other six at the back.',
    },
    sides: ['front', 'back'],
    firsts: ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake'],
  },
];

const specialNumber = measureNumber(draw, [special]);

/** Plays on the special ball's animal. 49 counts for the animal that owns it. */
export function buildSpecialZodiacGroup(year: Animal): PlayGroup {
  const readAnimal = (number: number | string): Animal => getOwner(year, Number(number));
  return {
    code: 'special_zodiac',
    label: { bn: 'বিশেষ বলের প্রাণী', en: 'Special ball’s zodiac' },
    plays: [
      {
        code: 'special_zodiac',
        label: { bn: 'প্রাণী', en: 'Animal' },
        rule: {
          bn: 'বিশেষ বলের নম্বর আপনার প্রাণীর হলে জয়।',
          en: 'Wins when the special ball belongs to your animal.',
        },
        shape: createOptions(
          defineOptions(specialNumber, animals, (animal, number) =>
            winIf(readAnimal(number) === animal),
          ),
        ),
      },
      ...zodiacSides.map(({ sides, firsts, ...row }) => ({
        ...row,
        shape: createOptions(
          defineOptions(specialNumber, sides, (side, number) =>
            winIf(firsts.includes(readAnimal(number)) === (side === sides[0])),
          ),
        ),
      })),
      {
        code: 'special_zodiac_six',
        label: { bn: 'ছয় প্রাণী', en: 'Six animals' },
        rule: {
          bn: 'বিশেষ বলের নম্বর আপনার ছয় প্রাণীর কোনো একটির হলে জয়।',
          en: 'Wins when the special ball belongs to one of your six animals.',
        },
        shape: createKindChoice(draw, {
          label: 'zodiacs',
          kinds: listZodiacs(year),
          taken: 6,
          places: [special],
          judge: (balls) => winIf(balls.includes(1)),
        }),
      },
    ],
  };
}

/** Plays on how many different animals the seven balls belong to. */
function listCountPlays(zodiacs: readonly Kind[]): PlayRow[] {
  const shown = measureShownKinds(
    draw,
    sevenBalls,
    zodiacs.map((zodiac) => zodiac.numbers),
  );
  return [
    {
      code: 'zodiac_count',
      label: { bn: 'কয়টি প্রাণী', en: 'How many animals' },
      rule: {
        bn: 'সাত বলে ঠিক ততটি আলাদা প্রাণী এলে জয়।',
        en: 'Wins when the seven balls belong to exactly as many different animals as you chose.',
      },
      shape: createOptions(
        defineOptions(shown, listNumbers(2, 7), (code, count) => winIf(count === Number(code))),
      ),
    },
    {
      code: 'zodiac_count_parity',
      label: { bn: 'প্রাণীর সংখ্যা বিজোড়-জোড়', en: 'Animals odd or even' },
      rule: {
        bn: 'সাত বলে মোট কতটি আলাদা প্রাণী এল, সেই সংখ্যা বিজোড় না জোড়, তা মিললে জয়।',
        en: 'Wins when the number of different animals of the seven balls is odd or even as you chose.',
      },
      shape: createOptions(
        defineOptions(shown, Object.keys(parities), (code, count) =>
          winIf(parities[code]?.(Number(count)) ?? false),
        ),
      ),
    },
  ];
}

/** Plays on the animals of the seven balls, and of the six normal ones. */
export function buildZodiacGroup(year: Animal): PlayGroup {
  const zodiacs = listZodiacs(year);
  return {
    code: 'zodiac',
    label: { bn: 'রাশির প্রাণী', en: 'Zodiac' },
    plays: [
      ...listKindPlays('zodiac', 'zodiacs', zodiacs, zodiacTexts, { hit: 5, miss: 4 }),
      {
        code: 'zodiac_normal',
        label: { bn: 'সাধারণ বলের প্রাণী', en: 'Normal balls' },
        rule: {
          bn: 'ছয়টি সাধারণ বলের যতটি আপনার প্রাণীর, ততবার পুরস্কার।',
          en: 'Pays once for each of the six normal balls that belongs to your animal.',
        },
        shape: createKindChoice(draw, {
          label: 'zodiacs',
          kinds: zodiacs,
          taken: 1,
          places: normals,
          judge: (balls) => balls,
        }),
      },
      ...listCountPlays(zodiacs),
    ],
  };
}
