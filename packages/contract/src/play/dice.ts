/**
 * The calls of Dice under the names that stored pages of it use. Other games have those of
 * `inhouse.ts`, which answer for Dice too where the paths are not these.
 */
import { z } from 'zod';
import {
  betRefusals,
  gameStateValue,
  newSeed,
  rotatedSeeds,
  seedRefusals,
  settledBet,
} from './inhouse.ts';
import { route } from '../lib/route.ts';
import { amountText, id, idempotencyKey, definePage, pageQuery } from '../lib/shapes.ts';

const direction = z.enum(['under', 'over']);

export const diceRoll = settledBet.extend({
  direction,
  /** Chance of winning in ten-thousandths: 4950 is 49.50 %. */
  chance: z.number().int(),
  /** 0..9999, shown as 0.00 to 99.99. */
  roll: z.number().int(),
});
export type DiceRoll = z.infer<typeof diceRoll>;

export const diceGetState = route.game('GET /inhouse/dice/state', {
  id: 'dice.getState',
  summary: 'Returns seeds, limits, balance and the last rolls',
  /** `rolls` are the rounds in the shape of Dice. */
  value: gameStateValue.extend({ rolls: z.array(diceRoll) }),
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
  value: gameStateValue
    .pick({ currency: true, balance: true, sessionNet: true })
    .extend({ roll: diceRoll }),
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
  refusals: seedRefusals,
});

export const diceListRolls = route.game('GET /inhouse/dice/rolls', {
  id: 'dice.listRolls',
  summary: 'Lists the member’s rolls, newest first',
  query: pageQuery,
  value: definePage(diceRoll),
});
