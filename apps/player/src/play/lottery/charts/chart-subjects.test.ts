import { findSampleGame, lotteryRows, type Family } from '@khelaghor/engine-lottery/public.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadAllLotteryGames } from '../load-lottery-game.ts';
import { getSumPlaces, listSubjects } from './chart-subjects.ts';
import { listTracks } from './chart-tracks.ts';

beforeAll(loadAllLotteryGames);

function getFamily(code: string): Family {
  const game = findSampleGame(code);
  if (!game) throw new RangeError(code);
  return game.family;
}

/** A result: the lowest numbers of each part in rising order, or only the lowest digit. */
const getLowest = ({ draw }: Family): number[] =>
  draw.parts.flatMap(({ kind, count, from }) =>
    Array.from({ length: count }, (_, nth) => (kind === 'pool' ? from + nth : from)),
  );

test.each(lotteryRows.map(({ code }) => code))('%s has charts of its numbers and sides', (code) => {
  const family = getFamily(code);
  const result = getLowest(family);
  const subjects = listSubjects(family);
  expect(new Set(subjects.map((subject) => subject.code)).size).toBe(subjects.length);
  for (const { values, shown, read } of subjects) {
    expect(read(result)).toHaveLength(shown);
    for (const value of read(result)) expect(values).toContain(value);
  }
  expect(getSumPlaces(family).places.length).toBeGreaterThan(0);
  const tracks = listTracks(family);
  expect(tracks.length).toBeGreaterThan(0);
  const names = tracks.map(({ axis, name }) => `${axis} ${name.en}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { read } of tracks)
    expect([null, 'big', 'small', 'odd', 'even', 'dragon', 'tiger']).toContain(read(result));
});

test.each([
  ['ssc1', 'place1 place2 place3 place4 place5 all'],
  ['x5', 'all place1 place2 place3 place4 place5'],
  ['keno80', 'all'],
  ['pk10', 'place1 place2 place3 place4 place5 place6 place7 place8 place9 place10'],
  ['d4', 'place1 place2 place3 place4 last2 every_last2'],
  ['vsl55', 'main bonus'],
])('%s follows %s', (code, subjects) => {
  const codes = listSubjects(getFamily(code)).map((subject) => subject.code);
  expect(codes.join(' ')).toBe(subjects);
});

test('reads the last two digits of the first prize and of every prize', () => {
  const thai = getFamily('thai');
  // First prize 123456, front three 789 and 012, last three 345 and 678, last two 90.
  const result = Array.from('12345678901234567890', Number);
  const subjects = listSubjects(thai);
  expect(subjects.find(({ code }) => code === 'last2')?.read(result)).toEqual([56]);
  expect(subjects.find(({ code }) => code === 'every_last2')).toBeUndefined();
});

test.each([
  // Sum 10 and 11 of dice, and a triple, which is neither.
  ['k3', [1, 3, 6], { 'size Sum': 'small', 'parity Sum': 'even' }],
  ['k3', [5, 5, 1], { 'size Sum': 'big', 'parity Sum': 'odd' }],
  ['k3', [4, 4, 4], { 'size Sum': null, 'parity Sum': null }],
  [
    'd3',
    [5, 5, 1],
    {
      'size First place': 'big',
      'size Third place': 'small',
      'parity Sum of the three digits': 'odd',
      'dragon First and second places': null,
      'dragon First and third places': 'dragon',
    },
  ],
  [
    'x5',
    [11, 1, 2, 3, 4],
    { 'size First ball': null, 'size Second ball': 'small', 'dragon 1 v 2': 'dragon' },
  ],
] as const)('%s: the sides of %j', (code, result, expected) => {
  const sides = listTracks(getFamily(code)).map(({ axis, name, read }) => [
    `${axis} ${name.en}`,
    read(result),
  ]);
  expect(Object.fromEntries(sides)).toMatchObject(expected);
});
