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

export const diceGetState = route.game('GET /inhouse/dice/state', {
  id: 'dice.getState',
  summary: 'Returns seeds, limits, balance and the last rolls',
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
});

export const rollDice = route.game('POST /inhouse/dice/rolls', {
  id: 'dice.roll',
  summary: 'Stakes and rolls, once per key',
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
export const rotateDiceSeed = route.game('POST /inhouse/dice/seeds', {
  id: 'dice.rotateSeed',
  summary: 'Reveals the server seed and starts the next pair with the player’s own client seed',
  body: newSeed,
  value: rotatedSeeds,
  refusals: ['client_seed_invalid', 'seed_in_use'],
});

export const diceListRolls = route.game('GET /inhouse/dice/rolls', {
  id: 'dice.listRolls',
  summary: 'Lists the member’s rolls, newest first',
  query: pageQuery,
  value: definePage(diceRoll),
});
