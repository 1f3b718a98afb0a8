/** Plays of an area of digits: direct, joint and group bets, sums and spans. */
import type { Draw } from '../../draws/draw.ts';
import { listValues } from '../../draws/draw.ts';
import { listNumbers, measureSumTail } from '../../draws/measures.ts';
import type { PlayRow, Text } from '../../play.ts';
import { createChoice } from '../../shapes/choice.ts';
import {
  coverGroups,
  coverRows,
  getGroupPrice,
  isGroupRow,
  spanRule,
  sumRule,
} from '../../shapes/cover.ts';
import { createDirect, createJoint } from '../../shapes/direct.ts';
import { createPatternKind, getPattern } from '../../shapes/bet-kinds.ts';
import { createNumbers } from '../../shapes/numbers.ts';
import { createOptions, defineOptions } from '../../shapes/options.ts';
import { createGroupEvents, createPattern, type PatternPart } from '../../shapes/pattern.ts';
import { winIf, type Shape } from '../../shapes/shape.ts';
import { sortDigits } from '../../shapes/shown-numbers.ts';
import { getCountWord } from '../texts.ts';
import type { Area } from './area.ts';

/** How a play is laid out at places: at an area's own, or at those that a player chooses. */
export type PlayAtPlaces = (play: (places: readonly number[]) => Shape) => Shape;

const playAtArea =
  ({ places }: Area): PlayAtPlaces =>
  (play) =>
    play(places);

/** Tails of an area in words: `3, 2 and 1` for four places. */
function describeTails(count: number): Text {
  const tails = listNumbers(1, count - 1).toReversed();
  const first = tails.slice(0, -1).join(', ');
  const last = tails.at(-1);
  return { bn: `${first} ও ${last}`, en: `${first} and ${last}` };
}

/** One digit for each place. */
export const buildDirectPlay = (draw: Draw, { code, places, name }: Area): PlayRow => ({
  code: `${code}_direct`,
  label: { bn: 'সরাসরি', en: 'Direct' },
  rule: {
    bn: `${name.bn} ঘরের প্রতিটিতে সেই ঘরের জন্য বাছা অঙ্ক এলে জয়।`,
    en: `Wins when each of ${name.en} places shows a digit you chose for it.`,
  },
  shape: createDirect(draw, places),
});

/** One digit for each place, on all places and on all of the last ones. */
export function buildJointPlay(draw: Draw, { code, places, name }: Area): PlayRow {
  const tails = describeTails(places.length);
  return {
    code: `${code}_joint`,
    label: { bn: 'সম্মিলিত', en: 'Joint' },
    rule: {
      bn: `আপনার প্রতিটি নম্বরের জন্য ${name.bn} ঘরের সব কটিতে একটি লাইন, আর তার শেষ ${tails.bn} ঘরে একটি করে লাইন; যে লাইন মেলে, সেটিই জেতে।`,
      en: `Each number you make has one line on all of ${name.en} places and one each on their last ${tails.en}; every line that matches wins.`,
    },
    shape: createJoint(draw, places),
  };
}

/** A group bet: how often its digits come, and how that is said. */
type Group = {
  readonly parts: readonly [PatternPart] | readonly [PatternPart, PatternPart];
  readonly shown: Text;
};

const single = (taken: number): PatternPart => ({ times: 1, taken });
const repeat = (times: number, taken = 1): PatternPart => ({ times, taken });

/** The group bets of so many digits, by the number of orders of a line. */
const groupsBySize: Readonly<Record<number, Readonly<Record<number, Group>>>> = {
  2: { 2: { parts: [single(2)], shown: { bn: 'দুটি আলাদা অঙ্ক', en: 'two different digits' } } },
  3: {
    3: {
      parts: [repeat(2), single(1)],
      shown: {
        bn: 'একটি অঙ্ক দুইবার আর অন্য একটি একবার',
        en: 'one digit twice and another once',
      },
    },
    6: { parts: [single(3)], shown: { bn: 'তিনটি আলাদা অঙ্ক', en: 'three different digits' } },
  },
  4: {
    24: { parts: [single(4)], shown: { bn: 'চারটি আলাদা অঙ্ক', en: 'four different digits' } },
    12: {
      parts: [repeat(2), single(2)],
      shown: {
        bn: 'একটি অঙ্ক দুইবার আর অন্য দুটি একবার করে',
        en: 'one digit twice and two others once each',
      },
    },
    6: {
      parts: [repeat(2, 2)],
      shown: { bn: 'দুটি অঙ্ক দুইবার করে', en: 'two digits twice each' },
    },
    4: {
      parts: [repeat(3), single(1)],
      shown: {
        bn: 'একটি অঙ্ক তিনবার আর অন্য একটি একবার',
        en: 'one digit three times and another once',
      },
    },
  },
  5: {
    120: { parts: [single(5)], shown: { bn: 'পাঁচটি আলাদা অঙ্ক', en: 'five different digits' } },
    60: {
      parts: [repeat(2), single(3)],
      shown: {
        bn: 'একটি অঙ্ক দুইবার আর অন্য তিনটি একবার করে',
        en: 'one digit twice and three others once each',
      },
    },
    30: {
      parts: [repeat(2, 2), single(1)],
      shown: {
        bn: 'দুটি অঙ্ক দুইবার করে আর অন্য একটি একবার',
        en: 'two digits twice each and another once',
      },
    },
    20: {
      parts: [repeat(3), single(2)],
      shown: {
        bn: 'একটি অঙ্ক তিনবার আর অন্য দুটি একবার করে',
        en: 'one digit three times and two others once each',
      },
    },
    10: {
      parts: [repeat(3), repeat(2)],
      shown: {
        bn: 'একটি অঙ্ক তিনবার আর অন্য একটি দুইবার',
        en: 'one digit three times and another twice',
      },
    },
    5: {
      parts: [repeat(4), single(1)],
      shown: {
        bn: 'একটি অঙ্ক চারবার আর অন্য একটি একবার',
        en: 'one digit four times and another once',
      },
    },
  },
};

/** The group bets of an area, those with the most orders first. */
export function listGroupPlays(draw: Draw, area: Area, at = playAtArea(area)): PlayRow[] {
  const { code, places, name } = area;
  return Object.entries(groupsBySize[places.length] ?? {})
    .map(([orders, group]) => ({ orders: Number(orders), ...group }))
    .toSorted((one, other) => other.orders - one.orders)
    .map(({ orders, parts, shown }) => ({
      code: places.length === 2 ? `${code}_group` : `${code}_group${orders}`,
      label:
        places.length === 2
          ? { bn: 'গ্রুপ', en: 'Group' }
          : { bn: `গ্রুপ ${orders}`, en: `Group ${orders}` },
      rule: {
        bn: `${name.bn} ঘরে ${shown.bn} এলে জয়; অঙ্কগুলো আপনার বাছা হতে হবে, ক্রম যা-ই হোক।`,
        en: `Wins when ${name.en} places show ${shown.en}, all of your choice and in any order.`,
      },
      shape: at((own) => createPattern(draw, own, parts)),
    }));
}

/** Typed groups of three digits, those with a pair and those without. */
export function buildMixedPlay(draw: Draw, { code, places, name }: Area): PlayRow {
  const readDigits = (number: number): number[] =>
    Array.from(String(number).padStart(places.length, '0'), Number);
  const samples: Readonly<Record<string, number>> = { group3: 1, group6: 12 };
  const eventOf = createGroupEvents(draw, places);
  const values = listValues(draw, places[0] ?? -1);
  const patterns = ['2+1', '1+1+1'];
  return {
    code: `${code}_mixed`,
    label: { bn: 'মিশ্র গ্রুপ', en: 'Mixed group' },
    rule: {
      bn: `তিনটি অঙ্ক লিখুন, অন্তত একটি আলাদা। ${name.bn} ঘরে সেগুলো যেকোনো ক্রমে এলে জয়; জোড়া থাকলে গ্রুপ 3, না থাকলে গ্রুপ 6।`,
      en: `Type three digits, not all the same. Wins when ${name.en} places show them in any order: as group 3 with a pair, as group 6 without.`,
    },
    shape: createNumbers({
      width: places.length,
      kinds: patterns.map((pattern) => createPatternKind(places, values, pattern)),
      getKind: (number) => patterns.indexOf(getPattern(readDigits(number))),
      normalize: (number) => sortDigits(number, places.length),
      isAllowed: (number) => isGroupRow(readDigits(number)),
      prices: Object.keys(samples),
      getPrice: (number) => getGroupPrice(readDigits(number)),
      getSample: (priced) => samples[priced] ?? Number.NaN,
      getEvent: (number) => eventOf(readDigits(number)),
    }),
  };
}

/** Chosen sums: of digits in order, and of groups. */
export function listSumPlays(draw: Draw, area: Area, at = playAtArea(area)): PlayRow[] {
  const { code, places, name } = area;
  const same: Text =
    places.length === 2 ? { bn: 'দুই অঙ্ক', en: 'equal' } : { bn: 'সব অঙ্ক', en: 'all the same' };
  return [
    {
      code: `${code}_sum`,
      label: { bn: 'যোগফল', en: 'Sum' },
      rule: {
        bn: `${name.bn} ঘরের অঙ্কের যোগফল আপনার বাছা সংখ্যা হলে জয়। ওই যোগফলের প্রতিটি সংখ্যা একটি করে লাইন।`,
        en: `Wins when the digits in ${name.en} places add up to a sum you chose. Each row of digits with that sum is one line.`,
      },
      shape: at((own) => coverRows(draw, own, sumRule)),
    },
    {
      code: `${code}_group_sum`,
      label: { bn: 'গ্রুপের যোগফল', en: 'Group sum' },
      rule: {
        bn: `${name.bn} ঘরের অঙ্কের যোগফল আপনার বাছা সংখ্যা হলে জয়, তবে ${same.bn} এক হলে হার। ওই যোগফলের প্রতিটি গ্রুপ একটি করে লাইন, ক্রম যা-ই হোক।`,
        en: `Wins when the digits in ${name.en} places add up to a sum you chose and are not ${same.en}. Each group with that sum is one line, in any order.`,
      },
      shape: at((own) => coverGroups(draw, own, sumRule)),
    },
  ];
}

/** Chosen spans: the highest digit less the lowest. */
export const buildSpanPlay = (draw: Draw, { code, places, name }: Area): PlayRow => ({
  code: `${code}_span`,
  label: { bn: 'ব্যবধান', en: 'Span' },
  rule: {
    bn: `${name.bn} ঘরের সবচেয়ে বড় ও সবচেয়ে ছোট অঙ্কের পার্থক্য আপনার বাছা সংখ্যা হলে জয়। ওই পার্থক্যের প্রতিটি সংখ্যা একটি করে লাইন।`,
    en: `Wins when the highest digit in ${name.en} places less the lowest is a span you chose. Each row of digits with that span is one line.`,
  },
  shape: coverRows(draw, places, spanRule),
});

/** The last digit of the sum. */
export const buildSumTailPlay = (draw: Draw, { code, places, name }: Area): PlayRow => ({
  code: `${code}_sum_tail`,
  label: { bn: 'যোগফলের শেষ অঙ্ক', en: 'Sum tail' },
  rule: {
    bn: `${name.bn} ঘরের অঙ্কের যোগফলের শেষ অঙ্ক আপনার অঙ্ক হলে জয়।`,
    en: `Wins when the sum of the digits in ${name.en} places ends in your digit.`,
  },
  shape: createOptions(
    defineOptions(measureSumTail(draw, places), listNumbers(0, 9), (tail, fact) =>
      winIf(fact === Number(tail)),
    ),
  ),
});

const togetherWords: Readonly<Record<number, Text>> = {
  2: { bn: 'দুটিই', en: 'both' },
  3: { bn: 'তিনটিই', en: 'all three' },
};

/** Digits that may show at any place of an area, so many to a line. */
export function buildContainsPlay(
  draw: Draw,
  { code, places, name }: Area,
  taken: number,
): PlayRow {
  const { bn, en } = getCountWord(taken);
  const together = togetherWords[taken];
  return {
    code: `${code}_contains${taken}`,
    label: {
      bn: `যেকোনো ঘরে ${taken} অঙ্ক`,
      en: taken === 1 ? 'One digit anywhere' : `${taken === 2 ? 'Two' : 'Three'} digits anywhere`,
    },
    rule: together
      ? {
          bn: `আপনার বাছা প্রতি ${bn} অঙ্কে একটি লাইন। ${together.bn} ${name.bn} ঘরের কোথাও না কোথাও এলে জয়।`,
          en: `Every ${en} of your digits are one line. It wins when ${together.en} show somewhere in ${name.en} places.`,
        }
      : {
          bn: `${name.bn} ঘরের কোথাও আপনার অঙ্ক এলে জয়। একাধিকবার এলেও একবারই ফেরত।`,
          en: `Wins when your digit shows anywhere in ${name.en} places. It pays once, however often it shows.`,
        },
    shape: createChoice(draw, {
      taken,
      values: listValues(draw, places[0] ?? -1),
      groups: [places.map((place) => [place])],
      judge: ([hits]) => winIf(hits === taken),
    }),
  };
}
