import { z } from 'zod';
import { diceRoll } from './dice.ts';
import { gameRound, gameSeeds, gameStep } from './inhouse.ts';
import { issueValue, ticketValue } from './lottery.ts';
import { sharedProof } from './shared-rounds.ts';
import { route } from '../lib/route.ts';
import {
  anyCurrency,
  gameCategory,
  gameCode,
  hexBytes,
  id,
  instant,
  localText,
  minorText,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';

/** One bet of any game, as a line of the betting record. */
export const betRecord = z.object({
  betId: id,
  gameCode,
  gameType: gameCategory,
  title: localText,
  picture: z.string(),
  /** What was bet on, in the game's own terms, worded by the browser. */
  detail: z.record(z.string(), z.unknown()),
  currency: anyCurrency,
  /** Zero for a free bet. */
  stake: minorText,
  payout: minorText,
  state: z.enum(['running', 'won', 'lost', 'void']),
  placedAt: instant,
  settledAt: instant.nullable(),
});
export type BetRecord = z.infer<typeof betRecord>;

export const bettingRecord = route.member('GET /wps/records/bets', {
  id: 'bets.list',
  summary: 'Lists the member’s bets in one currency, newest first, with totals of the chosen days',
  query: pageQuery.extend({
    from: instant.optional(),
    to: instant.optional(),
    gameCode: gameCode.optional(),
    state: z.enum(['running', 'won', 'lost', 'void']).optional(),
    /** Without it: what the member plays with now. */
    currency: anyCurrency.optional(),
  }),
  value: definePage(betRecord).extend({
    /**
     * When few bets pass the filter, a page may end before it is full: everything from this time on
     * was looked through, and `nextCursor` goes on from there.
     */
    searchedTo: instant.nullable(),
    /** Of all bets on the page, and of the totals. */
    currency: anyCurrency,
    totals: z.object({
      stake: minorText,
      payout: minorText,
      net: minorText,
      count: z.number().int(),
    }),
  }),
});

/** The seeds and the receipt of a bet in an in-house game. */
const seededBet = z.object({
  scope: z.string(),
  commitment: hexBytes,
  clientSeed: z.string(),
  /** Null while the pair is in use: the member reveals it by starting the next pair. */
  serverSeed: hexBytes.nullable(),
  seeds: gameSeeds,
  receiptText: z.string(),
  receiptKey: z.string(),
});

/** What proves that a ticket was in the list of its issue before the draw. */
const inclusionProof = z.object({
  place: z.number().int(),
  path: z.array(hexBytes),
});

/** All that is needed to recompute a bet's outcome and settlement in the browser. */
export const fairnessValue = z.discriminatedUnion('kind', [
  seededBet.extend({ kind: z.literal('dice'), roll: diceRoll }),
  seededBet.extend({
    kind: z.literal('round'),
    round: gameRound,
    /** What was done in a round of many steps, each with the text of its receipt; else empty. */
    steps: z.array(gameStep.extend({ receiptText: z.string() })),
  }),
  /** A bet in a round that all players shared: its seed is a link of the round's chain. */
  seededBet.omit({ seeds: true }).extend({
    kind: z.literal('shared'),
    round: gameRound,
    shared: sharedProof,
  }),
  z.object({
    kind: z.literal('lottery'),
    scope: z.string(),
    ticket: ticketValue,
    issue: issueValue,
    /** Null until the announced round of the beacon is known. */
    clientSeed: z.string().nullable(),
    nonce: z.number().int(),
    /** Leads from the ticket to the root of its issue. Null until the issue is closed. */
    inclusion: inclusionProof.nullable(),
  }),
]);
export type Fairness = z.infer<typeof fairnessValue>;

export const fairness = route.member('GET /wps/records/bets/:betId/fairness', {
  id: 'bets.getFairness',
  allowsDemo: true,
  summary: 'Returns the fairness data of one bet',
  params: z.object({ betId: id }),
  value: fairnessValue,
  refusals: ['bet_unknown', 'round_open'],
});

/** Reveals the seeds behind a bet of an in-house game by starting the next pair. */
export const revealSeed = route.member('POST /wps/records/bets/:betId/reveal', {
  id: 'bets.revealSeed',
  allowsDemo: true,
  summary: 'Reveals the seeds that a bet used, so that it can be recomputed',
  params: z.object({ betId: id }),
  value: z.object({ revealed: z.literal(true) }),
  refusals: ['bet_unknown', 'round_open'],
});
