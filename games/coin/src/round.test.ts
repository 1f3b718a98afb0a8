import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { expect, test } from 'vitest';
import { getLastSide, getNextFlip, listFlips } from './round.ts';

const round = (over: Partial<StepRound> = {}): StepRound => ({
  betId: '01920000-0000-7000-8000-000000000001',
  game: 'coin',
  choice: {},
  at: '2026-11-26T06:00:00.000Z',
  currency: 'PLAY',
  stake: '1000',
  seedId: '01920000-0000-7000-8000-000000000002',
  nonce: 0,
  receipt: '',
  steps: [],
  state: 'open',
  shown: { flips: '', flipped: 0 },
  payout: '0',
  payoutMax: '100000000',
  ...over,
});

const mark = (shown: StepRound | null) => listFlips(shown).map((flip) => flip.mark);

test('an open round shows the guessed flips, and no other', () => {
  const open = round({ shown: { flips: 'HT', flipped: 2 } });
  const flips = listFlips(open);
  expect(flips).toHaveLength(20);
  expect(flips.slice(0, 4).map(({ side }) => side)).toEqual(['heads', 'tails', null, null]);
  expect(mark(open).slice(0, 4)).toEqual(['right', 'right', 'next', 'ahead']);
  expect(flips[2]?.pays).toEqual({ num: 198n, den: 25n });
  expect(getLastSide(open)).toBe('tails');
  expect(getLastSide(round())).toBeNull();
  expect(mark(null).slice(0, 2)).toEqual(['next', 'ahead']);
});

test('a round that is over shows every flip, and which guess was wrong', () => {
  const shown = { flips: 'HTHHTHHTHHTHHTHHTHHT', flipped: 2 };
  const lost = round({ state: 'lost', shown });
  expect(mark(lost).slice(0, 3)).toEqual(['right', 'wrong', 'left']);
  expect(listFlips(lost)[2]?.side).toBe('heads');
  expect(mark(round({ state: 'taken', shown })).slice(0, 3)).toEqual(['right', 'right', 'left']);
});

test('the next flip is offered up to the limit of the round', () => {
  expect(getNextFlip(round())).toMatchObject({ payout: 1_980n, isOffered: true });
  expect(getNextFlip(round({ payoutMax: '1979' }))).toMatchObject({ isOffered: false });
  expect(getNextFlip(round({ state: 'lost', shown: { flips: 'H', flipped: 1 } }))).toBeNull();
});
