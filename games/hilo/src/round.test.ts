import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import type { HiloStep } from '@khelaghor/engine-hilo/public.ts';
import { expect, test } from 'vitest';
import { canSkip, getLastMove, getOpenCard, listDraws, listGuesses } from './round.ts';

const at = '2026-11-26T06:00:00.000Z';

/** A round after these moves, which shows these cards. */
function play(
  moves: readonly HiloStep['move'][],
  cards: readonly number[],
  over: Partial<StepRound> = {},
): StepRound {
  return {
    betId: '01920000-0000-7000-8000-000000000001',
    game: 'hilo',
    choice: {},
    at,
    currency: 'PLAY',
    stake: '1000',
    seedId: '01920000-0000-7000-8000-000000000002',
    nonce: 0,
    receipt: '',
    steps: moves.map((move, index) => ({
      number: index + 1,
      act: 'step',
      step: move,
      at,
      receipt: '',
    })),
    state: 'open',
    shown: { cards: cards.join(','), shown: moves.length + 1 },
    payout: '0',
    payoutMax: '100000000',
    ...over,
  };
}

// Seven of spades, ten of spades, king of spades.
const [seven, ten, king] = [24, 36, 48];

test('the cards of an open round say how they came, and what taking paid', () => {
  const round = play(['higher', 'skip'], [seven, ten, king]);
  expect(listDraws(round)).toEqual([
    { number: 1, card: seven, move: null, mark: 'first', pays: { num: 0n, den: 1n } },
    { number: 2, card: ten, move: 'higher', mark: 'right', pays: { num: 1_287n, den: 700n } },
    { number: 3, card: king, move: 'skip', mark: 'skipped', pays: { num: 1_287n, den: 700n } },
  ]);
  expect(getOpenCard(round)).toBe(king);
  expect(getLastMove(round)).toBe('skip');
  expect(getLastMove(play([], [seven]))).toBeNull();
});

test('a round that is over shows the wrong card and those that were left', () => {
  const lost = play(['lower'], [seven, ten, king], { state: 'lost' });
  expect(listDraws(lost).map(({ mark }) => mark)).toEqual(['first', 'wrong', 'left']);
  expect(getOpenCard(lost)).toBe(ten);
  const take = { number: 2, act: 'take', step: '', at, receipt: '' } as const;
  const won = play(['higher'], [seven, ten, king]);
  const taken: StepRound = { ...won, state: 'taken', steps: [...won.steps, take] };
  expect(listDraws(taken).map(({ mark }) => mark)).toEqual(['first', 'right', 'left']);
});

test('both guesses have their chance and price, within the limit of the round', () => {
  expect(listGuesses(play([], [ten]))).toMatchObject([
    { guess: 'higher', chance: { num: 4n, den: 13n }, payout: 3_217n, isOffered: true },
    { guess: 'lower', chance: { num: 10n, den: 13n }, payout: 1_287n, isOffered: true },
  ]);
  const limited = play([], [king], { payoutMax: '2000' });
  expect(listGuesses(limited)).toMatchObject([
    { guess: 'lower', payout: 1_072n, isOffered: true },
    { guess: 'same', payout: 12_870n, isOffered: false },
  ]);
});

test('a card is skipped for nothing, except before the last one', () => {
  const skips = (count: number) => Array.from({ length: count }, () => 'skip' as const);
  const cards = (count: number) => Array.from({ length: count }, () => seven);
  expect(canSkip(play(skips(49), cards(50)))).toBe(true);
  expect(canSkip(play(skips(50), cards(51)))).toBe(false);
});
