// Goal: a call that collided is tried again, a storm is refused, and nothing else is repeated.
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { transact } from './retry-transaction.ts';

const getError = (code: string): Error => Object.assign(new Error(code), { code });

/** A context whose database runs the work and nothing else, and whose clock stands still. */
function contextOf(): Context {
  const db = { transaction: () => ({ execute: (work: (tx: null) => unknown) => work(null) }) };
  const parts = {
    db,
    clock: { now: () => new Date(0), monotonicMs: () => 0 },
    random: { bytes: () => Buffer.from([0]) },
  };
  return parts as unknown as Context;
}

/** Work that fails so often before it succeeds, and how often it was begun. */
function failing(times: number, error: Error) {
  let begun = 0;
  const work = async (): Promise<string> => {
    begun += 1;
    if (begun <= times) throw error;
    return 'done';
  };
  return { work, begun: () => begun };
}

test.each(['40001', '40P01'])('%s is tried again, four times in all', async (code) => {
  const lucky = failing(3, getError(code));
  expect(await transact(contextOf(), lucky.work)).toBe('done');
  const unlucky = failing(4, getError(code));
  await expect(transact(contextOf(), unlucky.work)).rejects.toThrow(code);
  expect(unlucky.begun()).toBe(4);
});

test.each(['23505', '57014', '08006'])('%s is thrown at once', async (code) => {
  const { work, begun } = failing(1, getError(code));
  await expect(transact(contextOf(), work)).rejects.toThrow(code);
  expect(begun()).toBe(1);
});

test('in a storm the budget of all calls ends, and each is then tried once', async () => {
  const ctx = contextOf();
  const calls = Array.from({ length: 40 }, () => failing(10, getError('40P01')));
  await Promise.allSettled(calls.map(({ work }) => transact(ctx, work)));
  const begun = calls.reduce((sum, call) => sum + call.begun(), 0);
  expect(begun).toBe(40 + 64);
});
