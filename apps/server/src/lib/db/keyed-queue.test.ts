import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

test('one key runs in order, other keys do not wait, and a failure does not stop the next', async () => {
  const inTurn = createKeyedQueue();
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    said.push('first');
    throw new Error('first failed');
  });
  const second = inTurn('a', async () => {
    said.push('second');
    return 2;
  });
  await inTurn('b', async () => said.push('other'));
  gate.resolve();
  await expect(first).rejects.toThrow('first failed');
  expect(await second).toBe(2);
  expect(said).toEqual(['other', 'first', 'second']);
  expect(await inTurn('a', async () => 3)).toBe(3);
});
