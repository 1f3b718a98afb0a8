/** XSMB, the lottery of Vietnam's north: 27 prizes, the special prize first. */
import type { Cell } from '../draws/measure.ts';
import { defineFamily, type Text } from '../play.ts';
import { buildPrizes, listHeads, listTails } from './prize-table.ts';
import {
  buildLastFour,
  buildMissingGroup,
  buildSpecialGroup,
  getGradeName,
  makeEach,
  makePairPlays,
  makeSingle,
  makeXien,
  sameMissing,
  specialTail,
  type NumberPlay,
} from './vietnam-plays.ts';

const { draw, prizes, cells } = buildPrizes([
  { code: 'special', label: { bn: 'বিশেষ পুরস্কার', en: 'Special prize' }, count: 1, width: 5 },
  { code: 'g1', label: getGradeName(1), count: 1, width: 5 },
  { code: 'g2', label: getGradeName(2), count: 2, width: 5 },
  { code: 'g3', label: getGradeName(3), count: 6, width: 5 },
  { code: 'g4', label: getGradeName(4), count: 4, width: 4 },
  { code: 'g5', label: getGradeName(5), count: 6, width: 4 },
  { code: 'g6', label: getGradeName(6), count: 3, width: 3 },
  { code: 'g7', label: getGradeName(7), count: 4, width: 2 },
]);

const all: readonly Cell[] = prizes.flatMap((prize) => prize.cells);
const tails = { draw, cells: listTails(all, 2) };

const firstTail: Text = {
  bn: '1 নম্বর পুরস্কারের শেষ দুই অঙ্ক',
  en: 'the last two digits of prize G1',
};

const singles: readonly NumberPlay[] = [
  {
    code: 'de',
    label: { bn: 'Đề', en: 'Đề' },
    where: specialTail,
    cells: listTails(cells.special, 2),
  },
  {
    code: 'de_dau',
    label: { bn: 'Đề đầu (সামনের দুই)', en: 'Đề đầu (first two)' },
    where: {
      bn: 'বিশেষ পুরস্কারের প্রথম দুই অঙ্ক',
      en: 'the first two digits of the special prize',
    },
    cells: listHeads(cells.special, 2),
  },
  {
    code: 'de_g1',
    label: { bn: 'Đề giải nhất (1 নম্বর)', en: 'Đề giải nhất (G1)' },
    where: firstTail,
    cells: listTails(cells.g1, 2),
  },
  {
    code: 'de_g1_dau',
    label: { bn: 'Đầu giải nhất (1 নম্বরের সামনের দুই)', en: 'Đầu giải nhất (first two of G1)' },
    where: { bn: '1 নম্বর পুরস্কারের প্রথম দুই অঙ্ক', en: 'the first two digits of prize G1' },
    cells: listHeads(cells.g1, 2),
  },
  {
    code: 'cang3',
    label: { bn: '3 càng (তিন অঙ্ক)', en: '3 càng' },
    where: {
      bn: 'বিশেষ পুরস্কারের শেষ তিন অঙ্ক',
      en: 'the last three digits of the special prize',
    },
    cells: listTails(cells.special, 3),
  },
  buildLastFour(cells.special),
];

const lots: readonly NumberPlay[] = [
  {
    code: 'lo2',
    label: { bn: 'Lô 2 অঙ্ক', en: 'Lô, 2 digits' },
    where: { bn: 'কোনো পুরস্কারের শেষ দুই অঙ্ক', en: 'the last two digits of a prize' },
    cells: tails.cells,
  },
  {
    code: 'lo2_dau',
    label: { bn: 'Lô đầu (সামনের দুই)', en: 'Lô đầu (first two)' },
    where: { bn: 'কোনো পুরস্কারের প্রথম দুই অঙ্ক', en: 'the first two digits of a prize' },
    cells: listHeads(all, 2),
  },
  {
    code: 'lo3',
    label: { bn: 'Lô 3 অঙ্ক', en: 'Lô, 3 digits' },
    where: { bn: 'কোনো পুরস্কারের শেষ তিন অঙ্ক', en: 'the last three digits of a prize' },
    note: { bn: '7 নম্বর পুরস্কার বাদ, কারণ তাতে দুই অঙ্ক।', en: 'G7 is left out, as it has two digits.' },
    cells: listTails(all, 3),
  },
  {
    code: 'lo4',
    label: { bn: 'Lô 4 অঙ্ক', en: 'Lô, 4 digits' },
    where: { bn: 'কোনো পুরস্কারের শেষ চার অঙ্ক', en: 'the last four digits of a prize' },
    note: {
      bn: '6 ও 7 নম্বর পুরস্কার বাদ, কারণ তাতে চার অঙ্ক নেই।',
      en: 'G6 and G7 are left out, as they are shorter.',
    },
    cells: listTails(all, 4),
  },
  {
    code: 'g7',
    label: { bn: '7 নম্বর পুরস্কারের সংখ্যা', en: 'Numbers of G7' },
    where: { bn: '7 নম্বর পুরস্কারের কোনো সংখ্যার দুই অঙ্ক', en: 'the two digits of a number of G7' },
    cells: cells.g7,
  },
  {
    code: 'g6',
    label: { bn: '6 নম্বর পুরস্কারের সংখ্যা', en: 'Numbers of G6' },
    where: { bn: '6 নম্বর পুরস্কারের কোনো সংখ্যার তিন অঙ্ক', en: 'the three digits of a number of G6' },
    cells: cells.g6,
  },
];

export const xsmb = defineFamily({
  code: 'xsmb',
  draw,
  drawnAs: 'prizes',
  prizes,
  sameBets: sameMissing,
  groups: [
    {
      code: 'de',
      label: { bn: 'Đề: এক পুরস্কারের সংখ্যা', en: 'Đề: a number of one prize' },
      plays: singles.map((play) => makeSingle(draw, play)),
    },
    {
      code: 'lo',
      label: { bn: 'Lô: সব পুরস্কারে', en: 'Lô: in all prizes' },
      plays: lots.map((play) => makeEach(draw, play)),
    },
    {
      code: 'xien',
      label: { bn: 'Xiên: সবগুলো এলে', en: 'Xiên: all of them come' },
      plays: [2, 3, 4].map((taken) => makeXien(tails, taken)),
    },
    buildMissingGroup(tails),
    buildSpecialGroup(draw, cells.special),
    {
      code: 'g1',
      label: { bn: '1 নম্বর পুরস্কারের শেষ দুই অঙ্ক', en: 'Last two of prize G1' },
      plays: makePairPlays(draw, {
        code: 'g1',
        name: { bn: '1 নম্বর', en: 'G1' },
        where: firstTail,
        cells: listTails(cells.g1, 2),
      }),
    },
  ],
});
