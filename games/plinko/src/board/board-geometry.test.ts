import { expect, test } from 'vitest';
import { board, getSizes, listNails, listTouches, sampleFall } from './board-geometry.ts';

const rowCounts = [8, 9, 12, 16];

test('a board of n rows has 3 nails in the first row and n + 2 in the last, all on the board', () => {
  for (const rows of rowCounts) {
    const nails = listNails(rows);
    expect(nails).toHaveLength((rows * (rows + 5)) / 2);
    const { nail, ball, pitch } = getSizes(rows);
    expect(Math.min(...nails.map(({ x }) => x))).toBeCloseTo(12);
    expect(Math.max(...nails.map(({ x }) => x))).toBeCloseTo(board.width - 12);
    expect(2 * (nail + ball)).toBeLessThan(pitch);
  }
});

test('the ball touches a nail in each row and ends in the middle of its bucket', () => {
  for (const path of ['00000000', '111111111', '101100101101', '0111001001000110']) {
    const nails = listNails(path.length);
    const { pitch, nail, ball } = getSizes(path.length);
    const touches = listTouches(path).slice(1);
    const last = touches.pop();
    for (const { x, y } of touches)
      expect(
        nails.some((one) => Math.abs(one.x - x) < 1e-9 && Math.abs(one.y - y - nail - ball) < 1e-9),
      ).toBe(true);
    const bucket = path.replaceAll('0', '').length;
    expect(last?.x).toBeCloseTo(12 + (bucket + 0.5) * pitch);
  }
});

test('the fall goes through every touch, in steps of equal number, and never above its rest', () => {
  const path = '0111001001000110';
  const touches = listTouches(path);
  const fall = sampleFall(path);
  expect(fall.filter((_, index) => index % 8 === 0)).toEqual(touches);
  expect(fall).toHaveLength((touches.length - 1) * 8 + 1);
  expect(Math.min(...fall.map(({ y }) => y))).toBe(touches[0]?.y);
});
