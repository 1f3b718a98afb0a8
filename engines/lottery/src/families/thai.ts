/** The Thai government lottery, as its numbers are bet on: first prize, front and last ones. */
import { defineFamily } from '../play.ts';
import { createNumbers } from '../shapes/numbers.ts';
import { createInOrder } from '../shapes/shown-numbers.ts';
import { buildPrizes, listTails } from './prize-table.ts';
import { listSameSides, makeThaiGroups } from './thai-plays.ts';

const { draw, prizes, cells } = buildPrizes([
  { code: 'first', label: { bn: 'প্রথম পুরস্কার', en: 'First prize' }, count: 1, width: 6 },
  { code: 'front3', label: { bn: 'সামনের তিন অঙ্ক', en: 'Front three' }, count: 2, width: 3 },
  { code: 'last3', label: { bn: 'শেষ তিন অঙ্ক', en: 'Last three' }, count: 2, width: 3 },
  { code: 'last2', label: { bn: 'শেষ দুই অঙ্ক', en: 'Last two' }, count: 1, width: 2 },
]);

export const thai = defineFamily({
  code: 'thai',
  draw,
  drawnAs: 'prizes',
  prizes,
  sameBets: {
    ...listSameSides('top2', 'top3_tens', 'top3_ones'),
    ...listSameSides('bottom2', 'bottom2_tens', 'bottom2_ones'),
  },
  groups: [
    ...makeThaiGroups(draw, {
      top3: {
        where: {
          bn: 'প্রথম পুরস্কারের শেষ তিন অঙ্ক',
          en: 'the last three digits of the first prize',
        },
        cells: listTails(cells.first, 3),
      },
      front3: {
        where: {
          bn: 'সামনের তিন অঙ্কের দুটি নম্বরের যেকোনোটি',
          en: 'either of the two front-three numbers',
        },
        cells: cells.front3,
      },
      bottom3: {
        where: {
          bn: 'শেষ তিন অঙ্কের দুটি নম্বরের যেকোনোটি',
          en: 'either of the two last-three numbers',
        },
        cells: cells.last3,
      },
      top2: {
        where: { bn: 'প্রথম পুরস্কারের শেষ দুই অঙ্ক', en: 'the last two digits of the first prize' },
        cells: listTails(cells.first, 2),
      },
      bottom2: {
        where: {
          bn: 'আলাদা করে তোলা শেষ দুই অঙ্ক',
          en: 'the two digits of the last-two number',
        },
        cells: cells.last2,
      },
    }),
    {
      code: 'first',
      label: { bn: 'প্রথম পুরস্কার', en: 'First prize' },
      plays: [
        {
          code: 'first_direct',
          label: { bn: 'পুরো ছয় অঙ্ক', en: 'All six digits' },
          rule: {
            bn: 'প্রথম পুরস্কারের ছয় অঙ্কই আপনার নম্বরের সঙ্গে মিললে জয়। থাই নাম: รางวัลที่หนึ่ง।',
            en: 'Wins when all six digits of the first prize match your number. In Thai: รางวัลที่หนึ่ง.',
          },
          shape: createNumbers(createInOrder(draw, [cells.first])),
        },
      ],
    },
  ],
});
