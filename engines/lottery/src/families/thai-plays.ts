/**
 * The plays of Thai lottery players, which are the same for every lottery they bet on: the top
 * three and two digits, the bottom two, and digits that run. Only where the digits are drawn
 * differs.
 */
import type { Draw } from '../draws/draw.ts';
import type { Cell } from '../draws/measure.ts';
import {
  measureNumber,
  listNumbers,
  readNumbers,
  measureSorted,
  measureSumTail,
} from '../draws/measures.ts';
import type { PlayGroup, PlayRow, SameBets, Text } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { createNumbers } from '../shapes/numbers.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf } from '../shapes/shape.ts';
import { createInAnyOrder, createInOrder } from '../shapes/shown-numbers.ts';
import { createSides } from './sides.ts';

/** Where the digits of a play are drawn. */
type Area = {
  /** Begins the codes of its plays: `top3`. */
  readonly code: string;
  readonly label: Text;
  /**
   * The drawn digits, as part of a sentence: "the last two digits of the first prize". With one
   * cell, the Bengali text ends in "অঙ্ক", to which case endings are added.
   */
  readonly where: Text;
  /** What Thai players call the play, in Thai. */
  readonly thai?: string;
  /** Cells of equal width; with several, a number is paid for each that shows it. */
  readonly cells: readonly Cell[];
};

const addThai = (text: Text, thai: string | undefined): Text =>
  thai ? { bn: `${text.bn} থাই নাম: ${thai}।`, en: `${text.en} In Thai: ${thai}.` } : text;

const getCell = ({ cells: [cell = [] as Cell] }: Area): Cell => cell;

/** The digits in their order. */
const makeDirect = (draw: Draw, area: Area): PlayRow => {
  const { where, cells } = area;
  const once: Text = {
    bn: `${where.bn} আপনার সংখ্যা হলে জয়।`,
    en: `Wins when ${where.en} are your number.`,
  };
  const each: Text = {
    bn: `${where.bn} আপনার সংখ্যা হলে জয়; যতবার মেলে ততবার।`,
    en: `Wins when ${where.en} is your number, and pays for each time.`,
  };
  return {
    code: `${area.code}_direct`,
    label: area.label,
    rule: addThai(cells.length > 1 ? each : once, area.thai),
    shape: createNumbers(createInOrder(draw, [cells])),
  };
};

/** The digits in any order. */
const makeTote = (draw: Draw, area: Area): PlayRow => {
  const { where, cells, label } = area;
  const many = cells.length > 1;
  return {
    code: `${area.code}_tote`,
    label: { bn: `${label.bn}, টোট`, en: `${label.en}, tote` },
    rule: addThai(
      {
        bn:
          `${where.bn} যেকোনো ক্রমে আপনার সংখ্যার অঙ্কগুলোর সঙ্গে মিললে জয়` +
          `${many ? '; যতবার মেলে ততবার' : ''}। একই অঙ্ক বারবার থাকলে দর বেশি; ` +
          'সব অঙ্ক এক হলে নেওয়া হয় না।',
        en:
          `Wins when ${where.en} ${many ? 'has' : 'are'} your digits in any order` +
          `${many ? ', and pays for each time' : ''}. A repeated digit has a higher price; ` +
          'numbers with all digits alike are not taken.',
      },
      'โต๊ด',
    ),
    shape: createNumbers(createInAnyOrder(draw, [cells])),
  };
};

/** One digit that is somewhere among those drawn. */
const makeRun = (draw: Draw, area: Area): PlayRow => ({
  code: `${area.code}_run`,
  label: area.label,
  rule: addThai(
    {
      bn: `${area.where.bn}ের মধ্যে আপনার অঙ্কটি থাকলে জয়। একাধিকবার থাকলেও একবারই জয়।`,
      en: `Wins when your digit is among ${area.where.en}. It pays once, however often the digit comes.`,
    },
    area.thai,
  ),
  shape: createOptions(
    defineOptions(measureSorted(draw, getCell(area)), listNumbers(0, 9), (digit, fact) =>
      winIf(readNumbers(fact).includes(Number(digit))),
    ),
  ),
});

/** Two digits that are both somewhere among those drawn. */
const makeAnyTwo = (draw: Draw, area: Area): PlayRow => ({
  code: `${area.code}_any2`,
  label: area.label,
  rule: addThai(
    {
      bn: `${area.where.bn}ের মধ্যে আপনার দুটি আলাদা অঙ্কই থাকলে জয়, যেকোনো ক্রমে। বেশি অঙ্ক নিলে প্রতি জোড়া একটি লাইন।`,
      en: `Wins when both your digits are among ${area.where.en}, in any order. With more digits, each pair is a line.`,
    },
    area.thai,
  ),
  shape: createChoice(draw, {
    taken: 2,
    values: listNumbers(0, 9),
    groups: [getCell(area).map((place) => [place])],
    judge: ([hits]) => winIf(hits === 2),
  }),
});

/** The last digit of the sum of the drawn digits. */
const makeSumTail = (draw: Draw, area: Area): PlayRow => ({
  code: `${area.code}_sum`,
  label: { bn: `${area.label.bn}, যোগফল`, en: `${area.label.en}, sum` },
  rule: {
    bn: `${area.where.bn} যোগ করলে শেষ অঙ্কটি আপনার অঙ্ক হলে জয়।`,
    en: `Wins when the sum of ${area.where.en} ends in your digit.`,
  },
  shape: createOptions(
    defineOptions(measureSumTail(draw, getCell(area)), listNumbers(0, 9), (digit, fact) =>
      winIf(fact === Number(digit)),
    ),
  ),
});

/** Digits by their worth, the lowest first. */
const worths = [
  { code: 'ones', bn: 'এককের', en: 'ones' },
  { code: 'tens', bn: 'দশকের', en: 'tens' },
  { code: 'hundreds', bn: 'শতকের', en: 'hundreds' },
  { code: 'thousands', bn: 'হাজারের', en: 'thousands' },
] as const;

/** Big, small, odd and even of each digit of an area, the highest first. */
const makeDigitSides = (draw: Draw, area: Area): PlayRow[] =>
  getCell(area).map((place, index, cell) => {
    const { code, bn, en } = worths[cell.length - 1 - index] ?? worths[0];
    return {
      code: `${area.code}_${code}`,
      label: { bn: `${area.label.bn}, ${bn} অঙ্ক`, en: `${area.label.en}, ${en} digit` },
      rule: {
        bn: `${area.where.bn}ের মধ্যে ${bn} অঙ্কটি আপনার বাছাইয়ের সঙ্গে মিললে জয়। 5 থেকে 9 বড়, 0 থেকে 4 ছোট।`,
        en: `Wins when, of ${area.where.en}, the ${en} digit matches your choice. Big is 5 to 9, small is 0 to 4.`,
      },
      shape: createSides(measureNumber(draw, [place]), 5),
    };
  });

/** Big, small, odd and even of a number of two digits. */
const makeNumberSides = (draw: Draw, area: Area): PlayRow => ({
  code: `${area.code}_sides`,
  label: {
    bn: `${area.label.bn}: বড়-ছোট, জোড়-বিজোড়`,
    en: `${area.label.en}: big, small, odd, even`,
  },
  rule: {
    bn: `${area.where.bn} মিলে যে সংখ্যা হয়, তা আপনার বাছাইয়ের সঙ্গে মিললে জয়। 50 থেকে 99 বড়, 00 থেকে 49 ছোট।`,
    en: `Wins when the number made by ${area.where.en} matches your choice. Big is 50 to 99, small is 00 to 49.`,
  },
  shape: createSides(measureNumber(draw, getCell(area)), 50),
});

/** The sides of a number of two digits that are those of one of its digits. */
export const listSameSides = (number: string, tens: string, ones: string): SameBets => ({
  [`${number}_sides`]: {
    big: [tens, 'big'],
    small: [tens, 'small'],
    odd: [ones, 'odd'],
    even: [ones, 'even'],
  },
});

/** What the areas of Thai plays are called. */
const names = {
  top4: { label: { bn: 'উপরের 4', en: '4 top' }, thai: 'สี่ตัวบน' },
  top3: { label: { bn: 'উপরের 3', en: '3 top' }, thai: 'สามตัวบน' },
  front3: { label: { bn: 'সামনের 3', en: '3 front' }, thai: 'สามตัวหน้า' },
  bottom3: { label: { bn: 'নিচের 3', en: '3 bottom' }, thai: 'สามตัวล่าง' },
  top2: { label: { bn: 'উপরের 2', en: '2 top' }, thai: 'สองตัวบน' },
  bottom2: { label: { bn: 'নিচের 2', en: '2 bottom' }, thai: 'สองตัวล่าง' },
} as const;

type AreaName = keyof typeof names;

/** Where a lottery draws the digits of an area. */
type AreaPlace = Pick<Area, 'where' | 'cells'>;

/** The areas that every lottery has, and those that some have. */
type AreaPlaces = Readonly<Record<'top3' | 'top2' | 'bottom2', AreaPlace>> &
  Readonly<Partial<Record<AreaName, AreaPlace>>>;

const longNames = ['top4', 'top3', 'front3', 'bottom3'] as const;

/** The plays that all lotteries of Thai players share, in groups. */
export function makeThaiGroups(draw: Draw, places: AreaPlaces): PlayGroup[] {
  const nameArea = (code: AreaName, place: AreaPlace): Area => ({ code, ...names[code], ...place });
  const long = longNames.flatMap((code) => {
    const place = places[code];
    return place ? [nameArea(code, place)] : [];
  });
  const top3 = nameArea('top3', places.top3);
  const two = [nameArea('top2', places.top2), nameArea('bottom2', places.bottom2)];
  const [, bottom2 = top3] = two;
  // The longest top number, so that no digit stands in two plays.
  const [top = top3] = long;
  const anyTwo: Area = {
    ...top3,
    label: { bn: 'উপরের 3-এর যেকোনো 2', en: 'Two of the top 3' },
    thai: 'สองตัวโต๊ด',
  };
  const runs: Area[] = [
    { ...top3, label: { bn: 'উপরের রান', en: 'Run top' }, thai: 'วิ่งบน' },
    { ...bottom2, label: { bn: 'নিচের রান', en: 'Run bottom' }, thai: 'วิ่งล่าง' },
  ];
  return [
    {
      code: 'long',
      label: { bn: 'তিন ও তার বেশি অঙ্ক', en: 'Three digits and more' },
      plays: long.flatMap((area) => [makeDirect(draw, area), makeTote(draw, area)]),
    },
    {
      code: 'two',
      label: { bn: 'দুই অঙ্ক', en: 'Two digits' },
      plays: [...two.map((area) => makeDirect(draw, area)), makeAnyTwo(draw, anyTwo)],
    },
    {
      code: 'run',
      label: { bn: 'রান: এক অঙ্ক', en: 'Run: one digit' },
      plays: runs.map((area) => makeRun(draw, area)),
    },
    {
      code: 'sides',
      label: { bn: 'বড়-ছোট, জোড়-বিজোড়', en: 'Big, small, odd, even' },
      plays: [
        ...two.map((area) => makeNumberSides(draw, area)),
        ...makeDigitSides(draw, top),
        ...(top.code === top3.code ? makeDigitSides(draw, bottom2) : []),
      ],
    },
    {
      code: 'sum',
      label: { bn: 'যোগফলের শেষ অঙ্ক', en: 'Last digit of the sum' },
      plays: [top3, ...two].map((area) => makeSumTail(draw, area)),
    },
  ];
}
