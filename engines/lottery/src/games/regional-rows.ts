/** Lotteries in the style of Thailand, Malaysia, Laos and Hanoi. */
import type { LotteryDeclaration } from './declaration.ts';
import { everyDayAt, everyMinutes } from './timetables.ts';

export const regionalRows: readonly LotteryDeclaration[] = [
  {
    code: 'thai5',
    favouriteKey: 2_002,
    family: 'thai',
    category: 'ELOTT',
    title: { bn: 'থাই লটারি, 5 মিনিট', en: 'Thai lottery, 5 minutes' },
    schedule: everyMinutes(5),
    series: 1_800,
  },
  {
    code: 'd4quick',
    favouriteKey: 2_003,
    family: 'd4',
    category: 'ELOTT',
    title: { bn: '4D, 5 মিনিট', en: '4D, 5 minutes' },
    schedule: everyMinutes(5),
    series: 1_800,
  },
  {
    code: 'd4',
    favouriteKey: 2_004,
    family: 'd4',
    category: 'ELOTT',
    title: { bn: '4D, প্রতিদিন', en: '4D, daily' },
    schedule: everyDayAt('17:00'),
    series: 1_800,
  },
  {
    code: 'thai',
    favouriteKey: 2_005,
    family: 'thai',
    category: 'ELOTT',
    title: { bn: 'থাই লটারি, প্রতিদিন', en: 'Thai lottery, daily' },
    schedule: everyDayAt('14:30'),
    series: 1_800,
  },
  {
    code: 'lao',
    favouriteKey: 2_006,
    family: 'lao',
    category: 'ELOTT',
    title: { bn: 'লাও লটারি, প্রতিদিন', en: 'Lao lottery, daily' },
    schedule: everyDayAt('19:30'),
    series: 1_800,
  },
  {
    code: 'hanoi',
    favouriteKey: 2_007,
    family: 'hanoi',
    category: 'ELOTT',
    title: { bn: 'হ্যানয় লটারি, প্রতিদিন', en: 'Hanoi lottery, daily' },
    schedule: everyDayAt('17:30'),
    series: 1_800,
  },
  {
    code: 'yeekee',
    favouriteKey: 2_008,
    family: 'yeekee',
    category: 'ELOTT',
    title: { bn: 'ইকি, 15 মিনিট', en: 'Yeekee, 15 minutes' },
    schedule: everyMinutes(15),
    series: 1_800,
  },
];
