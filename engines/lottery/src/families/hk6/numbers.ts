/** HK6's plays on several numbers at once: linked numbers, numbers that are not drawn, totals. */
import { measureCount, listNumbers, measureSum } from '../../draws/measures.ts';
import type { PlayGroup, PlayRow } from '../../play.ts';
import { createChoice, type ChoiceRule } from '../../shapes/choice.ts';
import { createOptions, defineOptions } from '../../shapes/options.ts';
import { winIf, type Shape } from '../../shapes/shape.ts';
import {
  combineSides,
  draw,
  normals,
  parities,
  sevenBalls,
  sizes,
  special,
  type Sides,
} from './balls.ts';

const values = listNumbers(1, 49);
const normalCells = normals.map((place) => [place]);
const specialCells = [[special]];

const link = (taken: number, rule: Pick<ChoiceRule, 'groups' | 'judge'>): Shape =>
  createChoice(draw, { ...rule, taken, values, hasBankers: true });

/** All numbers of a line are normal balls. */
const linkAll = (taken: number): Shape =>
  link(taken, { groups: [normalCells], judge: ([hits]) => winIf(hits === taken) });

export const linkedGroup: PlayGroup = {
  code: 'linked',
  label: { bn: 'একসঙ্গে কয়েকটি নম্বর', en: 'Linked numbers' },
  plays: [
    {
      code: 'linked_all2',
      label: { bn: 'দুটির দুটি', en: 'Two of two' },
      rule: {
        bn: 'আপনার দুটি নম্বরই ছয়টি সাধারণ বলে থাকলে জয়।',
        en: 'Wins when both numbers are among the six normal balls.',
      },
      shape: linkAll(2),
    },
    {
      code: 'linked_all3',
      label: { bn: 'তিনটির তিনটি', en: 'Three of three' },
      rule: {
        bn: 'আপনার তিনটি নম্বরই ছয়টি সাধারণ বলে থাকলে জয়।',
        en: 'Wins when all three numbers are among the six normal balls.',
      },
      shape: linkAll(3),
    },
    {
      code: 'linked_all4',
      label: { bn: 'চারটির চারটি', en: 'Four of four' },
      rule: {
        bn: 'আপনার চারটি নম্বরই ছয়টি সাধারণ বলে থাকলে জয়।',
        en: 'Wins when all four numbers are among the six normal balls.',
      },
      shape: linkAll(4),
    },
    {
      code: 'linked_two_of3',
      label: { bn: 'তিনটির দুটি', en: 'Two of three' },
      rule: {
        bn: 'আপনার তিনটি নম্বরের দুটি সাধারণ বলে থাকলে জয়; তিনটিই থাকলে তার বদলে বড় পুরস্কার।',
        en: 'Wins when two of the three numbers are normal balls. All three win a greater prize instead.',
      },
      // Houses pay most of the return for two numbers.
      tiers: { hit2: 7, hit3: 1 },
      shape: link(3, {
        groups: [normalCells],
        judge: ([hits]) => [hits === 2 ? 1 : 0, hits === 3 ? 1 : 0],
      }),
    },
    {
      code: 'linked_two_special',
      label: { bn: 'দুটি, বিশেষ বলসহ', en: 'Two, with the special ball' },
      rule: {
        bn: 'দুটি নম্বরই সাধারণ বল হলে জয়; একটি সাধারণ আর অন্যটি বিশেষ বল হলেও জয়। দুই জয়ের পুরস্কার আলাদা।',
        en: 'Wins when both numbers are normal balls, or one is normal and the other special. The two prizes differ.',
      },
      tiers: { hit2: 4, with_special: 1 },
      shape: link(2, {
        groups: [normalCells, specialCells],
        judge: ([normal, hasSpecial]) => [
          normal === 2 ? 1 : 0,
          normal === 1 && hasSpecial === 1 ? 1 : 0,
        ],
      }),
    },
    {
      code: 'linked_special',
      label: { bn: 'একটি সাধারণ, একটি বিশেষ', en: 'One normal, one special' },
      rule: {
        bn: 'আপনার একটি নম্বর সাধারণ বল আর অন্যটি বিশেষ বল হলে জয়।',
        en: 'Wins when one number is a normal ball and the other is the special ball.',
      },
      shape: link(2, {
        groups: [normalCells, specialCells],
        judge: ([normal, hasSpecial]) => winIf(normal === 1 && hasSpecial === 1),
      }),
    },
  ],
};

export const missedGroup: PlayGroup = {
  code: 'missed',
  label: { bn: 'নম্বর আসে না', en: 'Numbers not drawn' },
  plays: listNumbers(5, 12).map((taken): PlayRow => ({
    code: `missed_${taken}`,
    label: { bn: `${taken}টি আসে না`, en: `${taken} not drawn` },
    rule: {
      bn: `আপনার ${taken}টি নম্বরের একটিও সাত বলে না এলে জয়।`,
      en: `Wins when none of your ${taken} numbers is among the seven balls.`,
    },
    shape: createChoice(draw, {
      taken,
      values,
      groups: [sevenBalls.map((place) => [place])],
      judge: ([hits]) => winIf(hits === 0),
    }),
  })),
};

const total = measureSum(draw, sevenBalls);
const bigTotalFrom = 175;
const totalSizes: Sides = {
  big: (sum) => sum >= bigTotalFrom,
  small: (sum) => sum < bigTotalFrom,
};

const betTotal = (sides: Sides): Shape =>
  createOptions(
    defineOptions(total, Object.keys(sides), (code, sum) =>
      winIf(sides[code]?.(Number(sum)) ?? false),
    ),
  );

const countSide = (kind: string, isCounted: (number: number) => boolean): Shape =>
  createOptions(
    defineOptions(
      measureCount(draw, sevenBalls, kind, isCounted),
      listNumbers(0, 7),
      (code, count) => winIf(count === Number(code)),
    ),
  );

export const totalGroup: PlayGroup = {
  code: 'total',
  label: { bn: 'সাত বল মিলিয়ে', en: 'Seven balls together' },
  plays: [
    {
      code: 'total_size',
      label: { bn: 'যোগফল বড়-ছোট', en: 'Sum big or small' },
      rule: {
        bn: 'সাত বলের যোগফল 175 বা বেশি হলে বড় জেতে, 174 বা কম হলে ছোট জেতে।',
        en: 'Big wins when the seven balls add up to 175 or more, small when to 174 or less.',
      },
      shape: betTotal(totalSizes),
    },
    {
      code: 'total_parity',
      label: { bn: 'যোগফল বিজোড়-জোড়', en: 'Sum odd or even' },
      rule: {
        bn: 'সাত বলের যোগফল বিজোড় না জোড়, তা মিললে জয়।',
        en: 'Wins when the seven balls add up to an odd or even sum as you chose.',
      },
      shape: betTotal(parities),
    },
    {
      code: 'total_quarter',
      label: { bn: 'যোগফল বড়-ছোট ও বিজোড়-জোড়', en: 'Sum, size with parity' },
      rule: {
        bn: 'সাত বলের যোগফল বড় না ছোট আর বিজোড় না জোড়, দুটিই মিললে জয়। 175 থেকে বড়।',
        en: 'Wins when the sum of the seven balls has your size and your parity. Big begins at 175.',
      },
      shape: betTotal(combineSides(totalSizes, parities)),
    },
    {
      code: 'total_odd_count',
      label: { bn: 'বিজোড় কয়টি', en: 'How many odd' },
      rule: {
        bn: 'সাত বলের ঠিক ততটি বিজোড় হলে জয়।',
        en: 'Wins when exactly as many of the seven balls are odd as you chose.',
      },
      shape: countSide('odd_balls', (number) => parities['odd']?.(number) ?? false),
    },
    {
      code: 'total_big_count',
      label: { bn: 'বড় কয়টি', en: 'How many big' },
      rule: {
        bn: 'সাত বলের ঠিক ততটি 25 বা বেশি হলে জয়।',
        en: 'Wins when exactly as many of the seven balls are 25 or more as you chose.',
      },
      shape: countSide('big_balls', (number) => sizes['big']?.(number) ?? false),
    },
  ],
};
