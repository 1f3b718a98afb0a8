import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { expect, test } from 'vitest';
import { getNextPay, listFaces } from './round.ts';

const round = (over: Partial<StepRound> = {}): StepRound => ({
  betId: '01920000-0000-7000-8000-000000000001',
  game: 'mines',
  choice: { mines: 3 },
  at: '2026-11-26T06:00:00.000Z',
  currency: 'PLAY',
  stake: '1000',
  seedId: '01920000-0000-7000-8000-000000000002',
  nonce: 0,
  receipt: '',
  steps: [],
  state: 'open',
  shown: { opened: '', mined: '' },
  payout: '0',
  payoutMax: '100000000',
  ...over,
});

test('an open board shows flowers and the pot that is being opened, and no mine', () => {
  const faces = listFaces(round({ shown: { opened: '3 7', mined: '' } }), 9);
  expect(faces.filter((face) => face === 'flower')).toHaveLength(2);
  expect([faces[3], faces[7], faces[9], faces[0]]).toEqual([
    'flower',
    'flower',
    'asking',
    'closed',
  ]);
  expect(new Set(listFaces(null, null))).toEqual(new Set(['closed']));
});

test('a board that is over shows every mine, and which one was hit', () => {
  const shown = { opened: '3 7', mined: '4 7 20' };
  const faces = listFaces(round({ state: 'lost', shown }), null);
  expect([faces[3], faces[7], faces[4], faces[20], faces[0]]).toEqual([
    'flower',
    'hit',
    'mine',
    'mine',
    'left',
  ]);
  expect(faces).not.toContain('closed');
});

test('the next flower has its exact chance and price, within the limit of the round', () => {
  const open = round({ shown: { opened: '3', mined: '' } });
  expect(getNextPay(open)).toEqual({
    pays: { num: 9n, den: 7n },
    payout: 1_285n,
    chance: { num: 7n, den: 8n },
    isOffered: true,
  });
  expect(getNextPay({ ...open, payoutMax: '1284' })?.isOffered).toBe(false);
  expect(getNextPay({ ...open, state: 'taken' })).toBeNull();
});
