// Goal: code that is slow to come is waited for, code that is gone is asked for three times, and in
// both cases there is an end.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLost, importWithRetry } from './import-with-retry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is there at once is given', async () => {
  await expect(importWithRetry(() => Promise.resolve('code'))).resolves.toBe('code');
});

test('what fails twice and then comes is given', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue('code');
  const loading = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(loading).resolves.toBe('code');
});

const toErrorText = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => null,
    (failure: unknown) => failure,
  );

test('what fails three times is lost', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('404'));
  const failure = toErrorText(importWithRetry(load));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await failure).toBeInstanceOf(ChunkLost);
  expect(load).toHaveBeenCalledTimes(3);
});

test('what does not arrive within two minutes is lost, and not asked for again', async () => {
  const load = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
  let isLost = false;
  const failure = toErrorText(importWithRetry(load)).finally(() => {
    isLost = true;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(isLost).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'ChunkLost', message: 'Loading chunk failed' });
  expect(load).toHaveBeenCalledTimes(1);
});
