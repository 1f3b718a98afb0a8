import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { expect, test } from 'vitest';
import { getNextLevel, listLevels } from './round.ts';

const round = (over: Partial<StepRound> = {}): StepRound => ({
  betId: '01920000-0000-7000-8000-000000000001',
  game: 'tower',
  choice: { difficulty: 'easy' },
  at: '2026-11-26T06:00:00.000Z',
  currency: 'PLAY',
  stake: '1000',
  seedId: '01920000-0000-7000-8000-000000000002',
  nonce: 0,
  receipt: '',
  steps: [],
  state: 'open',
  shown: { opened: '', traps: '' },
  payout: '0',
  payoutMax: '100000000',
  ...over,
});

test('an open tower shows its lamps and the niche that is being opened, and no snake', () => {
  const levels = listLevels(round({ shown: { opened: '30', traps: '' } }), 'hard', 1);
  expect(levels.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(levels.slice(-3).map(({ faces }) => faces)).toEqual([
    ['closed', 'asking', 'closed', 'closed'],
    ['lamp', 'closed', 'closed', 'closed'],
    ['closed', 'closed', 'closed', 'lamp'],
  ]);
  expect(listLevels(null, 'hard', null)[0]?.faces).toEqual(['closed', 'closed']);
});

test('a tower that is over shows every snake, and which one was met', () => {
  const shown = { opened: '31', traps: '0/1/3/3/1/3/0/1/3' };
  const levels = listLevels(round({ state: 'lost', shown }), 'easy', null);
  expect(levels.slice(-2).map(({ faces }) => faces)).toEqual([
    ['unlit', 'bite', 'unlit', 'unlit'],
    ['snake', 'unlit', 'unlit', 'lamp'],
  ]);
  expect(levels[0]?.faces).toEqual(['unlit', 'unlit', 'unlit', 'snake']);
});

test('the next level is offered up to the limit of the round', () => {
  expect(getNextLevel(round())).toMatchObject({ payout: 1_320n, isOffered: true });
  expect(getNextLevel(round({ payoutMax: '1319' }))).toMatchObject({ isOffered: false });
  expect(getNextLevel(round({ state: 'taken' }))).toBeNull();
});
