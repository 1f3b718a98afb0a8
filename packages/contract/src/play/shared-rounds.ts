import { z } from 'zod';
import { route } from '../lib/route.ts';
import { stakeRefusals } from './bet-refusals.ts';
import { gameRound, gameStateValue } from './inhouse.ts';
import {
  amountText,
  definePage,
  gameCode,
  hexBytes,
  id,
  idempotencyKey,
  instant,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

// The calls of in-house games whose rounds all players share, and what their rooms send.

/** A choice in the terms of its game, whose engine parses it or refuses it. */
const plain = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** How many bets a member may have in a round, numbered from 1. */
const seatsMax = 2;
const seat = z.number().int().min(1).max(seatsMax);

/** A multiplier of the stake in hundredths. */
const multiplier = z.number().int().min(100);

/** The round of the public beacon that took part. */
const beaconRound = z.object({
  round: z.number().int(),
  randomness: hexBytes,
  signature: hexBytes,
});

/**
 * A round as all see it. `betting`: bets are accepted until `closesAt`. `closed`: it waits for the
 * number of the beacon. `running`: the multiplier climbs from `startsAt`. `ended`: its crash point
 * and its server seed are known. `void`: all stakes go back, for the reason in `voided`.
 */
export const sharedRound = z.object({
  roundId: id,
  number: z.number().int(),
  phase: z.enum(['betting', 'closed', 'running', 'ended', 'void']),
  /** The SHA-256 of its server seed, which is the server seed of the round before in its chain. */
  commitment: hexBytes,
  /** The first commitment of its hash chain, and which of its server seeds it has, from 1. */
  chain: z.object({ head: hexBytes, length: z.number().int(), index: z.number().int() }),
  /** The round of the public beacon that it announced; null: the chain alone decides. */
  beaconRound: z.number().int().nullable(),
  closesAt: instant,
  /** When the multiplier begins to climb; null until that is fixed. */
  startsAt: instant.nullable(),
  /** When the round ended; null before. */
  endedAt: instant.nullable(),
  clientSeed: z.string().nullable(),
  /** Null until the round has ended. */
  serverSeed: hexBytes.nullable(),
  beacon: beaconRound.nullable(),
  /** The highest multiplier of the round as a decimal text, "24.75"; null until it has ended. */
  crashPoint: z.string().nullable(),
  /**
   * When the round was made void, and why. `called_off` by operators and `clock_was_wrong` come
   * before the announced number of the beacon is made, `beacon_missing` a day after it should have
   * come. Null: it is not void, or was so before decision 0099.
   */
  voided: z
    .object({
      at: instant,
      reason: z.enum(['called_off', 'clock_was_wrong', 'beacon_missing']),
    })
    .nullable(),
  /**
   * The multiplier at which a round from before decision 0099 was interrupted: stakes that had not
   * cashed out went back. Null: it was not.
   */
  interruptedAt: multiplier.nullable(),
});
export type SharedRound = z.infer<typeof sharedRound>;

/** A bet of the member in a round that is not settled. */
export const sharedBet = z.object({
  betId: id,
  round: z.number().int(),
  seat,
  choice: plain,
  currency: stakeCurrency,
  stake: amountText,
  at: instant,
  /** The multiplier of its auto cash-out: the player's own, or the highest that limits allow. */
  autoCashOut: multiplier,
  /** The multiplier at which its player cashed out; null: they did not. */
  cashedOut: multiplier.nullable(),
  receipt: z.string(),
});
export type SharedBet = z.infer<typeof sharedBet>;

/** A bet of any player, as all see it. */
export const tableBet = z.object({
  /** The player's name, all but its ends hidden. */
  name: z.string(),
  currency: stakeCurrency,
  stake: amountText,
  /** The multiplier at which it cashed out, by its player or by itself; null: it did not. */
  cashedOut: multiplier.nullable(),
});
export type TableBet = z.infer<typeof tableBet>;

/** All bets of a round in sums. */
export const sharedTable = z.object({
  round: z.number().int(),
  count: z.number().int(),
  /** How many of the bets have cashed out. */
  cashedOut: z.number().int(),
  sums: z.array(z.object({ currency: stakeCurrency, stake: amountText })),
});
export type SharedTable = z.infer<typeof sharedTable>;

/** The largest bets of a round, of equal ones the earlier first. */
export const largestBets = z.object({ round: z.number().int(), bets: z.array(tableBet) });
export type LargestBets = z.infer<typeof largestBets>;

/** A message of a room. None has the multiplier: the page computes it from the time. */
export const roomMessage = z.discriminatedUnion('type', [
  /** A round has a new phase; null: rounds rest, because no player is there. */
  z.object({ type: z.literal('round'), now: instant, round: sharedRound.nullable() }),
  z.object({ type: z.literal('table'), now: instant, table: sharedTable }),
  /** Sent only when one of them has changed: most changes of the sums do not. */
  z.object({ type: z.literal('largest'), now: instant, largest: largestBets }),
  /** The round is paid: balances and bets can be read again. */
  z.object({ type: z.literal('settled'), now: instant, number: z.number().int() }),
  z.object({ type: z.literal('pong'), now: instant }),
]);
export type RoomMessage = z.infer<typeof roomMessage>;

const params = z.object({ game: gameCode });
const money = gameStateValue.pick({ currency: true, balance: true, sessionNet: true });

export const sharedState = route.game('GET /inhouse/:game/shared/state', {
  id: 'shared.getState',
  summary:
    'Returns the round of all players, the member’s bets in it, limits, balance, last rounds',
  params,
  value: money.extend({
    now: instant,
    limits: gameStateValue.shape.limits,
    sessionStartedAt: instant,
    round: sharedRound.nullable(),
    bets: z.array(sharedBet),
    /** The last rounds that ended, newest first. */
    recent: z.array(sharedRound),
    /** The member's last bets, newest first. */
    rounds: z.array(gameRound),
  }),
});

export const sharedTicket = route.game('POST /inhouse/:game/shared/ticket', {
  id: 'shared.createTicket',
  summary: 'Returns a ticket with which the page can enter the room of its game, for 30 seconds',
  params,
  body: z.strictObject({}),
  value: z.object({ ticket: z.string(), expiresAt: instant }),
});

/** The path of a game's room on the games' origin; its query has the ticket. */
export const roomPath = '/inhouse/:game/shared/room';

const betAnswer = money.extend({ bet: sharedBet });

export const placeSharedBet = route.game('POST /inhouse/:game/shared/bets', {
  id: 'shared.placeBet',
  summary: 'Stakes on the round of all players, once per key',
  params,
  body: z.strictObject({
    key: idempotencyKey,
    /** The number of the round that the page shows: no other accepts the bet. */
    round: z.number().int().min(1),
    seat,
    stake: amountText,
    choice: plain,
  }),
  value: betAnswer,
  refusals: [
    'game_closed',
    'game_maintenance',
    ...stakeRefusals,
    'choice_invalid',
    'bets_closed',
    'round_open',
  ],
});

export const cashOutSharedBet = route.game('POST /inhouse/:game/shared/bets/:betId/cash-out', {
  id: 'shared.cashOut',
  summary:
    'Cashes a bet out at the multiplier due when the call arrived; a repeat answers the same',
  params: params.extend({ betId: id }),
  body: z.strictObject({}),
  value: z.object({ bet: sharedBet }),
  refusals: ['round_unknown', 'too_soon', 'cash_out_too_late', 'cash_out_waits'],
});

export const listSharedBets = route.game('GET /inhouse/:game/shared/bets', {
  id: 'shared.listBets',
  summary: 'Lists the member’s settled bets of the game, newest first',
  params,
  query: pageQuery,
  value: definePage(gameRound),
});

/** The proof of a bet in a shared round, but for the bet's own receipt. */
export const sharedProof = sharedRound.pick({ number: true, chain: true, beacon: true });
