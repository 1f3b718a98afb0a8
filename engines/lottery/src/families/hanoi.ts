/** The Hanoi lottery, as Thai players bet on it: special and first prize of Vietnam's north. */
import { defineFamily } from '../play.ts';
import { buildPrizes, listTails } from './prize-table.ts';
import { listSameSides, makeThaiGroups } from './thai-plays.ts';

const { draw, prizes, cells } = buildPrizes([
  { code: 'special', label: { bn: 'বিশেষ পুরস্কার', en: 'Special prize' }, count: 1, width: 5 },
  { code: 'first', label: { bn: 'প্রথম পুরস্কার', en: 'First prize' }, count: 1, width: 5 },
]);

export const hanoi = defineFamily({
  code: 'hanoi',
  draw,
  drawnAs: 'prizes',
  prizes,
  sameBets: {
    ...listSameSides('top2', 'top4_tens', 'top4_ones'),
  },
  groups: makeThaiGroups(draw, {
    top4: {
      where: { bn: 'বিশেষ পুরস্কারের শেষ চার অঙ্ক', en: 'the last four digits of the special prize' },
      cells: listTails(cells.special, 4),
    },
    top3: {
      where: {
        bn: 'বিশেষ পুরস্কারের শেষ তিন অঙ্ক',
        en: 'the last three digits of the special prize',
      },
      cells: listTails(cells.special, 3),
    },
    top2: {
      where: { bn: 'বিশেষ পুরস্কারের শেষ দুই অঙ্ক', en: 'the last two digits of the special prize' },
      cells: listTails(cells.special, 2),
    },
    bottom2: {
      where: { bn: 'প্রথম পুরস্কারের শেষ দুই অঙ্ক', en: 'the last two digits of the first prize' },
      cells: listTails(cells.first, 2),
    },
  }),
});
