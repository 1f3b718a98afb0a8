import { z } from 'zod';
import { route } from '../lib/route.ts';
import type { ValueOf } from '../lib/route.ts';
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

// The calls of in-house games: of those that are decided at once, and of those of many steps.

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

/** A bet that is over, without what its game adds. */
const settledBet = z.object({
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

export const gameRound = settledBet.extend({
  game: gameCode,
  choice: plain,
  outcome: plain,
  /** What of the stake went back: all of it, when a round of many steps ended before its first. */
  returned: minorText,
});
export type GameRound = z.infer<typeof gameRound>;

/** One thing that was done in a round of many steps. */
export const gameStep = z.object({
  /** The first is 1. */
  number: z.number().int(),
  /** A step of the player; the pay taken; the stake given back. */
  act: z.enum(['step', 'take', 'return']),
  /** The step as the engine writes it; empty for the other acts. */
  step: z.string(),
  at: instant,
  /** The receipt of the step, like that of the stake. */
  receipt: z.string(),
});

/** A round of many steps as its player may see it: nothing that no step has opened. */
export const stepRound = z.object({
  betId: id,
  game: gameCode,
  choice: plain,
  at: instant,
  currency: stakeCurrency,
  stake: amountText,
  seedId: id,
  nonce: z.number().int(),
  receipt: z.string(),
  steps: z.array(gameStep),
  state: z.enum(['open', 'topped', 'lost', 'taken', 'returned']),
  /** What the engine shows of it. */
  shown: plain,
  /** What taking pays now, or what the round has paid, stake included. */
  payout: minorText,
  /** The limit of the round. A step that could pay more is refused. */
  payoutMax: amountText,
});
export type StepRound = z.infer<typeof stepRound>;

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

/** How fast a game may be played in this session. */
export const gamePace = z.object({
  /** The least time between two rounds, in milliseconds; 0: none. */
  cycleMs: z.number().int(),
  /** Whether the page may play several rounds after one press. */
  autoplay: z.boolean(),
  /** Whether the page may show rounds faster. */
  turbo: z.boolean(),
});
export type GamePace = z.infer<typeof gamePace>;

export const gameState = route.game('GET /inhouse/:game/state', {
  id: 'inhouse.getState',
  summary: 'Returns seeds, limits, balance, the last rounds and the open round',
  params,
  value: gameStateValue.extend({
    /** The member's round that is not over; null in games that are decided at once. */
    openRound: stepRound.nullable(),
    pace: gamePace,
  }),
});

/** A figure at the plays that have least and most of it. */
const bounds = z.object({ least: z.number(), most: z.number() });

export const gameMath = route.anyone('GET /wps/inhouse/:game/math', {
  id: 'inhouse.getMath',
  summary: 'Returns odds and limits of a game, and the hash of its math, which receipts name',
  params,
  value: z.object({
    /** Game and version of its rules. */
    scope: z.string(),
    /** SHA-256 of the text of its math: all plays with their chances and prices. */
    math: hexBytes,
    /** The lowest return of its plays: an exact fraction, such as "99/100". */
    lowestReturn: z.string(),
    odds: z.object({
      /** The share of rounds that are paid anything, be it less than the stake. */
      hitRate: bounds,
      /** The standard deviation of the payout of one round, in stakes. */
      deviation: bounds,
      /** The highest pay as an exact multiple of the stake; its chance where it is likeliest. */
      topPay: z.string(),
      topChance: z.number(),
      /** The figures are those of one step: in a round the pays of its steps multiply. */
      isPerStep: z.boolean(),
    }),
    /** Further proven figures of a slot; null: the game is no slot. */
    slot: z
      .object({
        /** The share of rounds with free spins or respins; 0: it has none. */
        features: z.number(),
        /**
         * What 100 spins return together, in hundredths of the stake of one of them: `low` or less
         * in the worst 5 % of cases, `middle` or less in half, `high` or more in the best 5 %.
         */
        hundredSpins: z.object({
          low: z.number().int(),
          middle: z.number().int(),
          high: z.number().int(),
        }),
      })
      .nullable(),
    /** The limits of new rounds, in every currency. */
    limits: gameLimits,
  }),
  refusals: ['game_unknown'],
});
export type GameMath = ValueOf<typeof gameMath>;

export const receiptKey = route.anyone('GET /wps/receipt-key', {
  id: 'inhouse.getReceiptKey',
  summary: 'Returns the public key that checks the receipts of all bets in in-house games',
  value: z.object({
    /** An Ed25519 key. */
    receiptKey: hexBytes,
  }),
});

/** What a bet may be refused with in every game that is decided at once. */
const betRefusals = ['game_closed', 'seed_in_use', ...stakeRefusals] as const;

export const playRound = route.game('POST /inhouse/:game/rounds', {
  id: 'inhouse.play',
  summary: 'Stakes and plays, once per key',
  params,
  body: z.object({ key: idempotencyKey, stake: amountText, choice: plain, seedId: id }),
  value: gameStateValue
    .pick({ currency: true, balance: true, sessionNet: true })
    .extend({ round: gameRound }),
  refusals: [...betRefusals, 'stake_not_whole', 'choice_invalid', 'too_soon'],
});

/** What an opened round or a step is answered with. */
const stepAnswer = gameStateValue.pick({ currency: true, balance: true, sessionNet: true }).extend({
  round: stepRound,
  /** The round as it is recorded, once it is over. */
  ended: gameRound.nullable(),
});

export const openStepRound = route.game('POST /inhouse/:game/step-rounds', {
  id: 'inhouse.openRound',
  summary: 'Stakes and opens a round of many steps, once per key',
  params,
  body: z.object({ key: idempotencyKey, stake: amountText, choice: plain, seedId: id }),
  value: stepAnswer,
  refusals: [...betRefusals, 'game_maintenance', 'choice_invalid', 'round_open', 'too_soon'],
});

const roundParams = params.extend({ betId: id });

/** A step's key, and its number: one more than what was done in the round so far. */
const stepHead = z.object({ key: idempotencyKey, number: z.number().int().min(1).max(1_000) });

const stepRefusals = ['round_unknown', 'round_ended', 'step_out_of_order', 'key_reused'] as const;

export const takeStep = route.game('POST /inhouse/:game/step-rounds/:betId/steps', {
  id: 'inhouse.step',
  summary: 'Takes the next step of an open round, once per key',
  params: roundParams,
  body: stepHead.extend({ step: plain }),
  value: stepAnswer,
  refusals: [...stepRefusals, 'choice_invalid', 'cell_taken', 'payout_above_maximum'],
});

export const takePayout = route.game('POST /inhouse/:game/step-rounds/:betId/take', {
  id: 'inhouse.take',
  summary: 'Takes what an open round pays and ends it, once per key',
  params: roundParams,
  body: stepHead,
  value: stepAnswer,
  refusals: [...stepRefusals, 'nothing_to_take'],
});

/** What a new pair of seeds may be refused with: an open round would be shown with its seed. */
const seedRefusals = ['client_seed_invalid', 'seed_in_use', 'round_open'] as const;

/** A player's own text for a pair of seeds. */
export const clientSeed = z.string().min(1).max(64);

/** A client seed for the next pair; `seedId` names the pair that ends. */
const newSeed = z.object({ seedId: id, clientSeed });

/** The pair that has ended, with its server seed, and the pair now in use. */
const rotatedSeeds = z.object({
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
  refusals: seedRefusals,
});

export const gameRounds = route.game('GET /inhouse/:game/rounds', {
  id: 'inhouse.listRounds',
  summary: 'Lists the member’s rounds of the game, newest first',
  params,
  query: pageQuery,
  value: definePage(gameRound),
});
