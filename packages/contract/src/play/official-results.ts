import { z } from 'zod';
import { adminIssue } from './lottery-admin.ts';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { gameCode, id, instant, localText, minorText, stakeCurrency } from '../lib/shapes.ts';

/**
 * Results of lotteries that are drawn elsewhere. Two operators enter the same result, or the signed
 * feed sends it.
 */

/** The numbers of a result, in drawn order, part after part. */
export const resultNumbers = z.array(z.number().int().min(0).max(999)).min(1).max(200);

const resultEntry = z.object({
  /** The operator; null: the feed. */
  enteredBy: z.string().nullable(),
  isOwn: z.boolean(),
  result: resultNumbers,
  enteredAt: instant,
});

const correction = operatorRequest.extend({
  previousResult: resultNumbers,
  result: resultNumbers,
  outcome: z.enum(['done', 'withdrawn']).nullable(),
  endedBy: z.string().nullable(),
  endedAt: instant.nullable(),
  /** When all tickets were paid by the new result. */
  completedAt: instant.nullable(),
});

/** How a result is typed: rows of cells, and the places of the result that each cell fills. */
const resultForm = z.array(
  z.object({
    /** The prize; null: no name of its own. */
    label: localText.nullable(),
    /** The lowest and the highest number of a place. */
    from: z.number().int(),
    to: z.number().int(),
    /** Of several places: digits that are typed together. */
    cells: z.array(z.array(z.number().int())),
  }),
);
export type ResultForm = z.infer<typeof resultForm>;

export const issueResults = z.object({
  gameCode,
  title: localText,
  issue: adminIssue,
  form: resultForm,
  entries: z.array(resultEntry),
  /** Newest first. */
  corrections: z.array(correction),
});
export type IssueResults = z.infer<typeof issueResults>;
export type IssueCorrection = IssueResults['corrections'][number];

/** What a correction would move, in one currency. */
export const correctionSum = z.object({
  currency: stakeCurrency,
  tickets: z.number().int(),
  /** Tickets whose payout changes, and whose they are. */
  changed: z.number().int(),
  members: z.number().int(),
  takenBack: minorText,
  added: minorText,
  /** What wallets do not hold now. */
  debts: minorText,
});
export type CorrectionSum = z.infer<typeof correctionSum>;

const params = z.object({ gameCode, issueId: id });

export const listAwaitedResults = route.operator('GET /operator/lottery-results/awaited', {
  id: 'lottery.admin.listAwaitedResults',
  permission: 'games.see',
  summary: 'Lists closed draws that wait for their official result, the longest wait first',
  value: z.object({ issues: z.array(issueResults) }),
});

export const getIssueResults = route.operator(
  'GET /operator/lotteries/:gameCode/issues/:issueId/results',
  {
    id: 'lottery.admin.getResults',
    permission: 'games.see',
    summary: 'Returns what was entered as the result of a draw, and its corrections',
    params,
    value: issueResults,
    refusals: ['game_unknown', 'issue_unknown'],
  },
);

const entryRefusals = [
  'game_unknown',
  'issue_unknown',
  'result_own_draw',
  'result_known',
  'issue_called_off',
] as const;

export const enterResult = route.operator(
  'PUT /operator/lotteries/:gameCode/issues/:issueId/result',
  {
    id: 'lottery.admin.enterResult',
    permission: 'games.act',
    summary:
      'Enters the official result, in place of an earlier entry of the caller; the second operator with the same numbers draws the issue',
    params,
    body: z.object({ result: resultNumbers }),
    value: issueResults,
    refusals: [...entryRefusals, 'result_sale_open', 'result_malformed'],
  },
);

export const withdrawResult = route.operator(
  'DELETE /operator/lotteries/:gameCode/issues/:issueId/result',
  {
    id: 'lottery.admin.withdrawResult',
    permission: 'games.act',
    summary: 'Withdraws the caller’s entry',
    params,
    value: issueResults,
    refusals: [...entryRefusals, 'result_entry_unknown'],
  },
);

/** The feed's signed message: HMAC-SHA256 over time and body, as with payment gateways. */
export const pushResult = route.gateway('POST /feeds/lottery-results', {
  id: 'lottery.pushResult',
  summary: 'Receives an official result from the signed feed; safe to repeat and to reorder',
  body: z.object({
    gameCode,
    issueNumber: z.string().max(24),
    result: resultNumbers,
    /** When the feed had the result. */
    drawnAt: instant,
  }),
  value: z.object({ received: z.literal(true) }),
  refusals: [
    'result_feed_closed',
    'signature_wrong',
    'game_unknown',
    'issue_unknown',
    'result_own_draw',
    'issue_called_off',
    'result_sale_open',
    'result_malformed',
    'result_conflict',
  ],
});
