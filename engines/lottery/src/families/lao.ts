/** The Lao lottery: one number of four digits, whose first two are the bottom. */
import { defineFamily } from '../play.ts';
import { buildPrizes, listHeads, listTails } from './prize-table.ts';
import { listSameSides, makeThaiGroups } from './thai-plays.ts';

const { draw, prizes, cells } = buildPrizes([
  {
    code: 'number',
    label: { bn: 'চার অঙ্কের নম্বর', en: 'Number of four digits' },
    count: 1,
    width: 4,
  },
]);

export const lao = defineFamily({
  code: 'lao',
  draw,
  drawnAs: 'drums',
  prizes,
  sameBets: {
    ...listSameSides('top2', 'top4_tens', 'top4_ones'),
    ...listSameSides('bottom2', 'top4_thousands', 'top4_hundreds'),
  },
  groups: makeThaiGroups(draw, {
    top4: {
      where: { bn: 'ড্র হওয়া নম্বরের চার অঙ্ক', en: 'the four digits of the drawn number' },
      cells: cells.number,
    },
    top3: {
      where: { bn: 'ড্র হওয়া নম্বরের শেষ তিন অঙ্ক', en: 'the last three digits of the drawn number' },
      cells: listTails(cells.number, 3),
    },
    top2: {
      where: { bn: 'ড্র হওয়া নম্বরের শেষ দুই অঙ্ক', en: 'the last two digits of the drawn number' },
      cells: listTails(cells.number, 2),
    },
    bottom2: {
      where: { bn: 'ড্র হওয়া নম্বরের প্রথম দুই অঙ্ক', en: 'the first two digits of the drawn number' },
      cells: listHeads(cells.number, 2),
    },
  }),
});
