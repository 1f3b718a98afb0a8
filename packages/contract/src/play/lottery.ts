import { z } from 'zod';
import { route } from '../lib/route.ts';
import { stakeRefusals } from './bet-refusals.ts';
import { gameLimits } from './inhouse.ts';
import {
  amountText,
  gameCode,
  hexBytes,
  id,
  idempotencyKey,
  instant,
  localText,
  minorText,
  definePage,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

/** `reopened`: its result was corrected, and its tickets are being paid anew. */
export const issueState = z.enum(['open', 'closed', 'drawn', 'settled', 'cancelled', 'reopened']);

/** `own`: our committed seed decides. `official`: the result of a draw elsewhere is taken over. */
export const drawSource = z.enum(['own', 'official']);

/** A pool of a lottery as a drawn issue divided it, in one currency. */
export const dividedJackpot = z.object({
  /** The code of its prize: `jackpot1`. */
  tier: z.string(),
  currency: stakeCurrency,
  /** Stakes of the issue on plays with this pool, without cancelled tickets. */
  stake: minorText,
  /** What these stakes added to the pool, and to the reserve of the next pool. */
  contributed: minorText,
  reserved: minorText,
  /** The pool that the winners divide, with what the issue added. */
  pool: minorText,
  /** The stakes of the lines that won it; 0: none did. */
  winningStake: minorText,
  /** Tickets with such lines. */
  winners: z.number().int(),
  /** Each line is paid its stake times pool / winningStake, rounded down; this is their sum. */
  paid: minorText,
  /** What the next pool begins with, beside what is left of this one. */
  seeded: minorText,
});
export type DividedJackpot = z.infer<typeof dividedJackpot>;

/** A pool of a lottery as it is now, with the stakes of all drawn issues. */
export const jackpotValue = z.object({
  /** The code of its prize: `jackpot1`. */
  tier: z.string(),
  currency: stakeCurrency,
  amount: minorText,
});
export type Jackpot = z.infer<typeof jackpotValue>;

export const issueValue = z.object({
  issueId: id,
  gameCode,
  /** Dhaka day and ordinal in that day, e.g. 20261121-0872. */
  issueNumber: z.string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  state: issueState,
  source: drawSource,
  /** Of a seed that takes no part in an official draw. */
  commitment: hexBytes,
  /** Null until drawn or cancelled, and for official draws. */
  serverSeed: hexBytes.nullable(),
  result: z.array(z.number().int()).nullable(),
  /** The last correction of an official result; null: it stands as it was drawn. */
  correction: z
    .object({ correctedAt: instant, previousResult: z.array(z.number().int()) })
    .nullable(),
  /** The round of the public beacon that takes part in the draw; null: none was announced. */
  beacon: z
    .object({
      round: z.number().int(),
      /** Both null until drawn. */
      randomness: hexBytes.nullable(),
      signature: hexBytes.nullable(),
    })
    .nullable(),
  /** Of the tree over all tickets (`packages/fairness/src/ticket-list.ts`). Null until closed. */
  ticketRoot: hexBytes.nullable(),
  /** Null until closed. */
  ticketCount: z.number().int().nullable(),
  /** Absent in notices, for games without pools, and until the pools are divided. */
  jackpots: z.array(dividedJackpot).optional(),
});
export type Issue = z.infer<typeof issueValue>;

const playCode = z.string().max(40);
const selectionText = z.string().min(1).max(20_000);
const series = z.number().int();
/** Numbers that are paid half: `37,73`. */
const numbersText = z.string().max(20_000);

/** Points of a play's series that are given up for a rebate of so many of 2000 of the stake. */
const rebate = z.number().int().min(0).max(980).multipleOf(10);

/** How stakes of plays that pay for each hit are entered: as an amount, or in points. */
export const stakeUnit = z.enum(['lots', 'points']);

/** A play that is sold at another series than its game. */
export const playSeries = z.object({ play: playCode, series });
export type PlaySeries = z.infer<typeof playSeries>;

/** A number or option that is not taken, or is paid half its price. */
export const numberBlock = z.object({
  play: playCode,
  /** As the play names its lines: `37`. */
  number: z.string(),
  rule: z.enum(['refused', 'half']),
  /** It holds for the issues that open from then on, and before `appliesUntil`. */
  appliesFrom: instant,
  appliesUntil: instant.nullable(),
});
export type NumberBlock = z.infer<typeof numberBlock>;

export const lotteryGetGame = route.anyone('GET /lotto/lgw/games/:gameCode', {
  id: 'lottery.getGame',
  summary: 'Returns the current issue, the newest results, and the terms of a lottery game',
  params: z.object({ gameCode }),
  value: z.object({
    gameCode,
    title: localText,
    now: instant,
    /** From one draw to the next; null when that depends on the calendar. */
    periodSeconds: z.number().int().nullable(),
    /** Prize series: the return to the player is series / 2000. */
    series,
    playSeries: z.array(playSeries),
    /** The most points of a series that a member may give up for a rebate; 0: none. */
    rebateMax: z.number().int(),
    stakeUnit,
    limits: gameLimits.extend({
      linesMax: z.number().int(),
      /** The most that one member may stake in an issue; null: no limit. */
      memberStakeMax: amountText.nullable(),
    }),
    /** Plays that are not sold now. */
    playsOff: z.array(playCode),
    /** Those that hold for the running issue or a later one. */
    numberBlocks: z.array(numberBlock),
    current: issueValue,
    next: issueValue,
    results: z.array(issueValue),
    /** The pools that the running issue adds to, each in every currency; of most games none. */
    jackpots: z.array(jackpotValue),
  }),
  refusals: ['game_unknown'],
});

export const openedIssues = route.anyone('GET /lotto/lgw/games/:gameCode/opened', {
  id: 'lottery.listDrawnIssues',
  summary: 'Lists drawn issues with results and revealed seeds, newest first',
  params: z.object({ gameCode }),
  query: pageQuery,
  value: definePage(issueValue),
  refusals: ['game_unknown'],
});

/** Lines of a ticket that won alike, or whose stake was returned. */
const wonLines = z.object({
  /** Their price: an option’s code, or the price that all lines of the play share. */
  priced: z.string(),
  /** How often each line won in each tier of prizes. */
  outcome: z.union([z.literal('tie'), z.array(z.number().int())]),
  lines: z.number().int(),
  /** Of these lines together. */
  payout: minorText,
});

/** The shares of a group's ticket that a ticket stands for (`lottery-groups.ts`). */
export const ticketShares = z.object({
  groupId: id,
  /** What this ticket stands for; of a guarantee, what was kept when the sale ended. */
  shares: z.number().int(),
  totalShares: z.number().int(),
  /** The organiser's part of what is paid above the stake, in hundredths of a percent. */
  feeHundredths: z.number().int(),
  role: z.enum(['organiser', 'guarantee', 'buyer']),
});
export type TicketShares = z.infer<typeof ticketShares>;

export const ticketValue = z.object({
  betId: id,
  gameCode,
  issueId: id,
  issueNumber: z.string(),
  /** The chase that it was bought with; null for a ticket of its own. */
  chaseId: id.nullable(),
  /**
   * Null for a ticket of its own. Else play, selection, lines and `won` are those of the whole
   * ticket; stake and payout are those of the shares.
   */
  group: ticketShares.nullable(),
  play: z.string(),
  /** What was chosen, in the notation of the play: `12,345,6`. */
  selection: z.string(),
  lineCount: z.number().int(),
  series,
  /** The numbers among its lines that are paid half, as it was sold; mostly none. */
  halfPaid: numbersText,
  /** Points that were given up for the rebate; `series` is what is left. 0: no rebate. */
  rebate: z.number().int(),
  /** The part of the payout that is the rebate. */
  rebatePaid: minorText,
  currency: stakeCurrency,
  stakePerLine: amountText,
  stake: amountText,
  payout: minorText,
  state: z.enum(['running', 'won', 'lost', 'void']),
  /** Null until the ticket is settled, and for a void one. */
  won: z.array(wonLines).nullable(),
  placedAt: instant,
  settledAt: instant.nullable(),
});
export type Ticket = z.infer<typeof ticketValue>;

/** Why a ticket is not sold. */
export const saleRefusals = [
  'game_unknown',
  'game_closed',
  'game_maintenance',
  'issue_unknown',
  'issue_closed',
  'play_unknown',
  'selection_invalid',
  'line_count_out_of_range',
  'stake_not_in_units',
  'play_closed',
  'price_changed',
  'number_blocked',
  'number_full',
  'member_limit_reached',
  ...stakeRefusals,
] as const;

export const placeTickets = route.member('POST /lotto/lgw/games/:gameCode/tickets', {
  id: 'lottery.placeTickets',
  allowsDemo: true,
  summary: 'Buys tickets for the current issue, all or none',
  params: z.object({ gameCode }),
  body: z.object({
    issueId: id,
    /** The series of the tickets that do not name theirs. */
    series: series.optional(),
    tickets: z
      .array(
        z.object({
          /** Becomes the ticket's id: the same key again is the same ticket. */
          key: idempotencyKey,
          play: playCode,
          selection: selectionText,
          stakePerLine: amountText,
          /** The prize series of the play that the member saw: another one refuses. */
          series: series.optional(),
          /** The half-paid numbers that the member saw; with `series`, any other refuses. */
          halfPaid: numbersText.optional(),
          rebate: rebate.optional(),
        }),
      )
      .min(1)
      .max(20),
  }),
  value: z.object({
    tickets: z.array(ticketValue),
    balance: minorText,
    currency: stakeCurrency,
  }),
  refusals: saleRefusals,
});

export const cancelTicket = route.member('POST /lotto/lgw/games/:gameCode/tickets/:betId/cancel', {
  id: 'lottery.cancelTicket',
  allowsDemo: true,
  summary: 'Cancels a ticket of an issue that is still open, and returns its stake',
  params: z.object({ gameCode, betId: id }),
  value: ticketValue,
  refusals: ['bet_unknown', 'issue_closed', 'shares_not_returnable'],
});

/** How many issues a chase may take in. */
export const chaseIssuesMax = 120;

/** One selection in several coming issues, bought at once. */
export const chaseValue = z.object({
  chaseId: id,
  gameCode,
  play: z.string(),
  selection: z.string(),
  /** At the multiplier one. */
  stakePerLine: amountText,
  currency: stakeCurrency,
  /** After a win, the tickets of issues that are still open are cancelled. */
  stopsOnWin: z.boolean(),
  /**
   * Why it stopped before its last issue; null when it did not. `corrected`: after a win that the
   * correction of an official result took away.
   */
  stopReason: z.enum(['won', 'corrected', 'member']).nullable(),
  issues: z.number().int(),
  running: z.number().int(),
  won: z.number().int(),
  cancelled: z.number().int(),
  /** Of the tickets that were not cancelled. */
  stake: minorText,
  payout: minorText,
  lastIssueNumber: z.string(),
  placedAt: instant,
});
export type Chase = z.infer<typeof chaseValue>;

export const placeChase = route.member('POST /lotto/lgw/games/:gameCode/chases', {
  id: 'lottery.placeChase',
  allowsDemo: true,
  summary: 'Buys the same selection for several coming issues, all or none',
  params: z.object({ gameCode }),
  body: z.object({
    /** Becomes the chase's id. */
    key: idempotencyKey,
    play: playCode,
    selection: selectionText,
    stakePerLine: amountText,
    /** What the member saw of the play, as for single tickets. */
    series: series.optional(),
    halfPaid: numbersText.optional(),
    rebate: rebate.optional(),
    stopsOnWin: z.boolean(),
    tickets: z
      .array(
        z.object({
          key: idempotencyKey,
          issueNumber: z.string().max(24),
          /** Of the stake. */
          multiplier: z.number().int().min(1).max(99_999),
        }),
      )
      .min(2)
      .max(chaseIssuesMax),
  }),
  value: z.object({ chase: chaseValue, balance: minorText, currency: stakeCurrency }),
  refusals: saleRefusals,
});

export const myChases = route.member('GET /lotto/lgw/games/:gameCode/chases', {
  id: 'lottery.listMyChases',
  allowsDemo: true,
  summary: 'Lists the member’s chases of a lottery game, newest first',
  params: z.object({ gameCode }),
  query: pageQuery,
  value: definePage(chaseValue),
  refusals: ['game_unknown'],
});

export const stopChase = route.member('POST /lotto/lgw/games/:gameCode/chases/:chaseId/stop', {
  id: 'lottery.stopChase',
  allowsDemo: true,
  summary: 'Cancels the tickets of a chase whose issues are still open, and returns their stakes',
  params: z.object({ gameCode, chaseId: id }),
  value: chaseValue,
  refusals: ['bet_unknown'],
});

export const myTickets = route.member('GET /lotto/lgw/games/:gameCode/tickets', {
  id: 'lottery.listMyTickets',
  allowsDemo: true,
  summary: 'Lists the member’s tickets of a lottery game, newest first',
  params: z.object({ gameCode }),
  query: pageQuery.extend({ issueId: id.optional() }),
  value: definePage(ticketValue),
  refusals: ['game_unknown'],
});
