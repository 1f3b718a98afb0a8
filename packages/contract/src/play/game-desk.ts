import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  definePage,
  gameCode,
  hexBytes,
  id,
  instant,
  localText,
  minorText,
  operatorReason,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';
import { gameLimits } from './inhouse.ts';
import { defineAccount } from '../lib/typed-fields.ts';

// Operators' calls about in-house games: limits, open rounds, returns, single rounds.

/** How the rounds of a game go: decided at once, in many steps, or shared by all players. */
const gameKind = z.enum(['instant', 'steps', 'shared']);

/** A change of limits that waits for another operator. */
const limitRequest = operatorRequest.extend({ limits: gameLimits });

/** The rounds of one currency that are not over. */
const openSum = z.object({
  currency: stakeCurrency,
  rounds: z.number().int(),
  stake: minorText,
  /** The sum of what each can pay at most. */
  payoutMax: minorText,
});

export const deskGame = z.object({
  gameCode,
  title: localText,
  kind: gameKind,
  /** Game and version of its rules, such as "dice/1". */
  scope: z.string(),
  state: z.enum(['open', 'maintenance', 'closed']),
  /** Limits of new rounds. */
  limits: gameLimits,
  /** The limits of the engine, which no operator widens. */
  outerLimits: gameLimits,
  /** Counts the changes of limits; a change names the one that it was made to. */
  limitsVersion: z.number().int(),
  waiting: limitRequest.nullable(),
  openSums: z.array(openSum),
  /** How many rounds came out otherwise when they were computed again. */
  mismatches: z.number().int(),
});
export type DeskGame = z.infer<typeof deskGame>;

/** A round of many steps that is not over. */
const openStepRound = z.object({
  betId: id,
  account: z.string(),
  currency: stakeCurrency,
  stake: amountText,
  steps: z.number().int(),
  /** Payout of taking now. */
  payout: minorText,
  payoutMax: minorText,
  openedAt: instant,
  touchedAt: instant,
});

/** A request to void a shared round. */
const voidRequest = operatorRequest;

/** The round of all players that is not settled. */
const deskSharedRound = z.object({
  roundId: id,
  number: z.number().int(),
  phase: z.enum(['betting', 'closed', 'running', 'ended', 'void']),
  openedAt: instant,
  bets: z.number().int(),
  waiting: voidRequest.nullable(),
});

const mismatch = z.object({
  at: instant,
  /** Null: a part of a shared round that no single bet has. */
  betId: id.nullable(),
  /** Of shared rounds only. */
  round: z.number().int().nullable(),
  part: z.string(),
});

export const deskGameDetail = deskGame.extend({
  /** The open rounds with the largest stakes. */
  openRounds: z.array(openStepRound),
  sharedRound: deskSharedRound.nullable(),
  /** The last ones, newest first. */
  lastMismatches: z.array(mismatch),
});
export type DeskGameDetail = z.infer<typeof deskGameDetail>;

const path = '/operator/in-house-games/:gameCode';
const params = z.object({ gameCode });
const requestParams = params.extend({ requestId: id });

export const listDeskGames = route.operator('GET /operator/in-house-games', {
  id: 'gameDesk.list',
  permission: 'games.see',
  summary: 'Lists the in-house games with limits, open rounds and mismatches',
  value: z.object({ games: z.array(deskGame) }),
});

export const getDeskGame = route.operator(`GET ${path}`, {
  id: 'gameDesk.get',
  permission: 'games.see',
  summary: 'Returns one in-house game with its open rounds and its mismatches',
  params,
  value: deskGameDetail,
  refusals: ['game_unknown'],
});

export const requestLimits = route.operator(`POST ${path}/limit-requests`, {
  id: 'gameDesk.requestLimits',
  permission: 'games.act',
  summary: 'Requests other limits for new rounds; a second operator confirms them',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    limits: gameLimits,
    reason: operatorReason,
  }),
  value: deskGameDetail,
  refusals: [
    'game_unknown',
    'terms_changed',
    'limits_contradict',
    'limits_outside',
    'top_pay_above_limit',
    'request_waits',
    'key_reused',
  ],
});

export const confirmLimits = route.operator(`POST ${path}/limit-requests/:requestId/confirm`, {
  id: 'gameDesk.confirmLimits',
  permission: 'games.approve',
  summary: 'Confirms another operator’s limits; new rounds are judged by them',
  params: requestParams,
  value: deskGameDetail,
  refusals: ['game_unknown', 'request_unknown', 'second_operator_needed', 'terms_changed'],
});

export const withdrawLimits = route.operator(`POST ${path}/limit-requests/:requestId/withdraw`, {
  id: 'gameDesk.cancelLimits',
  permission: 'games.act',
  summary: 'Cancels a pending change of limits, or rejects that of another operator',
  params: requestParams,
  value: deskGameDetail,
  refusals: ['game_unknown', 'request_unknown'],
});

const voidPath = `${path}/shared-rounds/:roundId/voids` as const;
const roundParams = params.extend({ roundId: id });
const voidParams = roundParams.extend({ requestId: id });

export const requestVoid = route.operator(`POST ${voidPath}`, {
  id: 'gameDesk.requestVoid',
  permission: 'games.act',
  summary: 'Requests that a shared round is made void; a second operator confirms it',
  params: roundParams,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    reason: operatorReason,
  }),
  value: deskGameDetail,
  refusals: ['game_unknown', 'round_unknown', 'round_ended', 'request_waits', 'key_reused'],
});

export const confirmVoid = route.operator(`POST ${voidPath}/:requestId/confirm`, {
  id: 'gameDesk.confirmVoid',
  permission: 'games.approve',
  summary: 'Confirms another operator’s request; stakes that were not taken are returned',
  params: voidParams,
  value: deskGameDetail,
  refusals: [
    'game_unknown',
    'round_unknown',
    'round_ended',
    'request_unknown',
    'second_operator_needed',
  ],
});

export const withdrawVoid = route.operator(`POST ${voidPath}/:requestId/withdraw`, {
  id: 'gameDesk.cancelVoid',
  permission: 'games.act',
  summary: 'Cancels a pending request to void a round, or rejects that of another operator',
  params: voidParams,
  value: deskGameDetail,
  refusals: ['game_unknown', 'round_unknown', 'request_unknown'],
});

/** Rounds of a game, and what they returned. Shares are of the stakes: 0.99 is 99 %. */
const returnRow = z.object({
  rounds: z.number().int(),
  stake: minorText,
  payout: minorText,
  measured: z.number(),
  /** The average of the exact returns of these rounds’ choices, before payouts are rounded. */
  exact: z.number(),
  /** The standard deviation of one round with the average stake. */
  sigma: z.number(),
  /** 2.576 σ/√n: of honest months one in a hundred ends farther from the exact return. */
  mark: z.number(),
});
export type ReturnRow = z.infer<typeof returnRow>;

const returnGroup = returnRow.extend({
  scope: z.string(),
  currency: stakeCurrency,
  /** The place of the band in `stakeBands`; null: all of them. */
  band: z.number().int().nullable(),
});

export const getReturns = route.operator(`GET ${path}/returns`, {
  id: 'gameDesk.getReturns',
  permission: 'games.see',
  summary: 'Returns what a game returned in the last 30 days, by version, currency and stake',
  params,
  value: z.object({
    groups: z.array(returnGroup),
    days: z.array(returnRow.extend({ day: z.string(), currency: stakeCurrency })),
  }),
  refusals: ['game_unknown'],
});

/** The count of a symbol or of a feature in rounds of a slot. Shares: 0.05 is 5 %. */
const slotFigure = z.object({
  /** A letter of the strips; null: free spins, or what the slot has in their place. */
  letter: z.string().nullable(),
  /** Null: the feature, whose name pages know. */
  name: localText.nullable(),
  /** The cells that showed the symbol, or the rounds with the feature. */
  shown: z.number().int(),
  /** All cells of the stakes’ spins, or all rounds. */
  of: z.number().int(),
  measured: z.number(),
  /** The chance that the proof of the slot gives. */
  exact: z.number(),
  /** 2.576 σ/√n: of honest slots one in a hundred is farther from its chance. */
  mark: z.number(),
});
export type SlotFigure = z.infer<typeof slotFigure>;

export const getSlotFigures = route.operator(`GET ${path}/slot-figures`, {
  id: 'gameDesk.getSlotFigures',
  permission: 'games.see',
  summary: 'Returns how often a slot showed its symbols and its feature in the last days',
  params,
  query: z.object({
    /** So many days in Dhaka, today included. */
    days: z.coerce.number().int().min(1).max(365).default(30),
  }),
  value: z.object({
    /** The version of the rules that the rounds were played by; null: the game is no slot. */
    scope: z.string().nullable(),
    rounds: z.number().int(),
    /** In the order of the symbols, the feature last; empty: no round. */
    figures: z.array(slotFigure),
  }),
  refusals: ['game_unknown'],
});

const explainedStep = z.object({ title: localText, rule: localText, result: localText });

/** One round as an operator looks it up. Seeds that are not revealed stay secret. */
export const deskRound = z.object({
  betId: id,
  gameCode,
  title: localText,
  account: z.string(),
  currency: stakeCurrency,
  stake: minorText,
  payout: minorText,
  state: z.enum(['running', 'won', 'lost', 'void']),
  placedAt: instant,
  settledAt: instant.nullable(),
  /** Decision of the round; null while it is running, and for a void shared round. */
  decided: z
    .object({
      scope: z.string(),
      choice: localText,
      outcome: localText,
      commitment: hexBytes,
      clientSeed: z.string(),
      nonce: z.number().int(),
      /** Null while its pair of seeds is in use. */
      serverSeed: hexBytes.nullable(),
      /** The part that comes out otherwise when the server computes the round again; null: none. */
      mismatch: z.string().nullable(),
      steps: z.array(explainedStep),
    })
    .nullable(),
});
export type DeskRound = z.infer<typeof deskRound>;

export const findDeskRound = route.operator('GET /operator/in-house-rounds/:betId', {
  id: 'gameDesk.findRound',
  permission: 'games.see',
  summary: 'Returns one round of any in-house game, computed again, with its steps in words',
  params: z.object({ betId: id }),
  value: deskRound,
  refusals: ['round_unknown'],
});

export const listDeskRounds = route.operator('GET /operator/in-house-rounds', {
  id: 'gameDesk.listRounds',
  permission: 'games.see',
  summary: 'Lists a member’s rounds of in-house games, newest first',
  query: pageQuery.extend({ account: defineAccount(40).min(1) }),
  value: definePage(deskRound.omit({ decided: true })),
  refusals: ['member_unknown'],
});
