import { z } from 'zod';
import { balanceValue } from './money/wallet.ts';
import { depositValue } from './money/deposits.ts';
import { groupValue } from './play/lottery-groups.ts';
import { issueValue } from './play/lottery.ts';
import { promotionStatus } from './growth/promotions.ts';
import { anyCurrency, currency, instant } from './lib/shapes.ts';
import { messageKind } from './site/member-messages.ts';
import { withdrawalValue } from './money/withdrawals.ts';

/**
 * The site's only WebSocket. Messages are numbered; after a gap or a reconnection the browser
 * fetches again.
 */
export const noticesPath = '/wps/notices';

/** Messages of the server. */
export const serverNotice = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.literal(1),
    seq: z.literal(0),
    /**
     * The member who is logged in in this browser. Only a page that was opened for them hears what
     * concerns them.
     */
    memberId: z.string().nullable(),
    now: instant,
    /** Whether the site is open to this browser: 0, 1 or 2 as `site.status` says. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  }),
  z.object({ type: z.literal('balance'), seq: z.number().int(), balance: balanceValue }),
  z.object({
    type: z.literal('deposit'),
    seq: z.number().int(),
    deposit: depositValue,
    /** The deposit has just come into the balance, for the first time. */
    hasArrived: z.boolean(),
  }),
  z.object({ type: z.literal('withdrawal'), seq: z.number().int(), withdrawal: withdrawalValue }),
  z.object({
    type: z.literal('issue'),
    seq: z.number().int(),
    issue: issueValue,
    /** With a draw: the current issue, and the next one. */
    coming: z.tuple([issueValue, issueValue]).optional(),
  }),
  z.object({
    type: z.literal('tickets-settled'),
    seq: z.number().int(),
    issueId: z.string(),
    currency: anyCurrency,
    stake: z.string(),
    payout: z.string(),
  }),
  /**
   * Tickets were cancelled and their stakes returned: by the member, a chase, the issue, or a group
   * whose shares were not all taken.
   */
  z.object({
    type: z.literal('tickets-cancelled'),
    seq: z.number().int(),
    gameCode: z.string(),
    reason: z.enum(['member', 'won', 'issue', 'group']),
    currency: anyCurrency,
    stake: z.string(),
  }),
  /** A group ticket was put up, shares of it were sold, or its sale ended. */
  z.object({
    type: z.literal('lottery-group'),
    seq: z.number().int(),
    gameCode: z.string(),
    /** Null: one for friends. Its id is its link, and so is not told to all who watch the game. */
    group: groupValue.pick({ groupId: true, sold: true, state: true }).nullable(),
    /** Whether it was put up just now, so that lists lack it. */
    isNew: z.boolean(),
  }),
  /** The result of a draw was corrected, and the member's tickets were paid anew. */
  z.object({
    type: z.literal('tickets-corrected'),
    seq: z.number().int(),
    gameCode: z.string(),
    issueNumber: z.string(),
    currency: anyCurrency,
    /** The payouts of these tickets before and now. */
    before: z.string(),
    payout: z.string(),
    /** What the wallet did not hold, and the member owes now. */
    debt: z.string(),
  }),
  /** The site may have closed or opened: fetch the status. */
  z.object({ type: z.literal('site-status'), seq: z.number().int() }),
  /** An operator changed the member's status in a promotion. */
  z.object({
    type: z.literal('promotion'),
    seq: z.number().int(),
    promotionId: z.string(),
    status: promotionStatus,
    currency,
    amount: z.string().nullable(),
  }),
  /** The member's feedback was answered. */
  z.object({ type: z.literal('feedback'), seq: z.number().int(), feedbackId: z.string() }),
  /** The member has a new message. */
  z.object({ type: z.literal('message'), seq: z.number().int(), kind: messageKind }),
  z.object({
    type: z.literal('session-ended'),
    seq: z.number().int(),
    /** The member's time limit is used up; play is possible again from this time on. */
    timeOpensAt: instant.optional(),
  }),
  /** The member's time limit is nearly used up: fetch it. */
  z.object({ type: z.literal('play-time'), seq: z.number().int() }),
  z.object({ type: z.literal('pong'), seq: z.number().int() }),
]);
export type ServerNotice = z.infer<typeof serverNotice>;

/** Messages of the browser: the lottery games whose draws it watches, and a heartbeat. */
export const clientNotice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('watch'), gameCodes: z.array(z.string().max(24)).max(10) }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientNotice = z.infer<typeof clientNotice>;
