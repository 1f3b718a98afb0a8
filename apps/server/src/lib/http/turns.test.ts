// Goal: heavy work is done by a few at once, in the order of arrival, and one caller cannot keep
// the others out. Method: turns that are taken and ended by hand.
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';
import type { EndTurn, TurnResult } from './turns.ts';

const bounds = { atOnce: 2, waitingMax: 4, waitingPerCallerMax: 2 };

async function takeOrFail(taken: Promise<TurnResult>): Promise<EndTurn> {
  const turn = await taken;
  if (!turn.ok) throw new Error(turn.refusal);
  return turn.end;
}

test('a few work at once, the others in the order of their arrival', async () => {
  const turns = createTurns(bounds);
  const first = await takeOrFail(turns.take('a'));
  const second = await takeOrFail(turns.take('a'));
  const begun: string[] = [];
  const wait = async (caller: string): Promise<EndTurn> => {
    const end = await takeOrFail(turns.take(caller));
    begun.push(caller);
    return end;
  };
  const third = wait('b');
  const fourth = wait('c');
  first();
  first();
  const endThird = await third;
  expect(begun).toEqual(['b']);
  second();
  (await fourth)();
  endThird();
  expect(begun).toEqual(['b', 'c']);
  await takeOrFail(turns.take('d'));
});

test('one caller cannot fill the queue, and a full queue refuses', async () => {
  const turns = createTurns(bounds);
  const ends = [await takeOrFail(turns.take('a')), await takeOrFail(turns.take('a'))];
  const waiting = ['a', 'a'].map((caller) => turns.take(caller));
  expect(await turns.take('a')).toEqual({ ok: false, refusal: 'too_many_requests' });
  waiting.push(turns.take('b'), turns.take('c'));
  expect(await turns.take('d')).toEqual({ ok: false, refusal: 'overloaded' });
  for (const end of ends) end();
  for (const turn of waiting) (await takeOrFail(turn))();
  expect(await turns.take('a')).toMatchObject({ ok: true });
});
