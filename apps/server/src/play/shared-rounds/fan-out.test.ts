import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFanOut } from './fan-out.ts';
import type { Seat } from './fan-out.ts';

/** A room of so many seats, and what each was sent. */
function openSeats(count: number) {
  const heard: string[][] = Array.from({ length: count }, () => []);
  const seats = new Set<Seat>(
    heard.map((each) => ({
      send: (message) => void each.push(Buffer.from(message).toString()),
    })),
  );
  return { heard, seats };
}

async function waitForAll(heard: readonly string[][], last: string): Promise<void> {
  while (heard.some((each) => each.at(-1) !== last)) await turn();
}

test('all seats are sent every message in order, and a few of them at a time', async () => {
  const { heard, seats } = openSeats(1_000);
  const { send } = createFanOut(seats, () => true);
  send('one');
  send('two');
  expect(heard.filter((each) => each.length > 0).length).toBeLessThan(500);
  await waitForAll(heard, 'two');
  expect(heard.every((each) => each.join() === 'one,two')).toBe(true);
});

test('a turn sends to more seats while nothing waits', () => {
  const countFirst = (isBusy: boolean): number => {
    const { heard, seats } = openSeats(1_000);
    createFanOut(seats, () => isBusy).send('one');
    return heard.filter((each) => each.length > 0).length;
  };
  expect(countFirst(false)).toBeGreaterThan(countFirst(true));
  expect(countFirst(false)).toBeLessThan(500);
});

test('of messages with one topic the newest is sent, and one that is under way to every seat', async () => {
  const { heard, seats } = openSeats(1_000);
  const { send } = createFanOut(seats, () => true);
  send('table 1', 'table');
  send('table 2', 'table');
  send('round');
  send('table 3', 'table');
  await waitForAll(heard, 'table 3');
  expect(heard.every((each) => each.join() === 'table 1,round,table 3')).toBe(true);
});

test('a seat that comes later is not sent what is under way', async () => {
  const { heard, seats } = openSeats(500);
  const { send } = createFanOut(seats, () => true);
  send('before');
  const late = openSeats(1);
  for (const seat of late.seats) seats.add(seat);
  send('after');
  await waitForAll([...heard, ...late.heard], 'after');
  expect(late.heard).toEqual([['after']]);
});
