/**
 * Rows of plays that lotteries of balls and races share: straight and group bets on neighbouring
 * places, sums, the two sides of a sum and of each place, dragon and tiger, any few of the drawn.
 */
import type { Draw } from '../draws/draw.ts';
import type { Measure } from '../draws/measure.ts';
import { measureCount, measureNumber, listNumbers } from '../draws/measures.ts';
import type { PlayGroup, PlayRow, Text } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { createDirect } from '../shapes/direct.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf } from '../shapes/shape.ts';
import { toCapitalized, getCountWord, getOrdinal } from './texts.ts';
import { createDragonTiger, createParities, createSizes, type SizeRule } from './sides.ts';

/** What is drawn, a ball or a car: its name, and in Bengali its possessive. */
export type Noun = Text & { readonly bnOf: string };

export const ballNoun: Noun = { bn: 'বল', bnOf: 'বলের', en: 'ball' };

/** Some neighbouring places of a draw, and their names in labels and rules. */
export type Area = {
  /** Begins the codes of plays: `first3`. */
  readonly code: string;
  readonly draw: Draw;
  readonly places: readonly number[];
  /** A short name: "First three". */
  readonly label: Text;
  /** The drawn things at the places: "the first three balls". */
  readonly things: Text;
};

const positionWords = {
  first: { bn: 'প্রথম', en: 'first' },
  middle: { bn: 'মাঝের', en: 'middle' },
  last: { bn: 'শেষ', en: 'last' },
} as const;

/** Names some places after their position and number: `first3`, "First three". */
export function createArea(
  draw: Draw,
  noun: Noun,
  position: keyof typeof positionWords,
  places: readonly number[],
): Area {
  const word = positionWords[position];
  const count = getCountWord(places.length);
  const label = { bn: `${word.bn} ${count.bn}`, en: toCapitalized(`${word.en} ${count.en}`) };
  const things = {
    bn: `${word.bn} ${count.bn} ${noun.bn}`,
    en: `the ${word.en} ${count.en} ${noun.en}s`,
  };
  return { code: `${position}${places.length}`, draw, places, label, things };
}

/** All places of an area in order. */
export const createDirectPlay = (
  { code, draw, places, things }: Area,
  label: Text = { bn: 'সরাসরি', en: 'Direct' },
): PlayRow => ({
  code: `${code}_direct`,
  label,
  rule: {
    bn: `${things.bn} আপনার সংখ্যার সঙ্গে একই ক্রমে মিললে জয়।`,
    en: `Wins when ${things.en} are your numbers, in the same order.`,
  },
  shape: createDirect(draw, places),
});

/** The balls that may be drawn at the places of an area. */
export type Values = readonly number[];

/** All places of an area in any order, with bankers. */
export function createGroupPlay(
  { code, draw, places, things }: Area,
  values: Values,
  label: Text = { bn: 'গ্রুপ', en: 'Group' },
): PlayRow {
  const taken = places.length;
  const count = getCountWord(taken);
  return {
    code: `${code}_group`,
    label,
    rule: {
      bn: `${things.bn} আপনার ${count.bnThings} সংখ্যা হলে জয়, ক্রম যা-ই হোক। ${bankersRule.bn}`,
      en: `Wins when ${things.en} are your ${count.en} numbers, in any order. ${bankersRule.en}`,
    },
    shape: createChoice(draw, {
      taken,
      values,
      groups: [places.map((place) => [place])],
      judge: ([hits]) => winIf(hits === taken),
      hasBankers: true,
    }),
  };
}

/** What rules say of plays with bankers. */
export const bankersRule: Text = {
  bn: 'ব্যাংকার সব লাইনে থাকে।',
  en: 'Bankers are in every line.',
};

/** How numbers are chosen that are all to be drawn. */
export type AllHitRule = {
  readonly code: string;
  readonly draw: Draw;
  readonly values: Values;
  readonly places: readonly number[];
  readonly label: Text;
  /** The balls at the places: "the five balls", পাঁচ বলের. */
  readonly things: Text;
  /** Numbers of a line. */
  readonly taken: number;
  readonly most?: number;
  readonly hasBankers?: boolean;
};

function describeAllHit({ things, taken, hasBankers }: AllHitRule): Text {
  if (taken === 1)
    return {
      bn: `${things.bn} মধ্যে আপনার সংখ্যা থাকলে জয়।`,
      en: `Wins when your number is among ${things.en}.`,
    };
  const { bnThings, en } = getCountWord(taken);
  const bankers = hasBankers ? { bn: ` ${bankersRule.bn}`, en: ` ${bankersRule.en}` } : undefined;
  return {
    bn: `${things.bn} মধ্যে আপনার ${bnThings} সংখ্যাই থাকলে জয়।${bankers?.bn ?? ''}`,
    en: `Wins when your ${en} numbers are all among ${things.en}.${bankers?.en ?? ''}`,
  };
}

/** All numbers of a line among the drawn, wherever they are. */
export function createAllHitPlay(rule: AllHitRule): PlayRow {
  const { code, draw, values, places, label, taken, most = values.length } = rule;
  return {
    code,
    label,
    rule: describeAllHit(rule),
    shape: createChoice(draw, {
      taken,
      values,
      groups: [places.map((place) => [place])],
      judge: ([hits]) => winIf(hits === taken),
      most,
      hasBankers: taken > 1 && (rule.hasBankers ?? false),
    }),
  };
}

/** The outcome of a line that wins once in one of several tiers; in none when the index is -1. */
export const winInTier = (tiers: number, index: number): readonly number[] =>
  Array.from({ length: tiers }, (_, tier) => (tier === index ? 1 : 0));

/** A sum of drawn numbers, as its plays are declared. */
export type SumRule = SizeRule & {
  /** Begins the codes of plays: `sum`. */
  readonly code: string;
  readonly measure: Measure;
  /** The balls of the sum, as part of a sentence: "the five balls", পাঁচ বলের. */
  readonly things: Text;
};

/** Big or small, and odd or even, of a sum. */
export function createSumSides({ code, measure, things, bigFrom, tie }: SumRule): PlayRow[] {
  const from = String(bigFrom);
  const below = String(bigFrom - 1);
  const tied = String(tie ?? 0);
  return [
    {
      code: `${code}_size`,
      label: { bn: 'বড়-ছোট', en: 'Big or small' },
      rule:
        tie === undefined
          ? {
              bn: `${things.bn} যোগফল ${from} বা বেশি হলে বড়, ${below} বা কম হলে ছোট।`,
              en: `The sum of ${things.en} is big from ${bigFrom} up and small up to ${bigFrom - 1}.`,
            }
          : {
              bn: `${things.bn} যোগফল ${tied}-এর বেশি হলে বড়, কম হলে ছোট; ঠিক ${tied} হলে বাজির টাকা ফেরত।`,
              en: `The sum of ${things.en} is big above ${tie} and small below; at ${tie} the stake is returned.`,
            },
      shape: createSizes(measure, tie === undefined ? { bigFrom } : { bigFrom, tie }),
    },
    {
      code: `${code}_parity`,
      label: { bn: 'জোড়-বিজোড়', en: 'Odd or even' },
      rule: {
        bn: `${things.bn} যোগফল জোড় না বিজোড়, তা মিললে জয়।`,
        en: `Wins when the sum of ${things.en} is odd or even, as you say.`,
      },
      shape: createParities(measure),
    },
  ];
}

/** Each sum from `least` to `most` at its own price. */
export const createExactSum = (
  { code, measure, things }: Pick<SumRule, 'code' | 'measure' | 'things'>,
  least: number,
  most: number,
): PlayRow => ({
  code: `${code}_exact`,
  label: { bn: 'সঠিক যোগফল', en: 'Exact sum' },
  rule: {
    bn: `${things.bn} যোগফল আপনার সংখ্যা হলে জয়।`,
    en: `Wins when the sum of ${things.en} is your number.`,
  },
  shape: createOptions(
    defineOptions(measure, listNumbers(least, most), (sum, fact) => winIf(fact === Number(sum))),
  ),
});

/** The numbers at each place, which are big from `bigFrom` on. */
export type PlaceRule = SizeRule & {
  readonly draw: Draw;
  readonly noun: Noun;
  readonly places: Values;
  readonly least: number;
  readonly most: number;
};

const returnedAt = (tie: number | undefined): Text =>
  tie === undefined
    ? { bn: '', en: '' }
    : {
        bn: `; ${tie} এলে বাজির টাকা ফেরত`,
        en: `; on ${tie} the stake is returned`,
      };

/** Big or small, and odd or even, of the number at each place: two groups. */
export function createPlaceSides(rule: PlaceRule): PlayGroup[] {
  const { draw, noun, places, least, bigFrom, tie } = rule;
  const most = tie === rule.most ? rule.most - 1 : rule.most;
  const spanText = (from: number, to: number): Text => ({
    bn: `${from} থেকে ${to}`,
    en: `${from} to ${to}`,
  });
  const [big, small] = [spanText(bigFrom, most), spanText(least, bigFrom - 1)];
  const returned = returnedAt(tie);
  const size = tie === undefined ? { bigFrom } : { bigFrom, tie };
  const rows = places.map((place, index) => {
    const { bn, en } = getOrdinal(index);
    const label = { bn: `${bn} ${noun.bn}`, en: `${toCapitalized(en)} ${noun.en}` };
    const measure = measureNumber(draw, [place]);
    const sizes: PlayRow = {
      code: `place${index + 1}_size`,
      label,
      rule: {
        bn: `${label.bn} ${big.bn} হলে বড়, ${small.bn} হলে ছোট${returned.bn}।`,
        en: `The ${en} ${noun.en} is big from ${big.en} and small from ${small.en}${returned.en}.`,
      },
      shape: createSizes(measure, size),
    };
    const parities: PlayRow = {
      code: `place${index + 1}_parity`,
      label,
      rule: {
        bn: `${bn} ${noun.bnOf} সংখ্যা জোড় না বিজোড়, তা মিললে জয়${returned.bn}।`,
        en: `Wins when the ${en} ${noun.en} is odd or even, as you say${returned.en}.`,
      },
      shape: createParities(measure, tie),
    };
    return { sizes, parities };
  });
  return [
    {
      code: 'place_size',
      label: { bn: `প্রতি ${noun.bnOf} বড়-ছোট`, en: `Big or small, by ${noun.en}` },
      plays: rows.map(({ sizes }) => sizes),
    },
    {
      code: 'place_parity',
      label: { bn: `প্রতি ${noun.bnOf} জোড়-বিজোড়`, en: `Odd or even, by ${noun.en}` },
      plays: rows.map(({ parities }) => parities),
    },
  ];
}

/** Which of two places shows the greater number, for pairs of places: one group. */
export const createDragonGroup = (
  draw: Draw,
  noun: Noun,
  pairs: readonly (readonly number[])[],
): PlayGroup => ({
  code: 'dragon',
  label: { bn: 'ড্রাগন-টাইগার', en: 'Dragon and tiger' },
  plays: pairs.map(([dragon = 0, tiger = 0]): PlayRow => {
    const [first, second] = [getOrdinal(dragon), getOrdinal(tiger)];
    return {
      code: `dragon_${dragon + 1}v${tiger + 1}`,
      label: {
        bn: `${String(dragon + 1)} বনাম ${String(tiger + 1)}`,
        en: `${dragon + 1} v ${tiger + 1}`,
      },
      rule: {
        bn: `${first.bn} ${noun.bnOf} সংখ্যা ${second.bn} ${noun.bnOf} চেয়ে বড় হলে ড্রাগন জেতে, ছোট হলে টাইগার।`,
        en: `Dragon wins when the ${first.en} ${noun.en} has a greater number than the ${second.en}, tiger when it has a smaller one.`,
      },
      shape: createDragonTiger(draw, dragon, tiger),
    };
  }),
});

/** How many of some balls are odd, each count at its own price. */
export const createOddCount = (
  code: string,
  draw: Draw,
  places: readonly number[],
  things: Text,
): PlayRow => ({
  code,
  label: { bn: 'কয়টি বিজোড়', en: 'Number of odd balls' },
  rule: {
    bn: `${things.bn} মধ্যে ঠিক এতগুলো বিজোড় হলে জয়; বাকিগুলো জোড়।`,
    en: `Wins when exactly so many of ${things.en} are odd and the others even.`,
  },
  shape: createOptions(
    defineOptions(
      measureCount(draw, places, 'odd_count', (ball) => ball % 2 === 1),
      listNumbers(0, places.length).toReversed(),
      (count, fact) => winIf(fact === Number(count)),
    ),
  ),
});
