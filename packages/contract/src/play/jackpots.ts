import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { amountText, gameCode, id, instant, minorText, operatorReason } from '../lib/shapes.ts';

/**
 * The jackpots of in-house games: pots that a share of each stake lifts, and that must fall below
 * their caps. Every currency of a game has its own; trial money has none.
 */

const potCurrency = z.enum(['PLAY', 'BDT']);

/** One of a game's pots, such as "mini" or "grand". */
const tier = z.string().regex(/^[a-z]{2,12}$/);

/** A pot and the rules that bind it. The share of stakes is in millionths. */
const potRules = z.object({
  /** What the house puts into a new pot. */
  start: amountText,
  cap: amountText,
  rate: z.number().int().min(1).max(999_999),
});
export type PotRulesValue = z.infer<typeof potRules>;

export const gamePot = potRules.extend({
  currency: potCurrency,
  tier,
  /** Counts the pots of the tier. */
  number: z.number().int(),
  openedAt: instant,
  amount: minorText,
  /**
   * The share of stakes that pots of these rules return in the long run, starts included; 0.01 is
   * 1 %. It is that of small stakes: large ones lift a pot beyond where it would have fallen.
   */
  return: z.number(),
  /** The last pot that fell; null: none has. */
  lastHit: z.object({ amount: minorText, at: instant }).nullable(),
});
export type GamePot = z.infer<typeof gamePot>;

const path = '/wps/games/:gameCode/jackpots';

export const listJackpots = route.anyone(`GET ${path}`, {
  id: 'jackpots.list',
  summary: 'Lists the jackpots of an in-house game with their amounts, caps and rules',
  params: z.object({ gameCode }),
  value: z.object({ pots: z.array(gamePot) }),
});

/** The same for the game's own page, which knows its currency. */
export const gameJackpots = route.game('GET /inhouse/:game/jackpots', {
  id: 'inhouse.getJackpots',
  summary: 'Lists the jackpots of the game in the currency of its token',
  params: z.object({ game: gameCode }),
  value: z.object({ pots: z.array(gamePot) }),
  refusals: ['not_allowed'],
});

/** A bet's lift of one pot, and whether it hit. */
export const potLift = z.object({
  tier,
  /** The pot before and after the bet, and its cap. */
  from: minorText,
  to: minorText,
  cap: minorText,
  /**
   * The bet's own number below 2^52, from its seeds and the scope "pot/1". It hits when number ×
   * (cap - from) is below (to - from) × 2^52, and always when the pot reaches its cap.
   */
  number: z.string().regex(/^\d{1,16}$/),
  isHit: z.boolean(),
  pays: minorText,
});
export type PotLiftValue = z.infer<typeof potLift>;

export const betJackpots = route.member('GET /wps/records/bets/:betId/jackpots', {
  id: 'jackpots.getBet',
  allowsDemo: true,
  summary: 'Returns how a bet lifted the jackpots of its game, and which it hit',
  params: z.object({ betId: id }),
  value: z.object({
    /** In the order in which the numbers are drawn; null: the bet was not added yet. */
    lifts: z.array(potLift).nullable(),
  }),
  refusals: ['bet_unknown'],
});

export const ownJackpots = route.member('GET /wps/records/jackpots', {
  id: 'jackpots.listOwn',
  summary: 'Lists the jackpots that the member hit, newest first, 100 at most',
  value: z.object({
    hits: z.array(
      z.object({
        betId: id,
        gameCode,
        currency: potCurrency,
        tier,
        paid: minorText,
        at: instant,
      }),
    ),
  }),
});

/** A pot as operators see it. */
export const deskPot = gamePot.extend({
  /** The balance of its account in the ledger, less the amount: 0 when the books agree. */
  difference: minorText,
  /** The rules of the pots after the one that stands. */
  next: potRules,
  /** Counts the changes of rules; a change names the one that it was made to. */
  version: z.number().int(),
  waiting: operatorRequest.extend({ rules: potRules }).nullable(),
  /** Sums over all pots of the tier. */
  staked: minorText,
  contributed: minorText,
  started: minorText,
  paid: minorText,
  hits: z.number().int(),
});
export type DeskPot = z.infer<typeof deskPot>;

const deskHit = z.object({
  betId: id,
  account: z.string(),
  currency: potCurrency,
  tier,
  number: z.number().int(),
  from: minorText,
  to: minorText,
  cap: minorText,
  paid: minorText,
  at: instant,
});

export const deskJackpots = z.object({
  pots: z.array(deskPot),
  /** The last ones, newest first. */
  hits: z.array(deskHit),
});
export type DeskJackpots = z.infer<typeof deskJackpots>;

const deskPath = '/operator/in-house-games/:gameCode/jackpots';
const gameParams = z.object({ gameCode });
const tierPath = `${deskPath}/:currency/:tier/rules-requests` as const;
const tierParams = gameParams.extend({ currency: potCurrency, tier });

export const getDeskJackpots = route.operator(`GET ${deskPath}`, {
  id: 'jackpots.getDesk',
  permission: 'games.see',
  summary: 'Returns the jackpots of a game beside their accounts, with the last hits',
  params: gameParams,
  value: deskJackpots,
});

export const requestPotRules = route.operator(`POST ${tierPath}`, {
  id: 'jackpots.requestRules',
  permission: 'games.act',
  summary: 'Requests other rules for the next pots of a tier; a second operator confirms them',
  params: tierParams,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    rules: potRules,
    reason: operatorReason,
  }),
  value: deskJackpots,
  refusals: [
    'pot_unknown',
    'terms_changed',
    'pot_rules_contradict',
    'pot_returns_too_much',
    'request_waits',
    'key_reused',
  ],
});

const requestParams = tierParams.extend({ requestId: id });

export const confirmPotRules = route.operator(`POST ${tierPath}/:requestId/confirm`, {
  id: 'jackpots.confirmRules',
  permission: 'games.approve',
  summary: 'Confirms another operator’s rules; they bind the pots after the one that stands',
  params: requestParams,
  value: deskJackpots,
  refusals: [
    'pot_unknown',
    'request_unknown',
    'second_operator_needed',
    'terms_changed',
    'pot_returns_too_much',
  ],
});

export const withdrawPotRules = route.operator(`POST ${tierPath}/:requestId/withdraw`, {
  id: 'jackpots.cancelRules',
  permission: 'games.act',
  summary: 'Cancels a pending change of a jackpot’s rules, or rejects that of another operator',
  params: requestParams,
  value: deskJackpots,
  refusals: ['pot_unknown', 'request_unknown'],
});
