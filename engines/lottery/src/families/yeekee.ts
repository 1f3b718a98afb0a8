/** Yeekee: one number of five digits, whose first two are the bottom and last three the top. */
import { listNumbers, measureSum } from '../draws/measures.ts';
import { defineFamily } from '../play.ts';
import { createNumbers } from '../shapes/numbers.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf } from '../shapes/shape.ts';
import { createInOrder } from '../shapes/shown-numbers.ts';
import { buildPrizes, listHeads, listTails } from './prize-table.ts';
import { createSides } from './sides.ts';
import { listSameSides, makeThaiGroups } from './thai-plays.ts';

const { draw, prizes, cells } = buildPrizes([
  {
    code: 'number',
    label: { bn: 'পাঁচ অঙ্কের নম্বর', en: 'Number of five digits' },
    count: 1,
    width: 5,
  },
]);
const [whole = []] = cells.number;
const sum = measureSum(draw, whole);

export const yeekee = defineFamily({
  code: 'yeekee',
  draw,
  drawnAs: 'drums',
  prizes,
  sameBets: {
    ...listSameSides('top2', 'top3_tens', 'top3_ones'),
    ...listSameSides('bottom2', 'bottom2_tens', 'bottom2_ones'),
    all5_sum: { 0: ['all5_direct', '00000'], 45: ['all5_direct', '99999'] },
  },
  groups: [
    ...makeThaiGroups(draw, {
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
    {
      code: 'all5',
      label: { bn: 'পাঁচ অঙ্ক', en: 'All five digits' },
      plays: [
        {
          code: 'all5_direct',
          label: { bn: 'পুরো পাঁচ অঙ্ক', en: 'Whole number' },
          rule: {
            bn: 'পাঁচ অঙ্কই আপনার নম্বরের সঙ্গে মিললে জয়।',
            en: 'Wins when all five digits match your number.',
          },
          shape: createNumbers(createInOrder(draw, [cells.number])),
        },
        {
          code: 'all5_sum',
          label: { bn: 'পাঁচ অঙ্কের যোগফল', en: 'Sum of five digits' },
          rule: {
            bn: 'পাঁচ অঙ্কের যোগফল আপনার সংখ্যা হলে জয়।',
            en: 'Wins when the five digits add up to your number.',
          },
          shape: createOptions(
            defineOptions(sum, listNumbers(0, 45), (option, fact) =>
              winIf(fact === Number(option)),
            ),
          ),
        },
        {
          code: 'all5_sum_sides',
          label: { bn: 'যোগফল: বড়-ছোট, জোড়-বিজোড়', en: 'Sum: big, small, odd, even' },
          rule: {
            bn: 'পাঁচ অঙ্কের যোগফল আপনার বাছাইয়ের সঙ্গে মিললে জয়। 23 থেকে 45 বড়, 0 থেকে 22 ছোট।',
            en: 'Wins when the sum of the five digits matches your choice. Big is 23 to 45, small is 0 to 22.',
          },
          shape: createSides(sum, 23),
        },
      ],
    },
  ],
});
