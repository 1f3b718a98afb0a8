import { z } from 'zod';
import { route } from '../lib/route.ts';
import { stakeRefusals } from './bet-refusals.ts';
import {
  amountText,
  gameCode,
  hexBytes,
  id,
  idempotencyKey,
  instant,
  minorText,
  definePage,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

// The calls of in-house games that are decided at once.

/** A choice or an outcome in the terms of its game, whose engine parses it or refuses it. */
const plain = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The pair of seeds now in use. The server seed stays secret until it is replaced. */
export const gameSeeds = z.object({
  seedId: id,
  commitment: hexBytes,
  /** The commitment of the pair that comes next, shown before any client seed is chosen for it. */
  nextCommitment: hexBytes,
  clientSeed: z.string(),
  nextNonce: z.number().int(),
});

/** A bet that was decided at once, without what its game adds. */
export const settledBet = z.object({
  betId: id,
  at: instant,
  currency: stakeCurrency,
  stake: amountText,
  won: z.boolean(),
  payout: minorText,
  seedId: id,
  nonce: z.number().int(),
  /**
   * The receipt in hex: an Ed25519 signature by the server's published key, and the path to the
   * signed root when several receipts were signed together.
   */
  receipt: z.string(),
});

export const gameRound = settledBet.extend({ game: gameCode, choice: plain, outcome: plain });
export type GameRound = z.infer<typeof gameRound>;

const params = z.object({ game: gameCode });

/** The least and largest stake, and the largest payout. */
export const gameLimits = z.object({
  stakeMin: amountText,
  stakeMax: amountText,
  payoutMax: amountText,
});

/** Everything with which the page of a game starts. */
export const gameStateValue = z.object({
  seeds: gameSeeds,
  /** The currency of this session of the game: of its balance, its limits, its net. */
  currency: stakeCurrency,
  balance: minorText,
  limits: gameLimits,
  rounds: z.array(gameRound),
  sessionStartedAt: instant,
  /** Won minus staked since the session started. */
  sessionNet: minorText,
});

export const gameState = route.game('GET /inhouse/:game/state', {
  id: 'inhouse.getState',
  summary: 'Returns seeds, limits, balance and the last rounds',
  params,
  value: gameStateValue,
});

/** What a bet may be refused with in every game that is decided at once. */
export const betRefusals = ['game_closed', 'seed_in_use', ...stakeRefusals] as const;

export const playRound = route.game('POST /inhouse/:game/rounds', {
  id: 'inhouse.play',
  summary: 'Stakes and plays, once per key',
  params,
  body: z.object({ key: idempotencyKey, stake: amountText, choice: plain, seedId: id }),
  value: gameStateValue
    .pick({ currency: true, balance: true, sessionNet: true })
    .extend({ round: gameRound }),
  refusals: [...betRefusals, 'choice_invalid'],
});

/** A client seed for the next pair; `seedId` names the pair that ends. */
export const newSeed = z.object({ seedId: id, clientSeed: z.string().min(1).max(64) });

/** The pair that has ended, with its server seed, and the pair now in use. */
export const rotatedSeeds = z.object({
  revealed: z.object({
    seedId: id,
    serverSeed: hexBytes,
    commitment: hexBytes,
    clientSeed: z.string(),
  }),
  seeds: gameSeeds,
});

/**
 * Reveals the seed in use and starts the pair whose commitment was shown, with the given client
 * seed.
 */
export const rotateGameSeed = route.game('POST /inhouse/:game/seeds', {
  id: 'inhouse.rotateSeed',
  summary: 'Reveals the server seed and starts the next pair with the player’s own client seed',
  params,
  body: newSeed,
  value: rotatedSeeds,
  refusals: ['client_seed_invalid', 'seed_in_use'],
});

export const gameRounds = route.game('GET /inhouse/:game/rounds', {
  id: 'inhouse.listRounds',
  summary: 'Lists the member’s rounds of the game, newest first',
  params,
  query: pageQuery,
  value: definePage(gameRound),
});
