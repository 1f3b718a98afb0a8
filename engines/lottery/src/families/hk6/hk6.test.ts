import { minor } from '@khelaghor/money/minor.ts';
import { divideRatio, formatDecimal, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { getChances } from '../../prices.ts';
import { getLargestPayout, settleTicket, type Ticket } from '../../ticket.ts';
import { optionWords } from '../option-words.ts';
import { createHk6, hk6 } from './hk6.ts';
import { animals, getOwner } from './lunar-years.ts';

const horse = createHk6('horse');

/** A ticket at 100.00 a line and the series 1960: a fair price of 2 pays 19600. */
const writeTicket = (play: string, selection: string): Ticket => ({
  play,
  selection,
  stakePerLine: minor(10_000n),
  series: 1_960,
});

const settle = (play: string, selection: string, result: readonly number[]): number =>
  Number(settleTicket(horse, writeTicket(play, selection), result).payout);

/** Animals: tiger, goat, monkey, rooster, tiger, pig; ox. The sum is 153. */
const mixed = [5, 12, 23, 34, 41, 8, 30];
/** All numbers of the horse, one of the snake; snake. The sum is 141. */
const herd = [49, 1, 2, 13, 25, 37, 14];
/** The special ball is 49, the horse's. The sum is 199. */
const tied = [7, 3, 20, 46, 26, 48, 49];

type Case = readonly [play: string, selection: string, result: readonly number[], payout: number];

const specialCases: readonly Case[] = [
  ['special_number', '30', mixed, 480_200],
  ['special_number', '052930', mixed, 480_200],
  ['special_number', '05', mixed, 0],
  ['special_number', '49', tied, 480_200],
  ['special_size', 'big', mixed, 19_600],
  ['special_size', 'small', herd, 19_600],
  ['special_size', 'small', mixed, 0],
  ['special_size', 'big,small', tied, 20_000],
  ['special_parity', 'even', mixed, 19_600],
  ['special_parity', 'odd', mixed, 0],
  ['special_parity', 'odd', tied, 10_000],
  ['special_colour', 'red', mixed, 28_247],
  ['special_colour', 'green', tied, 30_012],
  ['special_colour', 'blue', herd, 30_012],
  ['special_colour', 'blue,green', mixed, 0],
  ['special_quarter', 'big_even', mixed, 39_200],
  ['special_quarter', 'small_even', herd, 39_200],
  ['special_quarter', 'big_odd', mixed, 0],
  ['special_quarter', 'small_odd', tied, 10_000],
  ['special_half_colour', 'red_big', mixed, 67_200],
  ['special_half_colour', 'red_even', mixed, 52_266],
  ['special_half_colour', 'green_big,red_small', mixed, 0],
  ['special_half_colour', 'green_big', tied, 10_000],
  ['special_quarter_colour', 'red_big_even', mixed, 117_600],
  ['special_quarter_colour', 'red_big_odd', mixed, 0],
  ['special_quarter_colour', 'blue_small_even', tied, 10_000],
  ['special_sum_size', 'small', mixed, 19_600],
  ['special_sum_size', 'big', [1, 2, 3, 4, 5, 6, 25], 19_600],
  ['special_sum_size', 'big', mixed, 0],
  ['special_sum_size', 'big', tied, 10_000],
  ['special_sum_parity', 'odd', mixed, 19_600],
  ['special_sum_parity', 'even', mixed, 0],
  ['special_sum_parity', 'even', tied, 10_000],
  ['special_tail_size', 'small', mixed, 19_600],
  ['special_tail_size', 'big', mixed, 0],
  ['special_tail_size', 'big', tied, 10_000],
  ['special_head', '3', mixed, 48_020],
  ['special_head', '0', [1, 2, 3, 4, 5, 6, 9], 53_355],
  ['special_head', '0,1', mixed, 0],
  ['special_tail', '0', mixed, 120_050],
  ['special_tail', '4', herd, 96_040],
  ['special_tail', '3', mixed, 0],
  ['special_zodiac', 'ox', mixed, 120_050],
  ['special_zodiac', 'horse', tied, 96_040],
  ['special_zodiac', 'tiger,horse', mixed, 0],
  ['special_zodiac_tame', 'tame', mixed, 19_208],
  ['special_zodiac_tame', 'wild', herd, 20_008],
  ['special_zodiac_tame', 'wild', tied, 0],
  ['special_zodiac_sky', 'sky', tied, 19_208],
  ['special_zodiac_sky', 'earth', herd, 20_008],
  ['special_zodiac_sky', 'earth', mixed, 0],
  ['special_zodiac_front', 'front', mixed, 20_008],
  ['special_zodiac_front', 'back', tied, 19_208],
  ['special_zodiac_front', 'back', mixed, 0],
  ['special_zodiac_six', '010203040506', mixed, 20_008],
  ['special_zodiac_six', '020304050607', mixed, 19_208],
  ['special_zodiac_six', '070809101112', mixed, 0],
];

const numberCases: readonly Case[] = [
  ['normal_number', '05', mixed, 80_033],
  ['normal_number', '0512', mixed, 160_066],
  ['normal_number', '30', mixed, 0],
  ['linked_all2', ',0512', mixed, 768_320],
  ['linked_all2', ',051230', mixed, 768_320],
  ['linked_all2', '05,1230', mixed, 768_320],
  ['linked_all2', ',0530', mixed, 0],
  ['linked_all3', ',051223', mixed, 9_027_760],
  ['linked_all3', ',051230', mixed, 0],
  ['linked_all4', ',05122334', mixed, 138_425_653],
  ['linked_all4', '0512,2330', mixed, 0],
  ['linked_two_of3', ',051230', mixed, 244_939],
  ['linked_two_of3', ',051223', mixed, 1_128_470],
  ['linked_two_of3', ',051123', mixed, 244_939],
  ['linked_two_of3', ',050630', mixed, 0],
  ['linked_two_special', ',0512', mixed, 614_656],
  ['linked_two_special', ',0530', mixed, 384_160],
  ['linked_two_special', ',0630', mixed, 0],
  ['linked_special', ',0530', mixed, 1_920_800],
  ['linked_special', ',0512', mixed, 0],
  ['missed_5', '0102030406', mixed, 21_967],
  ['missed_5', '0102030405', mixed, 0],
  ['missed_6', '010203040607', mixed, 26_124],
  ['missed_6', '010203040630', mixed, 0],
  ['missed_7', '01020304060709', mixed, 31_203],
  ['missed_7', '01020304060708', mixed, 0],
  ['missed_8', '0102030406070910', mixed, 37_444],
  ['missed_8', '0102030406070912', mixed, 0],
  ['missed_9', '010203040607091011', mixed, 45_153],
  ['missed_9', '010203040607091012', mixed, 0],
  ['missed_10', '01020304060709101113', mixed, 54_731],
  ['missed_10', '01020304060709101123', mixed, 0],
  ['missed_11', '0102030406070910111314', mixed, 66_704],
  ['missed_11', '0102030406070910111334', mixed, 0],
  ['missed_12', '010203040607091011131415', mixed, 81_766],
  ['missed_12', '010203040607091011131441', mixed, 0],
  ['total_size', 'small', mixed, 19_820],
  ['total_size', 'big', tied, 19_383],
  ['total_size', 'big', [22, 23, 24, 25, 26, 27, 28], 19_383],
  ['total_size', 'big', [21, 23, 24, 25, 26, 27, 28], 0],
  ['total_parity', 'odd', mixed, 19_600],
  ['total_parity', 'even', mixed, 0],
  ['total_quarter', 'small_odd', mixed, 40_094],
  ['total_quarter', 'big_odd', tied, 38_346],
  ['total_quarter', 'small_even', mixed, 0],
  ['total_odd_count', '3', mixed, 34_444],
  ['total_odd_count', '4', mixed, 0],
  ['total_big_count', '3', mixed, 34_444],
  ['total_big_count', '0,7', mixed, 0],
];

/** The sides are odd, even, big, small, red, blue and green, from 1. */
const parlayCases: readonly Case[] = [
  // 24 x 24 of 49 x 48 ways.
  ['parlay', '1,2,,,,', mixed, 40_016],
  // 24 x 23: both balls are odd.
  ['parlay', '1,,1,,,', mixed, 41_756],
  // 24 x 24 less the 12 numbers that are small and odd.
  ['parlay', '4,,1,,,', mixed, 40_868],
  ['parlay', '4,,,1,,', mixed, 0],
  // Green is 16 numbers, of which 8 are odd without 49: 16 x 24 - 8.
  ['parlay', '7,,1,,,', mixed, 61_302],
  ['parlay', '7,1,,,,', [49, 3, 5, 7, 9, 11, 2], 61_302],
  ['parlay', '1,7,,,,', [49, 5, 3, 7, 9, 11, 2], 0],
  ['parlay', '3,7,,,,', [49, 5, 3, 7, 9, 11, 2], 0],
  // Six red balls: C(17, 6) of C(49, 6).
  ['parlay', '5,5,5,5,5,5', [1, 2, 7, 8, 12, 13, 14], 11_073_157],
  ['parlay', '1,5,4,3,6,2', mixed, 1_420_935],
  ['parlay', '1,5,4,3,6,1', mixed, 0],
];

/**
 * The same sides, of which 49 counts as 1. On a tie of one of two balls the price is that of a
 * single bet, 1.96; the rest of 98 % is paid when both are right.
 */
const parlayTieCases: readonly Case[] = [
  // A tie is 24 of 2,352 ways for each ball, and returns twice that: 576 wins share 2,256.
  ['parlay_tie', '1,2,,,,', mixed, 38_383],
  ['parlay_tie', '1,2,,,,', [49, 12, 23, 34, 41, 8, 30], 19_600],
  ['parlay_tie', '1,2,,,,', [5, 49, 23, 34, 41, 8, 30], 19_600],
  ['parlay_tie', '1,2,,,,', [49, 5, 23, 34, 41, 8, 30], 0],
  ['parlay_tie', '1,2,,,,', [12, 49, 23, 34, 41, 8, 30], 0],
  // 552 wins.
  ['parlay_tie', '1,,1,,,', mixed, 40_052],
  // 564 wins: 3.92, which is also the price of three balls of which one ties.
  ['parlay_tie', ',2,,2,,', mixed, 40_052],
  ['parlay_tie', ',2,3,,,', [5, 12, 26, 34, 41, 8, 30], 39_200],
  ['parlay_tie', '1,2,3,,,', [49, 12, 26, 34, 41, 8, 30], 39_200],
  // Green wins with 49, and with another number beside a tie on odd: then its price is 3.00125.
  ['parlay_tie', '7,1,,,,', [49, 5, 3, 7, 9, 11, 2], 60_104],
  ['parlay_tie', '7,1,,,,', [43, 49, 3, 7, 9, 11, 2], 30_012],
  ['parlay_tie', '5,5,5,5,5,5', [1, 2, 7, 8, 12, 13, 14], 11_073_157],
  ['parlay_tie', '5,5,5,5,5,5', [49, 2, 7, 8, 12, 13, 14], 0],
];

const kindCases: readonly Case[] = [
  ['zodiac_hit1', '03', mixed, 20_775],
  ['zodiac_hit1', '07', herd, 17_692],
  ['zodiac_hit1', '07', tied, 17_692],
  ['zodiac_hit1', '07', mixed, 0],
  ['zodiac_hit2', '0308', mixed, 47_767],
  ['zodiac_hit2', '0607', herd, 40_387],
  ['zodiac_hit2', '0307', mixed, 0],
  ['zodiac_hit3', '020308', mixed, 121_790],
  ['zodiac_hit3', '030708', mixed, 0],
  ['zodiac_hit4', '02030809', mixed, 356_116],
  ['zodiac_hit4', '02030708', mixed, 0],
  ['zodiac_hit5', '0203080910', mixed, 1_262_819],
  ['zodiac_hit5', '0203070809', mixed, 0],
  ['zodiac_miss1', '07', mixed, 21_967],
  ['zodiac_miss1', '01', mixed, 18_550],
  ['zodiac_miss1', '03', mixed, 0],
  ['zodiac_miss2', '0107', mixed, 45_153],
  ['zodiac_miss2', '0103', mixed, 0],
  ['zodiac_miss3', '010407', mixed, 100_845],
  ['zodiac_miss3', '010307', mixed, 0],
  ['zodiac_miss4', '01040507', mixed, 250_107],
  ['zodiac_miss4', '01030407', mixed, 0],
  ['zodiac_normal', '03', mixed, 40_016],
  ['zodiac_normal', '07', herd, 80_030],
  ['zodiac_normal', '02', mixed, 0],
  ['zodiac_count', '6', mixed, 21_310],
  ['zodiac_count', '2', herd, 1_006_968_568],
  ['zodiac_count', '3,4,5,7', mixed, 0],
  ['zodiac_count_parity', 'even', mixed, 18_917],
  ['zodiac_count_parity', 'odd', mixed, 0],
  ['tail_hit1', '0', mixed, 20_775],
  ['tail_hit1', '5', mixed, 17_692],
  ['tail_hit1', '67', mixed, 0],
  ['tail_hit2', '05', mixed, 40_387],
  ['tail_hit2', '56', mixed, 0],
  ['tail_hit3', '058', mixed, 85_696],
  ['tail_hit3', '568', mixed, 0],
  ['tail_hit4', '1234', mixed, 170_194],
  ['tail_hit4', '1236', mixed, 0],
  ['tail_miss1', '6', mixed, 21_967],
  ['tail_miss1', '5', mixed, 0],
  ['tail_miss2', '67', mixed, 54_731],
  ['tail_miss2', '56', mixed, 0],
  ['tail_miss3', '679', mixed, 156_484],
  ['tail_miss3', '067', mixed, 0],
  ['tail_miss4', '6789', [1, 2, 3, 4, 5, 10, 11], 539_362],
  ['tail_miss4', '6789', mixed, 0],
];

/** Each normal ball of `mixed` in turn: its numbers, sides and price by colour. */
const ballCases = mixed.slice(0, 6).flatMap((number, index): Case[] => {
  const ball = `normal${index + 1}`;
  const size = [5, 12, 23, 8].includes(number) ? 'small' : 'big';
  const parity = [12, 34, 8].includes(number) ? 'even' : 'odd';
  const [colour, price] =
    [
      ['green', 30_012] as const,
      ['red', 28_247] as const,
      ['red', 28_247] as const,
      ['red', 28_247] as const,
      ['blue', 30_012] as const,
      ['red', 28_247] as const,
    ][index] ?? (['red', 0] as const);
  const with49 = [1, 2, 3, 4, 5, 6, 7].with(index, 49);
  return [
    [`${ball}_number`, String(number).padStart(2, '0'), mixed, 480_200],
    [`${ball}_number`, '30', mixed, 0],
    [`${ball}_size`, size, mixed, 19_600],
    [`${ball}_size`, size === 'big' ? 'small' : 'big', mixed, 0],
    [`${ball}_size`, 'small', with49, 10_000],
    [`${ball}_parity`, parity, mixed, 19_600],
    [`${ball}_parity`, parity === 'odd' ? 'even' : 'odd', mixed, 0],
    [`${ball}_parity`, 'even', with49, 10_000],
    [`${ball}_colour`, colour, mixed, price],
    [`${ball}_colour`, colour === 'red' ? 'green' : 'red', mixed, 0],
    [`${ball}_colour`, 'green', with49, 30_012],
  ];
});

const cases = [
  ...specialCases,
  ...numberCases,
  ...parlayCases,
  ...parlayTieCases,
  ...kindCases,
  ...ballCases,
];

test.each(cases)('%s on %s at %j pays %d', (play, selection, result, payout) => {
  expect(settle(play, selection, result)).toBe(payout);
});

test('every play has a case that wins and one that loses', () => {
  const codes = [...horse.plays.keys()];
  const winning = new Set(cases.filter(([, , , payout]) => payout > 10_000).map(([play]) => play));
  const losing = new Set(cases.filter(([, , , payout]) => payout === 0).map(([play]) => play));
  expect(codes.filter((code) => !winning.has(code))).toEqual([]);
  expect(codes.filter((code) => !losing.has(code))).toEqual([]);
});

test('every option, zodiac and tier that is not a number has words', () => {
  const codes = [...horse.plays.values()].flatMap(({ shape: { form }, tiers }) => {
    const tierCodes = tiers.length > 1 ? tiers.map(({ code }) => code) : [];
    if (form.kind === 'options') return [...form.options, ...tierCodes];
    const words = form.kind === 'groups' ? form.groups.flatMap((group) => group.words ?? []) : [];
    return [...words, ...tierCodes];
  });
  const unknown = codes.filter((code) => !/^\d+$/u.test(code) && !optionWords[code]);
  expect(unknown).toEqual([]);
  expect(codes).toContain('horse');
  expect(codes).toContain('with_special');
});

test('the stake is returned on 49 in size, parity and half-colour plays, and in no others', () => {
  const withTie = [...horse.plays.values()]
    .filter((play) => play.shape.prices.some((priced) => getChances(play, priced).tie.num > 0n))
    .map(({ code }) => code);
  expect(withTie.filter((code) => code.startsWith('special'))).toEqual([
    'special_size',
    'special_parity',
    'special_quarter',
    'special_half_colour',
    'special_quarter_colour',
    'special_sum_size',
    'special_sum_parity',
    'special_tail_size',
  ]);
  expect(withTie.filter((code) => !code.startsWith('special'))).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((ball) => [`normal${ball}_size`, `normal${ball}_parity`]),
  );
});

/** One over the chance of a line in a tier: its price without a margin. */
function getFairPrice(code: string, priced: string, tier: number): string {
  const play = horse.plays.get(code);
  const times = play && getChances(play, priced).expected[tier];
  if (!times) throw new RangeError(`not a prize: ${code} ${priced} ${tier}`);
  return formatDecimal(divideRatio(ratio(1n), times), 2, 'half_up');
}

test.each([
  ['special_number', 'line', 0, '49.00'],
  ['special_colour', 'red', 0, '2.88'],
  ['special_colour', 'blue', 0, '3.06'],
  ['special_colour', 'green', 0, '3.06'],
  ['zodiac_hit1', '4', 0, '2.12'],
  ['zodiac_hit1', '5', 0, '1.81'],
  ['normal_number', 'line', 0, '8.17'],
  ['linked_all2', 'line', 0, '78.40'],
  ['linked_all3', 'line', 0, '921.20'],
  ['linked_two_of3', 'line', 0, '28.56'],
  ['linked_two_of3', 'line', 1, '921.20'],
  ['linked_two_special', 'line', 0, '78.40'],
  ['linked_two_special', 'line', 1, '196.00'],
  ['linked_special', 'line', 0, '196.00'],
  ['linked_all4', 'line', 0, '14125.07'],
  ['missed_5', 'line', 0, '2.24'],
  ['missed_6', 'line', 0, '2.67'],
  ['missed_7', 'line', 0, '3.18'],
  ['missed_8', 'line', 0, '3.82'],
  ['missed_9', 'line', 0, '4.61'],
  ['missed_10', 'line', 0, '5.58'],
  ['missed_11', 'line', 0, '6.81'],
  ['missed_12', 'line', 0, '8.34'],
])('%s %s, tier %d, is fair at %s', (code, priced, tier, price) => {
  expect(getFairPrice(code, priced, tier)).toBe(price);
});

test('a total of 175 or more has a chance of 0.5056', () => {
  const play = horse.plays.get('total_size');
  expect(play && toFloat(getChances(play, 'big').win)).toBeCloseTo(0.5056, 4);
});

test.each([',,,,,', '1,,,,,', '1,2,,,', '8,1,,,,', '12,1,,,,', '0,1,,,,'])(
  '%s is no parlay of two to six balls',
  (text) => {
    expect(horse.plays.get('parlay')?.shape.parse(text)).toBeUndefined();
  },
);

const allAnimals = '010203040506070809101112';

test.each([
  ['ten animals miss at most', 'zodiac_miss1', 9 * 18_550 + 21_967],
  ['seven animals hit at most', 'zodiac_hit1', 7 * 20_775],
  ['six normal balls pay at most', 'zodiac_normal', 6 * 20_008],
])('of all animals, %s', (_, code, payout) => {
  expect(Number(getLargestPayout(horse, writeTicket(code, allAnimals)))).toBe(payout);
});

test.each([
  ['2027-02-05T15:59:59.999Z', 'hk6_horse'],
  ['2027-02-05T16:00:00.000Z', 'hk6_goat'],
  ['2028-01-25T15:59:59.999Z', 'hk6_goat'],
  ['2028-01-25T16:00:00.000Z', 'hk6_monkey'],
  ['2024-02-09T16:00:00.000Z', 'hk6_dragon'],
  ['2051-02-10T15:59:59.999Z', 'hk6_horse'],
])('the family of a draw at %s is %s, the same object each time', (time, code) => {
  const family = hk6.getFamily(Date.parse(time));
  expect(family?.code).toBe(code);
  expect(hk6.getFamily(Date.parse(time))).toBe(family);
});

test.each(['2024-02-09T15:59:59.999Z', '2051-02-10T16:00:00.000Z'])(
  'a draw at %s has no family',
  (time) => {
    expect(hk6.getFamily(Date.parse(time))).toBeUndefined();
  },
);

test('all years have the plays of the sample, with its labels and notations', () => {
  const sample = hk6.getFamily(hk6.sampleDrawsAt);
  const describe = (family: typeof sample) => ({
    prizes: family?.prizes,
    plays: [...(family?.plays.values() ?? [])].map(({ code, label, rule, shape: { form } }) => {
      const groups = form.kind === 'groups' ? form.groups.map((group) => ({ ...group })) : [];
      return { code, label, rule, kind: form.kind, groups };
    }),
  });
  for (const animal of animals) expect(describe(createHk6(animal))).toEqual(describe(sample));
});

test.each(animals)(
  'in the year of the %s that animal owns five numbers, the others four',
  (year) => {
    const numbers = Array.from({ length: 49 }, (_, index) => index + 1);
    for (const animal of animals) {
      const owned = numbers.filter((number) => getOwner(year, number) === animal);
      expect(owned).toHaveLength(animal === year ? 5 : 4);
    }
    expect([1, 13, 25, 37, 49].every((number) => getOwner(year, number) === year)).toBe(true);
  },
);

test('numbers go backwards through the animals', () => {
  expect([1, 2, 3, 7, 12].map((number) => getOwner('horse', number))).toEqual([
    'horse',
    'snake',
    'dragon',
    'rat',
    'goat',
  ]);
  expect([1, 2, 12].map((number) => getOwner('goat', number))).toEqual(['goat', 'horse', 'monkey']);
});
