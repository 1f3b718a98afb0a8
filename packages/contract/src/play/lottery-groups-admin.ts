import { z } from 'zod';
import { groupValue } from './lottery-groups.ts';
import { route } from '../lib/route.ts';
import { definePage, gameCode, id, localText, pageQuery } from '../lib/shapes.ts';

/** The group tickets of an issue, as operators see them: those for friends, too. */

export const adminGroup = groupValue
  .pick({
    groupId: true,
    currency: true,
    play: true,
    lineCount: true,
    stake: true,
    shares: true,
    sharePrice: true,
    feeHundredths: true,
    visibility: true,
    sold: true,
    guaranteed: true,
    state: true,
    payout: true,
    placedAt: true,
  })
  .extend({
    /** The organiser's account. */
    account: z.string(),
    /** The play and what was chosen in it, in words. */
    betOn: localText,
    /** The first 60 characters of what the ticket bets on. */
    selection: z.string(),
    /** Members who have shares, the organiser with them. */
    members: z.number().int(),
  });
export type AdminGroup = z.infer<typeof adminGroup>;

export const listIssueGroups = route.operator(
  'GET /operator/lotteries/:gameCode/issues/:issueId/groups',
  {
    id: 'lottery.admin.listGroups',
    permission: 'games.see',
    summary: 'Lists the group tickets of an issue, newest first',
    params: z.object({ gameCode, issueId: id }),
    query: pageQuery,
    value: definePage(adminGroup),
    refusals: ['game_unknown', 'issue_unknown'],
  },
);
