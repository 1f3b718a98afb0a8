import { expect, test } from 'vitest';
import { listWithoutRow, getPublishedPrize, type SettledRow } from './testing.ts';
import { x5 } from './x5.ts';

const drawn = [3, 11, 6, 1, 8];
const other = [2, 4, 5, 7, 9];

/** Prizes for a stake of 2 at the series 1800, as published or counted by hand. */
const rows: readonly SettledRow[] = [
  ['first3_direct', '03,11,06', drawn, '1782.00', [11, 3, 6, 1, 8]],
  ['first3_direct', '0203,0311,0106', drawn, '1782.00', other],
  ['first3_group', ',030611', drawn, '297.00', other],
  ['first3_group', '11,03060708', drawn, '297.00', [3, 7, 6, 1, 8]],
  ['first3_contains1', '11', drawn, '6.60', [3, 1, 6, 11, 8]],
  ['first3_contains1', '0311', drawn, '13.20', [1, 2, 6, 11, 3]],
  ['middle3_direct', '11,06,01', drawn, '1782.00', [11, 6, 1, 3, 8]],
  ['middle3_group', '01,0611', drawn, '297.00', [1, 6, 11, 3, 8]],
  ['middle3_contains1', '06', drawn, '6.60', [6, 11, 3, 1, 8]],
  ['last3_direct', '06,01,08', drawn, '1782.00', [6, 1, 8, 3, 11]],
  ['last3_group', ',010608', drawn, '297.00', [8, 6, 3, 1, 11]],
  ['last3_contains1', '08', drawn, '6.60', [3, 8, 6, 1, 11]],
  ['first2_direct', '03,11', drawn, '198.00', [11, 3, 6, 1, 8]],
  ['first2_group', '11,03', drawn, '99.00', [3, 6, 11, 1, 8]],
  ['last2_direct', '01,08', drawn, '198.00', [3, 11, 6, 8, 1]],
  ['last2_group', ',0108', drawn, '99.00', [1, 8, 6, 3, 11]],
  ['place_direct', '03,,,,', drawn, '19.80', [11, 3, 6, 1, 8]],
  ['place_direct', '0103,,,,08', drawn, '39.60', [8, 11, 6, 1, 3]],
  ['any1', '08', drawn, '3.96', other],
  ['any1', '02030811', drawn, '11.88', [1, 4, 5, 6, 7]],
  ['any2', ',0308', drawn, '9.90', [3, 2, 4, 5, 6]],
  ['any2', '08,020309', drawn.with(0, 2), '9.90', [3, 2, 9, 5, 6]],
  ['any3', ',010308', drawn, '29.70', [1, 3, 2, 4, 5]],
  ['any4', '03,010608', drawn, '118.80', [1, 6, 8, 2, 4]],
  ['any5', ',0103060811', drawn, '831.60', [1, 3, 6, 8, 10]],
  ['any6', ',010306081011', drawn, '138.60', other],
  ['any7', ',01030608091011', drawn, '39.60', other],
  ['any8', ',0103050608091011', drawn, '14.85', other],
  ['all5_odd_count', '3', drawn, '4.15', [1, 3, 5, 7, 2]],
  ['all5_odd_count', '5', [1, 3, 5, 7, 9], '138.60', drawn],
  ['all5_odd_count', '4', [1, 3, 5, 7, 2], '11.08', drawn],
  ['all5_odd_count', '2', [1, 3, 2, 4, 6], '5.54', drawn],
  ['all5_odd_count', '1', [1, 2, 4, 6, 8], '27.72', drawn],
  ['all5_odd_count', '0', [10, 2, 4, 6, 8], '831.60', drawn],
  ['all5_middle', '6', drawn, '8.31', [1, 2, 3, 6, 11]],
  ['all5_middle', '3', [3, 2, 1, 11, 4], '29.70', drawn],
  ['all5_middle', '8', [11, 10, 8, 1, 2], '13.20', drawn],
  ['sum_size', 'big', [11, 10, 5, 3, 2], '3.60', drawn],
  ['sum_size', 'small', drawn, '3.60', [11, 10, 9, 8, 7]],
  ['sum_parity', 'odd', drawn, '3.52', [1, 2, 3, 4, 6]],
  ['sum_parity', 'even', [1, 2, 3, 4, 6], '3.67', drawn],
  ['sum_tail_size', 'big', drawn, '3.58', [11, 10, 9, 1, 2]],
  ['sum_tail_size', 'small', [11, 10, 9, 1, 2], '3.61', drawn],
  ['sum_exact', '15', [5, 4, 3, 2, 1], '831.60', drawn],
  ['sum_exact', '17', [7, 4, 3, 2, 1], '415.80', drawn],
  ['dragon_1v2', 'tiger', drawn, '3.60', [11, 3, 6, 1, 8]],
  ['dragon_1v3', 'tiger', drawn, '3.60', [7, 3, 6, 1, 8]],
  ['dragon_1v4', 'dragon', drawn, '3.60', [1, 11, 6, 3, 8]],
  ['dragon_1v5', 'tiger', drawn, '3.60', [9, 11, 6, 1, 8]],
  ['dragon_2v3', 'dragon', drawn, '3.60', other],
  ['dragon_2v4', 'dragon', drawn, '3.60', other],
  ['dragon_2v5', 'dragon', drawn, '3.60', other],
  ['dragon_3v4', 'dragon', drawn, '3.60', other],
  ['dragon_3v5', 'tiger', drawn, '3.60', [3, 11, 8, 1, 6]],
  ['dragon_4v5', 'tiger', drawn, '3.60', [3, 11, 6, 8, 1]],
  ['place1_size', 'small', drawn, '3.60', [6, 1, 2, 3, 4]],
  ['place1_parity', 'odd', drawn, '3.60', [6, 1, 2, 3, 4]],
  ['place2_size', 'big', drawn.with(1, 10), '3.60', [1, 5, 2, 3, 4]],
  ['place2_parity', 'even', drawn.with(1, 10), '3.60', [1, 5, 2, 3, 4]],
  ['place3_size', 'big', drawn, '3.60', other],
  ['place3_parity', 'even', drawn, '3.60', other],
  ['place4_size', 'small', drawn, '3.60', other],
  ['place4_parity', 'odd', drawn, '3.60', [1, 2, 3, 4, 5]],
  ['place5_size', 'big', drawn, '3.60', [1, 2, 3, 4, 5]],
  ['place5_parity', 'even', drawn, '3.60', other],
];

test.each(rows)('%s %s on %j pays %s, on %j nothing', (code, text, won, paid, lost) => {
  expect(getPublishedPrize(x5, code, text, won)).toBe(paid);
  expect(getPublishedPrize(x5, code, text, lost)).toBe('0.00');
});

test('every play has a row', () => {
  expect(listWithoutRow(x5, rows)).toEqual([]);
});

test('a sum of 30 and a ball 11 return the stake', () => {
  for (const side of ['big', 'small']) {
    expect(getPublishedPrize(x5, 'sum_size', side, [11, 10, 2, 3, 4])).toBe('2.00');
    expect(getPublishedPrize(x5, 'sum_size', side, [11, 10, 2, 3, 5])).not.toBe('2.00');
    expect(getPublishedPrize(x5, 'place2_size', side, drawn)).toBe('2.00');
  }
  for (const side of ['odd', 'even']) {
    expect(getPublishedPrize(x5, 'place2_parity', side, drawn)).toBe('2.00');
    expect(getPublishedPrize(x5, 'sum_parity', side, [11, 10, 2, 3, 4])).not.toBe('2.00');
  }
});

const allBalls = '0102030405060708091011';

/** The lines of a selection of everything, of which so many win whatever is drawn. */
test.each([
  ['first3_direct', 990, 1, `${allBalls},${allBalls},${allBalls}`],
  ['first3_group', 165, 1, `,${allBalls}`],
  ['first3_contains1', 11, 3, allBalls],
  ['first2_direct', 110, 1, `${allBalls},${allBalls}`],
  ['last2_group', 55, 1, `,${allBalls}`],
  ['place_direct', 55, 5, Array.from({ length: 5 }, () => allBalls).join(',')],
  ['any1', 11, 5, allBalls],
  ['any2', 55, 10, `,${allBalls}`],
  ['any3', 165, 10, `,${allBalls}`],
  ['any4', 330, 5, `,${allBalls}`],
  ['any5', 462, 1, `,${allBalls}`],
  ['any6', 462, 6, `,${allBalls}`],
  ['any7', 330, 15, `,${allBalls}`],
  ['any8', 165, 20, `,${allBalls}`],
])('%s on all balls is %i lines, of which %i win', (code, lines, won, text) => {
  const { shape } = x5.plays.get(code)!;
  const selection = shape.parse(text)!;
  expect(shape.countLines(selection)).toBe(lines);
  const found = shape.countWon(selection, drawn);
  expect(found.reduce((sum, one) => sum + one.lines, 0)).toBe(won);
});
