import { expect, test } from 'vitest';
import { createFakeTimers } from '@khelaghor/testkit/fake-timers.ts';
import { createBatchReader } from './batch-read.ts';

test('calls of one moment share one read, and each gets its own answer', async () => {
  const reads: number[][] = [];
  const square = createBatchReader(async (keys: readonly number[]) => {
    reads.push([...keys]);
    return keys.map((key) => key * key);
  });
  expect(await Promise.all([2, 3, 2].map(square))).toEqual([4, 9, 4]);
  expect(await square(5)).toBe(25);
  expect(reads).toEqual([[2, 3, 2], [5]]);
});

test('more keys than fit one read are read in parts', async () => {
  const sizes: number[] = [];
  const same = createBatchReader(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  const keys = Array.from({ length: 1_300 }, (_, index) => index);
  expect(await Promise.all(keys.map(same))).toEqual(keys);
  expect(sizes).toEqual([512, 512, 276]);
});

test('after a read for several callers, a slightly later call joins the next read', async () => {
  const reads: number[][] = [];
  const timers = createFakeTimers();
  const same = createBatchReader(
    async (keys: readonly number[]) => {
      reads.push([...keys]);
      return keys;
    },
    { timers },
  );
  await Promise.all([1, 2].map(same));
  const early = same(3);
  timers.advance(3);
  const late = same(4);
  timers.advance(1);
  await Promise.all([early, late]);
  const last = same(5);
  timers.advance(4);
  expect(await last).toBe(5);
  expect(reads).toEqual([[1, 2], [3, 4], [5]]);
});

test('a full batch is read at once, without the wait', async () => {
  const reads: number[] = [];
  // The time stands still: only the number of keys can end the wait.
  const timers = createFakeTimers();
  const same = createBatchReader(
    async (keys: readonly number[]) => {
      reads.push(keys.length);
      return keys;
    },
    { timers },
  );
  await Promise.all([1, 2].map(same));
  const early = same(3);
  expect(timers.countWaiting()).toBe(1);
  await Promise.all([early, ...Array.from({ length: 63 }, (_, key) => same(key))]);
  expect(reads).toEqual([2, 64]);
});

test('a failed read fails its own callers only', async () => {
  let reads = 0;
  const read = createBatchReader(async (keys: readonly number[]) => {
    reads += 1;
    if (reads === 1) throw new Error('no connection');
    return keys;
  });
  await expect(read(1)).rejects.toThrow('no connection');
  expect(await read(2)).toBe(2);
});

test('a key that no query accepts fails its own caller only', async () => {
  const read = createBatchReader(async (keys: readonly string[]) => {
    const wrong = keys.some((key) => key.includes('\0'));
    if (wrong) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    return keys;
  });
  const settled = await Promise.allSettled(['a', 'b\0', 'c'].map(read));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
