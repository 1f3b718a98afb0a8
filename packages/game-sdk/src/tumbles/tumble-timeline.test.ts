// Goal: a tumbling round keeps its times, tells all of its windows, and can be skipped.
import { baulEngine } from '@khelaghor/engine-baul/public.ts';
import { ilishEngine } from '@khelaghor/engine-ilish/public.ts';
import { expect, test } from 'vitest';
import { listTumbledSpins } from './show-tumbles.ts';
import { findNextSign, findTumbleSkip, planTumbles } from './tumble-timeline.ts';
import type { TumbleEvent } from './tumble-timeline.ts';

const open = (draws: string) =>
  listTumbledSpins(ilishEngine.sheet, ilishEngine.openRound({ draws }));

const openFree = () => {
  const free = Array.from({ length: 10 }, () => '20,11,26,18,0');
  const draws = ['4,17,17,15,6', ...free].join(' ');
  return listTumbledSpins(baulEngine.sheet, baulEngine.openRound({ draws }));
};

const timesOf = (events: readonly TumbleEvent[], kind: TumbleEvent['kind']) =>
  events.filter((event) => event.kind === kind).map(({ at }) => at);

test('the reels lie 700 ms after the press and 180 ms one after another', () => {
  const { events } = planTumbles(open('16,28,20,24,13'), 40);
  expect(timesOf(events, 'stand')).toEqual([700, 880, 1_060, 1_240, 1_420]);
  expect(timesOf(events, 'land')[0]).toBe(340);
});

test('a late answer drops the first reel at once', () => {
  const { events } = planTumbles(open('16,28,20,24,13'), 2_000);
  expect(timesOf(events, 'land')[0]).toBe(2_000);
});

test('each window that wins is told, vanishes and falls in 0.7 s', () => {
  const { events, end } = planTumbles(open('16,28,20,24,13'), 0);
  const told = timesOf(events, 'tell');
  expect(told).toEqual([1_540, 2_240]);
  expect(timesOf(events, 'vanish')).toEqual(told.map((at) => at + 330));
  expect(timesOf(events, 'fall')).toEqual(told.map((at) => at + 450));
  expect(timesOf(events, 'rest')).toEqual([end]);
  expect(end).toBe(2_940);
});

test('free spins begin and end with a sign, and tumble faster', () => {
  const { events } = planTumbles(openFree(), 0);
  const signs = events.flatMap((event) => (event.kind === 'sign' ? [event.sign] : []));
  expect(signs).toEqual(['begun', 'over']);
  const ofFirst = events.filter(({ kind, spin }) => kind === 'tell' && spin === 1);
  const [fall] = events.filter(({ kind, spin }) => kind === 'fall' && spin === 1);
  expect((fall?.at ?? 0) - (ofFirst[0]?.at ?? 0)).toBe(330);
});

test('a tap shows the next window, and a second one ends the round', () => {
  const spins = open('16,28,20,24,13');
  const plan = planTumbles(spins, 0);
  expect(findTumbleSkip(plan, spins, { now: 300, hasSkipped: false })).toBe(1_540);
  expect(findTumbleSkip(plan, spins, { now: 1_600, hasSkipped: false })).toBe(2_240);
  expect(findTumbleSkip(plan, spins, { now: 1_600, hasSkipped: true })).toBe(plan.end);
});

test('skipping stops at the sign that free spins are won, then at that they are over', () => {
  const spins = openFree();
  const plan = planTumbles(spins, 0);
  const [begun = 0, over = 0] = timesOf(plan.events, 'sign');
  expect(findTumbleSkip(plan, spins, { now: 300, hasSkipped: true })).toBe(begun);
  expect(findTumbleSkip(plan, spins, { now: begun, hasSkipped: true })).toBe(begun + 1_600);
  expect(findTumbleSkip(plan, spins, { now: begun + 1_700, hasSkipped: true })).toBe(over);
  expect(findNextSign(plan, over, true)).toBe(plan.end);
});
