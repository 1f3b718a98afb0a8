/** The lotteries of the house. A second game of a family is a row here. */
import type { Schedule } from '../issues.ts';
import type { Text } from '../play.ts';
import { SERIES_DEFAULT } from '../prices.ts';

/** The lobby that lists a lottery. */
export type LotteryCategory = 'LOTT' | 'ELOTT';

/** What is known of a lottery without its plays. */
export type LotteryRow = {
  /** Names the game in addresses, issues and client seeds. */
  readonly code: string;
  readonly family: string;
  readonly category: LotteryCategory;
  readonly title: Text;
  /** Family and version, as they go into the fair stream and the receipt. */
  readonly scope: string;
  readonly schedule: Schedule;
  /** The prize series of a fresh install. */
  readonly series: number;
};

const everySeconds = (periodSeconds: number): Schedule => ({
  periodSeconds,
  closeBeforeDrawSeconds: 5,
});
const everyMinutes = (minutes: number): Schedule => everySeconds(minutes * 60);

/** Once a day at a time in Bangladesh, like "17:15"; it closes a quarter of an hour before. */
function everyDayAt(time: string): Schedule {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    periodSeconds: 86_400,
    closeBeforeDrawSeconds: 900,
    drawsAtSecond: (hour * 60 + minute) * 60,
  };
}

// What sells best in Bangladesh comes first, after K3, which is the oldest. Vietnam and Thailand
// are one hour ahead of Bangladesh, Malaysia is two.
const declared: readonly Omit<LotteryRow, 'scope'>[] = [
  {
    code: 'k3',
    family: 'k3',
    category: 'LOTT',
    title: { bn: 'কে৩ পাশা', en: 'K3 Dice' },
    schedule: everyMinutes(1),
    series: SERIES_DEFAULT,
  },
  {
    code: 'thai5',
    family: 'thai',
    category: 'ELOTT',
    title: { bn: 'থাই লটারি, 5 মিনিট', en: 'Thai lottery, 5 minutes' },
    schedule: everyMinutes(5),
    series: 1_800,
  },
  {
    code: 'd4quick',
    family: 'd4',
    category: 'ELOTT',
    title: { bn: '4D, 5 মিনিট', en: '4D, 5 minutes' },
    schedule: everyMinutes(5),
    series: 1_800,
  },
  {
    code: 'd4',
    family: 'd4',
    category: 'ELOTT',
    title: { bn: '4D, প্রতিদিন', en: '4D, daily' },
    schedule: everyDayAt('17:00'),
    series: 1_800,
  },
  {
    code: 'thai',
    family: 'thai',
    category: 'ELOTT',
    title: { bn: 'থাই লটারি, প্রতিদিন', en: 'Thai lottery, daily' },
    schedule: everyDayAt('14:30'),
    series: 1_800,
  },
  {
    code: 'lao',
    family: 'lao',
    category: 'ELOTT',
    title: { bn: 'লাও লটারি', en: 'Lao lottery' },
    schedule: everyDayAt('19:30'),
    series: 1_800,
  },
  {
    code: 'hanoi',
    family: 'hanoi',
    category: 'ELOTT',
    title: { bn: 'হ্যানয় লটারি', en: 'Hanoi lottery' },
    schedule: everyDayAt('17:30'),
    series: 1_800,
  },
  {
    code: 'yeekee',
    family: 'yeekee',
    category: 'ELOTT',
    title: { bn: 'ইকি, 15 মিনিট', en: 'Yeekee, 15 minutes' },
    schedule: everyMinutes(15),
    series: 1_800,
  },
  {
    code: 'ssc1',
    family: 'ssc',
    category: 'LOTT',
    title: { bn: 'পাঁচ অঙ্ক, 1 মিনিট', en: 'SSC, 1 minute' },
    schedule: everyMinutes(1),
    series: SERIES_DEFAULT,
  },
  {
    code: 'ssc5',
    family: 'ssc',
    category: 'LOTT',
    title: { bn: 'পাঁচ অঙ্ক, 5 মিনিট', en: 'SSC, 5 minutes' },
    schedule: everyMinutes(5),
    series: SERIES_DEFAULT,
  },
  {
    code: 'pk10',
    family: 'pk10',
    category: 'LOTT',
    title: { bn: 'পিকে10 রেস', en: 'PK10 race' },
    schedule: everySeconds(90),
    series: SERIES_DEFAULT,
  },
  {
    code: 'x5',
    family: 'x5',
    category: 'LOTT',
    title: { bn: '11-এ 5', en: '11 choose 5' },
    schedule: everyMinutes(3),
    series: SERIES_DEFAULT,
  },
  {
    code: 'pc28',
    family: 'pc28',
    category: 'ELOTT',
    title: { bn: 'পিসি28', en: 'PC28' },
    schedule: everySeconds(90),
    series: SERIES_DEFAULT,
  },
  {
    code: 'd3',
    family: 'd3',
    category: 'LOTT',
    title: { bn: '3D, 3 মিনিট', en: '3D, 3 minutes' },
    schedule: everyMinutes(3),
    series: SERIES_DEFAULT,
  },
  {
    code: 'd5',
    family: 'd5',
    category: 'LOTT',
    title: { bn: 'পি5, প্রতিদিন', en: 'P5, daily' },
    schedule: everyDayAt('18:30'),
    series: SERIES_DEFAULT,
  },
  {
    code: 'keno80',
    family: 'keno80',
    category: 'ELOTT',
    title: { bn: 'কেনো 80', en: 'Keno 80' },
    schedule: everyMinutes(5),
    series: 1_900,
  },
  {
    code: 'keno20',
    family: 'keno20',
    category: 'ELOTT',
    title: { bn: 'হ্যাপি টেন', en: 'Happy Ten' },
    schedule: everyMinutes(5),
    series: 1_900,
  },
  {
    code: 'xsmb',
    family: 'xsmb',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম উত্তর (XSMB)', en: 'Vietnam North (XSMB)' },
    schedule: everyDayAt('17:15'),
    series: 1_900,
  },
  {
    code: 'xsmn',
    family: 'xsmn',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম দক্ষিণ (XSMN)', en: 'Vietnam South (XSMN)' },
    schedule: everyDayAt('15:15'),
    series: 1_900,
  },
  {
    code: 'xsmt',
    family: 'xsmn',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম মধ্য (XSMT)', en: 'Vietnam Central (XSMT)' },
    schedule: everyDayAt('16:15'),
    series: 1_900,
  },
  {
    code: 'vsl45',
    family: 'vsl45',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম 6/45', en: 'Vietnam 6/45' },
    schedule: everyDayAt('17:05'),
    series: 1_400,
  },
  {
    code: 'vsl55',
    family: 'vsl55',
    category: 'LOTT',
    title: { bn: 'ভিয়েতনাম 6/55', en: 'Vietnam 6/55' },
    schedule: everyDayAt('17:10'),
    series: 1_400,
  },
];

export const lotteryRows: readonly LotteryRow[] = declared.map((row) => ({
  ...row,
  scope: `${row.family}/1`,
}));

const byCode = new Map(lotteryRows.map((row) => [row.code, row]));

/** The row of a game ("k3"), or undefined when there is none. */
export const getLotteryRow = (code: string): LotteryRow | undefined => byCode.get(code);
