// Goal: every result of every family can be typed, each place once. Method: all lotteries.
import { getResultLength, lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { expect, test } from 'vitest';
import { getFamily } from './game-config.ts';
import { buildResultForm } from './result-form.ts';

const drawsAt = new Date('2026-11-26T12:00:00Z');

test.each(lotteryRows.map(({ code }) => code))('the form of %s fills each place once', (code) => {
  const family = getFamily(code, drawsAt);
  const places = buildResultForm(family).flatMap(({ cells }) => cells.flat());
  expect(places.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: getResultLength(family.draw) }, (_, index) => index),
  );
});

test('a board has its prizes as rows, other draws their digits or balls', () => {
  const board = buildResultForm(getFamily('xsmb', drawsAt));
  expect(
    board.map(({ label, cells }) => [label?.en, cells.length, cells[0]?.length]),
  ).toContainEqual(['Special prize', 1, 5]);
  expect(buildResultForm(getFamily('k3', drawsAt))).toEqual([
    { label: null, from: 1, to: 6, cells: [[0], [1], [2]] },
  ]);
});
