import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { Plain, Unchecked } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { findGame } from '@khelaghor/game-list/games.ts';
import type { RoundRow, StoredRound } from './store.ts';

/** A round with its choice and outcome as its engine read them. */
export type ReadRound = Omit<StoredRound, 'choice' | 'outcome'> & {
  readonly choice: Plain;
  readonly outcome: Plain;
};

/** What is stored as JSON, to be parsed; nothing when it is no object. */
export const toObject = (json: unknown): Unchecked =>
  typeof json === 'object' && json !== null ? { ...json } : {};

/** A game of either kind. Throws when the list of games has no such row. */
export function getGame(code: string): FinishedGame {
  const game = findGame(code);
  if (!game) throw new Error(`there is no in-house game ${code}`);
  return game;
}

/** Reads a stored round; null when its game does not know what is stored. */
export function parseRound(stored: StoredRound): ReadRound | null {
  const game = getGame(stored.gameCode);
  const choice = game.parseChoice(toObject(stored.choice));
  const outcome = game.parseOutcome(toObject(stored.outcome));
  return choice && outcome && { ...stored, choice, outcome };
}

/** Reads a stored round. Throws when its game does not know what is stored. */
export function readRound(stored: StoredRound): ReadRound {
  const round = parseRound(stored);
  if (!round) throw new Error(`round ${stored.betId} is none that ${stored.gameCode} knows`);
  return round;
}

/** A round that was just written, as it is read later. */
export const toRoundValue = (row: RoundRow): ReadRound => ({
  ...row,
  gameCode: row.game,
  stakeMinor: row.stake,
  payoutMinor: row.payout,
  returnedMinor: 0n,
});

/** Layout and steps in an outcome of a game of many steps; null: it is no such outcome. */
export function readStepOutcome(
  engine: StepEngine,
  { layout, steps }: Plain,
): { readonly layout: readonly number[]; readonly steps: readonly Plain[] } | null {
  if (typeof layout !== 'string' || typeof steps !== 'string') return null;
  const read = steps === '' ? [] : steps.split(' ').map((step) => engine.readStep(step));
  const known = read.filter((step) => step !== null);
  return known.length < read.length
    ? null
    : { layout: layout.split(' ').map(Number), steps: known };
}

/** A round as the contract shows it. */
export function roundValue(row: ReadRound): GameRound {
  return {
    betId: row.betId,
    at: row.playedAt.toISOString(),
    game: row.gameCode,
    choice: row.choice,
    outcome: row.outcome,
    currency: row.currency as GameRound['currency'],
    stake: row.stakeMinor.toString(),
    won: row.payoutMinor > 0n,
    payout: row.payoutMinor.toString(),
    returned: row.returnedMinor.toString(),
    seedId: row.seedId,
    nonce: row.nonce,
    receipt: row.receipt.toString('hex'),
  };
}
