// How the next card may be guessed, and on how many of the 13 ranks each guess is right.
import type { Words } from '@khelaghor/game-engine/game-engine.ts';
import { RANKS } from './cards.ts';

/**
 * How the next card compares with the open one. "higher" and "lower" include the same rank, except
 * on an ace and on a king, where the same rank is a guess of its own: otherwise "higher" than an
 * ace could not lose.
 */
export const GUESSES = ['higher', 'lower', 'same'] as const;
export type HiloGuess = (typeof GUESSES)[number];

/** The moves that an open card allows: guess the next one, or only look at it. */
export const MOVES = [...GUESSES, 'skip'] as const;
export type HiloStep = { readonly move: (typeof MOVES)[number] };

const ACE = 0;
const KING = RANKS - 1;

const isAtEnd = (rank: number): boolean => rank === ACE || rank === KING;

/**
 * How many of the 13 ranks make a guess right when a card of this rank lies open; zero: there is no
 * such guess on it.
 */
export function countRightRanks(rank: number, guess: HiloGuess): number {
  switch (guess) {
    case 'higher':
      if (rank === KING) return 0;
      return rank === ACE ? RANKS - 1 : RANKS - rank;
    case 'lower':
      if (rank === ACE) return 0;
      return rank === KING ? RANKS - 1 : rank + 1;
    case 'same':
      return isAtEnd(rank) ? 1 : 0;
  }
}

/** Whether the next rank makes a guess right. The guess exists on the open rank. */
export function isRight(guess: HiloGuess, open: number, next: number): boolean {
  if (next === open) return guess === 'same' || !isAtEnd(open);
  return guess === (next > open ? 'higher' : 'lower');
}

/** Words for a guess on a card of this rank, as a button and a record show it. */
export function describeGuess(rank: number, guess: HiloGuess): Words {
  switch (guess) {
    case 'same':
      return { bn: 'সমান', en: 'Same' };
    case 'higher':
      return isAtEnd(rank) ? { bn: 'উঁচু', en: 'Higher' } : { bn: 'উঁচু বা সমান', en: 'Higher or same' };
    case 'lower':
      return isAtEnd(rank) ? { bn: 'নিচু', en: 'Lower' } : { bn: 'নিচু বা সমান', en: 'Lower or same' };
  }
}
