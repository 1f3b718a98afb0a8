import { z } from 'zod';
import { clientSeed, gameRound, gameSeeds, gameStep } from './inhouse.ts';
import { issueValue, ticketValue } from './lottery.ts';
import { sharedProof } from './shared-rounds.ts';
import { recordPeriod } from '../lib/record-period.ts';
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
  /** Bets of the house can be verified; a vendor decides its games alone. */
  runBy: z.enum(['house', 'vendors']),
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
    /** The games in which the member has bets in this currency. */
    games: z.array(z.object({ gameCode, title: localText })),
    totals: z.object({
      stake: minorText,
      payout: minorText,
      net: minorText,
      count: z.number().int(),
    }),
  }),
});

export const betsFile = route.member('GET /wps/records/bets/file', {
  id: 'bets.downloadFile',
  summary: 'Downloads the member’s bets of a period in one currency as CSV, newest first',
  query: recordPeriod.extend({
    gameCode: gameCode.optional(),
    state: z.enum(['running', 'won', 'lost', 'void']).optional(),
    /** Without it: what the member plays with now. */
    currency: anyCurrency.optional(),
  }),
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});

/** What a vendor's call did to a bet, as the wallet stored it. */
const vendorBetCall = z.object({
  /** The vendor's id of the call. */
  transactionId: z.string(),
  kind: z.enum([
    'bet',
    'win',
    'rollback',
    'cancel',
    'bet_and_settle',
    'change_win',
    'return_stake',
    'end_round',
    'refund_round',
  ]),
  /** The stake of a bet, the payout of a win; else zero or the amount that changed. */
  amount: minorText,
  at: instant,
  /** A later call of the vendor cancelled it. */
  isRolledBack: z.boolean(),
});
export type VendorBetCall = z.infer<typeof vendorBetCall>;

/** A line of the ledger that a bet caused in the member's wallet. */
const vendorBetLine = z.object({
  transferId: z.uuid(),
  at: instant,
  code: z.string(),
  /** Positive: received; negative: paid. */
  amount: minorText,
  balanceAfter: minorText,
});

export const vendorBetValue = betRecord
  .pick({ betId: true, gameCode: true, title: true, currency: true, stake: true, payout: true })
  .extend({
    state: betRecord.shape.state,
    placedAt: instant,
    vendorTitle: localText,
    /** The vendor's id of the round. */
    round: z.string(),
    calls: z.array(vendorBetCall),
    lines: z.array(vendorBetLine),
  });
export type VendorBet = z.infer<typeof vendorBetValue>;

export const vendorBet = route.member('GET /wps/records/bets/:betId/vendor', {
  id: 'bets.getVendorBet',
  summary: 'Returns a bet in a vendor’s game with the vendor’s calls and the lines of the ledger',
  params: z.object({ betId: id }),
  value: vendorBetValue,
  refusals: ['bet_unknown'],
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
  seededBet.extend({
    kind: z.literal('round'),
    round: gameRound,
    /** What was done in a round of many steps, each with the text of its receipt; else empty. */
    steps: z.array(gameStep.extend({ receiptText: z.string() })),
  }),
  /** A bet in a round that all players shared: its server seed is a link of a hash chain. */
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

/**
 * Reveals the seeds behind a bet of an in-house game by starting the next pair, with a client seed
 * of the player's. Those of a pair that has ended are revealed already, and nothing starts.
 */
export const revealSeed = route.member('POST /wps/records/bets/:betId/reveal', {
  id: 'bets.revealSeed',
  allowsDemo: true,
  summary: 'Reveals the seeds that a bet used, so that it can be recomputed',
  params: z.object({ betId: id }),
  body: z.object({ clientSeed }),
  value: z.object({ revealed: z.literal(true) }),
  refusals: ['bet_unknown', 'round_open', 'client_seed_invalid'],
});
