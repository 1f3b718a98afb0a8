/** XSMN, the lotteries of Vietnam's south and centre: 18 prizes, the special prize first. */
import type { Cell } from '../draws/measure.ts';
import { defineFamily, type Text } from '../play.ts';
import { buildPrizes, listHeads, listTails } from './prize-table.ts';
import {
  buildLastFour,
  buildMissingGroup,
  buildSpecialGroup,
  getGradeName,
  makeAllHit,
  makeAnyOrder,
  makeEach,
  makePairPlays,
  makeSingle,
  makeXien,
  sameMissing,
  specialTail,
  type NumberPlay,
} from './vietnam-plays.ts';

const { draw, prizes, cells } = buildPrizes([
  { code: 'special', label: { bn: 'বিশেষ পুরস্কার', en: 'Special prize' }, count: 1, width: 6 },
  { code: 'g1', label: getGradeName(1), count: 1, width: 5 },
  { code: 'g2', label: getGradeName(2), count: 1, width: 5 },
  { code: 'g3', label: getGradeName(3), count: 2, width: 5 },
  { code: 'g4', label: getGradeName(4), count: 7, width: 5 },
  { code: 'g5', label: getGradeName(5), count: 1, width: 4 },
  { code: 'g6', label: getGradeName(6), count: 3, width: 4 },
  { code: 'g7', label: getGradeName(7), count: 1, width: 3 },
  { code: 'g8', label: getGradeName(8), count: 1, width: 2 },
]);

const all: readonly Cell[] = prizes.flatMap((prize) => prize.cells);
const tails = { draw, cells: listTails(all, 2) };

const specialTail2 = listTails(cells.special, 2);
const specialTail3 = listTails(cells.special, 3);
const eighth: Text = { bn: '8 নম্বর পুরস্কারের দুই অঙ্ক', en: 'the two digits of prize G8' };
const ends3: Text = {
  bn: '7 নম্বর পুরস্কারের তিন অঙ্ক বা বিশেষ পুরস্কারের শেষ তিন অঙ্ক',
  en: 'the three digits of prize G7 or the last three of the special prize',
};
const anyTail3: Text = {
  bn: 'কোনো পুরস্কারের শেষ তিন অঙ্ক',
  en: 'the last three digits of a prize',
};
const withoutG8: Text = {
  bn: '8 নম্বর পুরস্কার বাদ, কারণ তাতে দুই অঙ্ক।',
  en: 'G8 is left out, as it has two digits.',
};

const singles: readonly NumberPlay[] = [
  { code: 'dau', label: { bn: 'Đầu (8 নম্বর)', en: 'Đầu (G8)' }, where: eighth, cells: cells.g8 },
  {
    code: 'duoi',
    label: { bn: 'Đuôi (বিশেষের শেষ দুই)', en: 'Đuôi (special tail)' },
    where: specialTail,
    cells: specialTail2,
  },
  {
    code: 'xiu_chu_dau',
    label: { bn: 'Xỉu chủ đầu (7 নম্বর)', en: 'Xỉu chủ đầu (G7)' },
    where: { bn: '7 নম্বর পুরস্কারের তিন অঙ্ক', en: 'the three digits of prize G7' },
    cells: cells.g7,
  },
  {
    code: 'xiu_chu_duoi',
    label: { bn: 'Xỉu chủ đuôi (বিশেষের শেষ তিন)', en: 'Xỉu chủ đuôi (special tail)' },
    where: {
      bn: 'বিশেষ পুরস্কারের শেষ তিন অঙ্ক',
      en: 'the last three digits of the special prize',
    },
    cells: specialTail3,
  },
  buildLastFour(cells.special),
];

const both: readonly NumberPlay[] = [
  {
    code: 'dau_duoi',
    label: { bn: 'Đầu đuôi (দুটিতেই)', en: 'Đầu đuôi (both)' },
    where: {
      bn: '8 নম্বর পুরস্কারের দুই অঙ্ক বা বিশেষ পুরস্কারের শেষ দুই অঙ্ক',
      en: 'the two digits of prize G8 or the last two of the special prize',
    },
    cells: [...cells.g8, ...specialTail2],
  },
  {
    code: 'xiu_chu',
    label: { bn: 'Xỉu chủ (দুটিতেই)', en: 'Xỉu chủ (both)' },
    where: ends3,
    cells: [...cells.g7, ...specialTail3],
  },
];

const lots: readonly NumberPlay[] = [
  {
    code: 'bao2',
    label: { bn: 'Bao lô 2 অঙ্ক', en: 'Bao lô, 2 digits' },
    where: { bn: 'কোনো পুরস্কারের শেষ দুই অঙ্ক', en: 'the last two digits of a prize' },
    cells: tails.cells,
  },
  {
    code: 'bao3',
    label: { bn: 'Bao lô 3 অঙ্ক', en: 'Bao lô, 3 digits' },
    where: anyTail3,
    note: withoutG8,
    cells: listTails(all, 3),
  },
  {
    code: 'bao4',
    label: { bn: 'Bao lô 4 অঙ্ক', en: 'Bao lô, 4 digits' },
    where: { bn: 'কোনো পুরস্কারের শেষ চার অঙ্ক', en: 'the last four digits of a prize' },
    note: {
      bn: '7 ও 8 নম্বর পুরস্কার বাদ, কারণ তাতে চার অঙ্ক নেই।',
      en: 'G7 and G8 are left out, as they are shorter.',
    },
    cells: listTails(all, 4),
  },
  {
    code: 'bao2_dau',
    label: { bn: 'Lô đầu (সামনের দুই)', en: 'Lô đầu (first two)' },
    where: { bn: 'কোনো পুরস্কারের প্রথম দুই অঙ্ক', en: 'the first two digits of a prize' },
    cells: listHeads(all, 2),
  },
];

const anyOrders: readonly NumberPlay[] = [
  {
    code: 'xiu_chu_dao',
    label: { bn: 'Xỉu chủ đảo (যেকোনো ক্রমে)', en: 'Xỉu chủ đảo (any order)' },
    where: ends3,
    cells: [...cells.g7, ...specialTail3],
  },
  {
    code: 'bao3_dao',
    label: { bn: 'Bao lô đảo 3 অঙ্ক (যেকোনো ক্রমে)', en: 'Bao lô đảo, 3 digits (any order)' },
    where: anyTail3,
    note: withoutG8,
    cells: listTails(all, 3),
  },
];

export const xsmn = defineFamily({
  code: 'xsmn',
  draw,
  drawnAs: 'prizes',
  prizes,
  sameBets: sameMissing,
  groups: [
    {
      code: 'ends',
      label: { bn: 'Đầu đuôi ও xỉu chủ', en: 'Đầu đuôi and xỉu chủ' },
      plays: [
        ...singles.map((play) => makeSingle(draw, play)),
        ...both.map((play) => makeEach(draw, play)),
      ],
    },
    {
      code: 'bao',
      label: { bn: 'Bao lô: সব পুরস্কারে', en: 'Bao lô: in all prizes' },
      plays: lots.map((play) => makeEach(draw, play)),
    },
    {
      code: 'dao',
      label: { bn: 'Đảo: যেকোনো ক্রমে', en: 'Đảo: in any order' },
      plays: anyOrders.map((play) => makeAnyOrder(draw, play)),
    },
    {
      code: 'da',
      label: { bn: 'Đá ও xiên: সবগুলো এলে', en: 'Đá and xiên: all of them come' },
      plays: [
        makeAllHit(tails, 2, {
          code: 'da_thang',
          label: { bn: 'Đá thẳng (এক প্রদেশের জোড়া)', en: 'Đá thẳng (a pair, one province)' },
        }),
        ...[3, 4].map((taken) => makeXien(tails, taken)),
      ],
    },
    buildMissingGroup(tails),
    buildSpecialGroup(draw, cells.special),
    {
      code: 'g8',
      label: { bn: '8 নম্বর পুরস্কার', en: 'Prize G8' },
      plays: makePairPlays(draw, {
        code: 'g8',
        name: { bn: '8 নম্বর', en: 'G8' },
        where: eighth,
        cells: cells.g8,
      }),
    },
  ],
});
