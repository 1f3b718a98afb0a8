// Goal: one reading serves all callers of a moment, and no failed or old one is kept.
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { expect, test } from 'vitest';
import { createKeptReading } from './kept-reading.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:00Z'));
const { ctx } = await withServer({ clock });

function countReadings(fails: (nth: number) => boolean = () => false) {
  let readings = 0;
  return createKeptReading(1_000, async (_, key: 'a' | 'b') => {
    readings += 1;
    if (fails(readings)) throw new Error(`reading ${readings} failed`);
    return Promise.resolve(`${key}${readings}`);
  });
}

test('callers of one moment share a reading of their key, and later ones read anew', async () => {
  const kept = countReadings();
  const values = await Promise.all([kept.get(ctx, 'a'), kept.get(ctx, 'a'), kept.get(ctx, 'b')]);
  expect(values).toEqual(['a1', 'a1', 'b2']);
  clock.advance(999);
  expect(await kept.get(ctx, 'a')).toBe('a1');
  clock.advance(1);
  expect(await kept.get(ctx, 'a')).toBe('a3');
  kept.forget(ctx);
  expect(await kept.get(ctx, 'a')).toBe('a4');
});

test('a reading that failed is not kept', async () => {
  const kept = countReadings((nth) => nth === 1);
  await expect(Promise.all([kept.get(ctx, 'a'), kept.get(ctx, 'a')])).rejects.toThrow('reading 1');
  expect(await kept.get(ctx, 'a')).toBe('a2');
});
