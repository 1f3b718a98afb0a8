/** HK6's plays on one ball: the special one, any of the normal ones, and each of these. */
import { listNumbers } from '../../draws/measures.ts';
import type { PlayGroup, PlayRow, Text } from '../../play.ts';
import { createChoice } from '../../shapes/choice.ts';
import { createDirect } from '../../shapes/direct.ts';
import { winIf } from '../../shapes/shape.ts';
import {
  createSideBets,
  createSideBetsWithTie,
  colours,
  combineSides,
  draw,
  getDigitSum,
  getHead,
  getTail,
  normals,
  parities,
  sizes,
  special,
  withTie,
  type Sides,
} from './balls.ts';

/** A ball in sentences; in Bengali the genitive is made by an ending. */
type Ball = { readonly code: string; readonly place: number; readonly name: Text };

/** The plays that the special ball and each normal ball have. */
const listBallPlays = ({ code, place, name }: Ball): PlayRow[] => [
  {
    code: `${code}_number`,
    label: { bn: 'নম্বর', en: 'Number' },
    rule: { bn: `${name.bn} আপনার নম্বর হলে জয়।`, en: `Wins when ${name.en} is your number.` },
    shape: createDirect(draw, [place]),
  },
  {
    code: `${code}_size`,
    label: { bn: 'বড়-ছোট', en: 'Big or small' },
    rule: withTie({
      bn: `${name.bn} 25 থেকে 48 হলে বড় জেতে, 1 থেকে 24 হলে ছোট জেতে।`,
      en: `Big wins when ${name.en} is 25 to 48, small when it is 1 to 24.`,
    }),
    shape: createSideBetsWithTie(place, sizes),
  },
  {
    code: `${code}_parity`,
    label: { bn: 'বিজোড়-জোড়', en: 'Odd or even' },
    rule: withTie({
      bn: `${name.bn}ের নম্বর বিজোড় হলে বিজোড় জেতে, জোড় হলে জোড় জেতে।`,
      en: `Wins when ${name.en} is odd or even as you chose.`,
    }),
    shape: createSideBetsWithTie(place, parities),
  },
  {
    code: `${code}_colour`,
    label: { bn: 'রং', en: 'Colour' },
    rule: {
      bn: `${name.bn}ের রং মিললে জয়। লাল বল 17টি, নীল 16টি, সবুজ 16টি; 49 সবুজ।`,
      en: `Wins when ${name.en} has your colour: 17 are red, 16 blue and 16 green. 49 is green.`,
    },
    shape: createSideBets(place, colours),
  },
];

const digitSides = (digits: readonly number[], read: (number: number) => number): Sides =>
  Object.fromEntries(digits.map((digit) => [`${digit}`, (number) => read(number) === digit]));

const digitSumSizes: Sides = {
  big: (number) => getDigitSum(number) >= 7,
  small: (number) => getDigitSum(number) < 7,
};

const digitSumParities: Sides = {
  odd: (number) => getDigitSum(number) % 2 === 1,
  even: (number) => getDigitSum(number) % 2 === 0,
};

const tailSizes: Sides = {
  big: (number) => getTail(number) >= 5,
  small: (number) => getTail(number) < 5,
};

const specialDigitPlays: readonly PlayRow[] = [
  {
    code: 'special_sum_size',
    label: { bn: 'অঙ্কের যোগফল বড়-ছোট', en: 'Digit sum big or small' },
    rule: withTie({
      bn: 'বিশেষ বলের অঙ্কগুলোর যোগফল 7 বা বেশি হলে বড় জেতে, 6 বা কম হলে ছোট জেতে।',
      en: 'Big wins when the digits of the special ball add up to 7 or more, small when to 6 or less.',
    }),
    shape: createSideBetsWithTie(special, digitSumSizes),
  },
  {
    code: 'special_sum_parity',
    label: { bn: 'অঙ্কের যোগফল বিজোড়-জোড়', en: 'Digit sum odd or even' },
    rule: withTie({
      bn: 'বিশেষ বলের অঙ্কগুলোর যোগফল বিজোড় না জোড়, তা মিললে জয়।',
      en: 'Wins when the digits of the special ball add up to an odd or even sum as you chose.',
    }),
    shape: createSideBetsWithTie(special, digitSumParities),
  },
  {
    code: 'special_tail_size',
    label: { bn: 'শেষ অঙ্ক বড়-ছোট', en: 'Last digit big or small' },
    rule: withTie({
      bn: 'বিশেষ বলের শেষ অঙ্ক 5 থেকে 9 হলে বড় জেতে, 0 থেকে 4 হলে ছোট জেতে।',
      en: 'Big wins when the special ball ends in 5 to 9, small when it ends in 0 to 4.',
    }),
    shape: createSideBetsWithTie(special, tailSizes),
  },
  {
    code: 'special_head',
    label: { bn: 'প্রথম অঙ্ক', en: 'First digit' },
    rule: {
      bn: 'বিশেষ বলের প্রথম অঙ্ক মিললে জয়; 1 থেকে 9 নম্বরের প্রথম অঙ্ক 0।',
      en: 'Wins when the special ball has your first digit; for 1 to 9 that is 0.',
    },
    shape: createSideBets(special, digitSides(listNumbers(0, 4), getHead)),
  },
  {
    code: 'special_tail',
    label: { bn: 'শেষ অঙ্ক', en: 'Last digit' },
    rule: {
      bn: 'বিশেষ বলের শেষ অঙ্ক মিললে জয়।',
      en: 'Wins when the special ball ends in your digit.',
    },
    shape: createSideBets(special, digitSides(listNumbers(0, 9), getTail)),
  },
];

const specialMixedPlays: readonly PlayRow[] = [
  {
    code: 'special_quarter',
    label: { bn: 'বড়-ছোট ও বিজোড়-জোড়', en: 'Size with parity' },
    rule: withTie({
      bn: 'বিশেষ বল বড় না ছোট আর বিজোড় না জোড়, দুটিই মিললে জয়। 25 থেকে বড়।',
      en: 'Wins when the special ball has your size and your parity. Big begins at 25.',
    }),
    shape: createSideBetsWithTie(special, combineSides(sizes, parities)),
  },
  {
    code: 'special_half_colour',
    label: { bn: 'আধা রং', en: 'Half colour' },
    rule: withTie({
      bn: 'বিশেষ বলের রং মিললে, আর বড় (25 থেকে 48), ছোট (1 থেকে 24), বিজোড় বা জোড় যেটি বেছেছেন সেটিও মিললে জয়।',
      en: 'Wins when the special ball has your colour and is big (25 to 48), small (1 to 24), odd or even as you chose.',
    }),
    shape: createSideBetsWithTie(special, combineSides(colours, { ...sizes, ...parities })),
  },
  {
    code: 'special_quarter_colour',
    label: { bn: 'সিকি রং', en: 'Quarter colour' },
    rule: withTie({
      bn: 'বিশেষ বলের রং, বড়-ছোট আর বিজোড়-জোড়, তিনটিই মিললে জয়। 25 থেকে বড়।',
      en: 'Wins when the special ball has your colour, your size and your parity. Big begins at 25.',
    }),
    shape: createSideBetsWithTie(special, combineSides(colours, combineSides(sizes, parities))),
  },
];

export const specialGroup: PlayGroup = {
  code: 'special',
  label: { bn: 'বিশেষ বল', en: 'Special ball' },
  plays: [
    ...listBallPlays({
      code: 'special',
      place: special,
      name: { bn: 'বিশেষ বল', en: 'the special ball' },
    }),
    ...specialMixedPlays,
    ...specialDigitPlays,
  ],
};

const ordinals: readonly Text[] = [
  { bn: 'প্রথম', en: 'First' },
  { bn: 'দ্বিতীয়', en: 'Second' },
  { bn: 'তৃতীয়', en: 'Third' },
  { bn: 'চতুর্থ', en: 'Fourth' },
  { bn: 'পঞ্চম', en: 'Fifth' },
  { bn: 'ষষ্ঠ', en: 'Sixth' },
];

const anyNormal: PlayGroup = {
  code: 'normal',
  label: { bn: 'সাধারণ বল', en: 'Normal balls' },
  plays: [
    {
      code: 'normal_number',
      label: { bn: 'যেকোনো সাধারণ বল', en: 'Any normal ball' },
      rule: {
        bn: 'ছয়টি সাধারণ বলের একটি আপনার নম্বর হলে জয়।',
        en: 'Wins when one of the six normal balls is your number.',
      },
      shape: createChoice(draw, {
        taken: 1,
        values: listNumbers(1, 49),
        groups: [normals.map((place) => [place])],
        judge: ([hits]) => winIf(hits === 1),
      }),
    },
  ],
};

/** Any normal ball, then each in drawn order. */
export const normalGroups: readonly PlayGroup[] = [
  anyNormal,
  ...ordinals.map(({ bn, en }, place): PlayGroup => {
    const code = `normal${place + 1}`;
    return {
      code,
      label: { bn: `${bn} বল`, en: `${en} ball` },
      plays: listBallPlays({
        code,
        place,
        name: { bn: `${bn} বল`, en: `the ${en.toLowerCase()} ball` },
      }),
    };
  }),
];
