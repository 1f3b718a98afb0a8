/** Lotteries in the style of Vietnam: its regions, some provinces by weekday, 6/45 and 6/55. */
import type { LotteryDeclaration } from './declaration.ts';
import { everyDayAt } from './timetables.ts';

export const vietnamRows: readonly LotteryDeclaration[] = [
  {
    code: 'xsmb',
    favouriteKey: 2_018,
    family: 'xsmb',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম উত্তর (XSMB)', en: 'Vietnam North (XSMB)' },
    schedule: everyDayAt('17:15'),
    series: 1_900,
  },
  {
    code: 'xsmn',
    favouriteKey: 2_019,
    family: 'xsmn',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম দক্ষিণ (XSMN)', en: 'Vietnam South (XSMN)' },
    schedule: everyDayAt('15:15'),
    series: 1_900,
  },
  {
    code: 'xsmt',
    favouriteKey: 2_020,
    family: 'xsmn',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম মধ্য (XSMT)', en: 'Vietnam Central (XSMT)' },
    schedule: everyDayAt('16:15'),
    series: 1_900,
  },
  {
    code: 'vsl45',
    favouriteKey: 2_021,
    family: 'vsl45',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম 6/45, প্রতিদিন', en: 'Vietnam 6/45, daily' },
    schedule: everyDayAt('17:05'),
    series: 1_400,
  },
  {
    code: 'vsl55',
    favouriteKey: 2_022,
    family: 'vsl55',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম 6/55, প্রতিদিন', en: 'Vietnam 6/55, daily' },
    schedule: everyDayAt('17:10'),
    series: 1_400,
  },
];
