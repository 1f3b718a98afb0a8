import { QueryObserver } from '@tanstack/query-core';
import { afterEach, expect, test } from 'vitest';
import { ConsistentQueryClient } from './query-client.ts';

const queryKey = ['told'];
let ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A server with a list, each of whose answers is held back until it is let go. */
function createList() {
  let words: readonly string[] = [];
  const held: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  return {
    add: (word: string) => {
      words = [...words, word];
    },
    /** As a server answers: what it says is what it had when it was asked. */
    read: async () => {
      const answer = words;
      await new Promise<void>((resolve) => {
        held.push(resolve);
        waiting.shift()?.();
      });
      return answer;
    },
    /** Lets the oldest answer go, once there is one. */
    answer: async () => {
      if (held.length === 0)
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      held.shift()?.();
    },
    open: () => held.length,
  };
}

function watch(queries: ConsistentQueryClient, list: ReturnType<typeof createList>) {
  const observer = new QueryObserver(queries, { queryKey, queryFn: list.read, staleTime: 60_000 });
  ends.push(observer.subscribe(() => undefined));
  return observer;
}

test('a change made while the first answer is on its way is in what is shown after it', async () => {
  const queries = new ConsistentQueryClient();
  const list = createList();
  const shown = watch(queries, list);
  list.add('late');
  const done = queries.invalidateQueries({ queryKey });
  await list.answer();
  await list.answer();
  await done;
  expect(shown.getCurrentResult().data).toEqual(['late']);
  expect(list.open()).toBe(0);
});

test('what had an answer is asked once, as ever', async () => {
  const queries = new ConsistentQueryClient();
  const list = createList();
  const shown = watch(queries, list);
  await list.answer();
  list.add('late');
  const done = queries.invalidateQueries({ queryKey });
  await list.answer();
  await done;
  expect(shown.getCurrentResult().data).toEqual(['late']);
  expect(list.open()).toBe(0);
});

test('what is not shown is not asked, and asked when it is shown', async () => {
  const queries = new ConsistentQueryClient();
  const list = createList();
  const end = new QueryObserver(queries, { queryKey, queryFn: list.read }).subscribe(
    () => undefined,
  );
  await list.answer();
  end();
  list.add('late');
  await queries.invalidateQueries({ queryKey });
  expect(list.open()).toBe(0);
  const shown = watch(queries, list);
  await list.answer();
  await queries.invalidateQueries({ queryKey, refetchType: 'none' });
  expect(shown.getCurrentResult().data).toEqual(['late']);
});

test('a part of the keys is enough, and other keys are left alone', async () => {
  const queries = new ConsistentQueryClient();
  const list = createList();
  watch(queries, list);
  await queries.invalidateQueries({ queryKey: ['other'] });
  expect(list.open()).toBe(1);
  const done = queries.invalidateQueries();
  await list.answer();
  await list.answer();
  await done;
  expect(list.open()).toBe(0);
});
