/**
 * The calls of Dice under the names that stored pages of it use. Other games have those of
 * `inhouse.ts`, which answer for Dice too where the paths are not these.
 */
import { z } from 'zod';
import { betRefusals, gameLimits, gameRound, gameSeeds, newSeed, rotatedSeeds } from './inhouse.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  id,
  idempotencyKey,
  instant,
  minorText,
  definePage,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

const direction = z.enum(['under', 'over']);

export const diceRoll = z.object({
  betId: id,
  at: instant,
  direction,
  /** Chance of winning in ten-thousandths: 4950 is 49.50 %. */
  chance: z.number().int(),
  currency: stakeCurrency,
  stake: amountText,
  /** 0..9999, shown as 0.00 to 99.99. */
  roll: z.number().int(),
  won: z.boolean(),
  payout: minorText,
  seedId: id,
  nonce: z.number().int(),
  /**
   * The receipt in hex: an Ed25519 signature by the server's published key, and what leads to it
   * when several receipts were signed together.
   */
  receipt: z.string(),
});
export type DiceRoll = z.infer<typeof diceRoll>;

export const diceGetState = route({
  id: 'dice.getState',
  listener: 'games',
  method: 'GET',
  path: '/inhouse/dice/state',
  caller: 'game',
  summary: 'Seeds, limits, balance and the last rolls',
  value: z.object({
    seeds: gameSeeds,
    /** What is played with in this session of the game: of its balance, its limits, its net. */
    currency: stakeCurrency,
    balance: minorText,
    limits: gameLimits,
    rolls: z.array(diceRoll),
    /** The same rolls in the shape of `inhouse.ts`. */
    rounds: z.array(gameRound),
    sessionStartedAt: instant,
    /** Won minus staked since the session started. */
    sessionNet: minorText,
  }),
  refusals: [],
});

export const rollDice = route({
  id: 'dice.roll',
  listener: 'games',
  method: 'POST',
  path: '/inhouse/dice/rolls',
  caller: 'game',
  summary: 'Stakes and rolls once; the key makes it happen once however often it is sent',
  body: z.object({
    key: idempotencyKey,
    stake: amountText,
    direction,
    chance: z.number().int(),
    seedId: id,
  }),
  value: z.object({
    roll: diceRoll,
    currency: stakeCurrency,
    balance: minorText,
    sessionNet: minorText,
  }),
  refusals: [...betRefusals, 'chance_out_of_range'],
});

/**
 * Reveals the seed in use and starts the pair whose commitment was shown, with the given client
 * seed.
 */
export const rotateDiceSeed = route({
  id: 'dice.rotateSeed',
  listener: 'games',
  method: 'POST',
  path: '/inhouse/dice/seeds',
  caller: 'game',
  summary: 'Reveals the server seed and starts the next pair with the player’s own client seed',
  body: newSeed,
  value: rotatedSeeds,
  refusals: ['client_seed_invalid', 'seed_in_use'],
});

export const diceListRolls = route({
  id: 'dice.listRolls',
  listener: 'games',
  method: 'GET',
  path: '/inhouse/dice/rolls',
  caller: 'game',
  summary: 'The member’s rolls, newest first',
  query: pageQuery,
  value: definePage(diceRoll),
  refusals: [],
});
