import { z } from 'zod';
import { feedbackState } from '../account/feedback.ts';
import { applicationState } from '../growth/promotions.ts';
import type { Permission } from '../lib/permissions.ts';
import { route } from '../lib/route.ts';
import { calendarDay, gameCode, id } from '../lib/shapes.ts';
import { depositState } from '../money/deposits.ts';
import { withdrawalState } from '../money/withdrawals.ts';
import { issueState } from '../play/lottery.ts';
import { vendorCode } from '../play/vendors.ts';
import { defineAccount, defineSearch } from '../lib/typed-fields.ts';

/**
 * The console's lists as files: all rows that fit the filters of the list, however many there are.
 * Each download is an event of the log.
 */
const declareFile = <const Name extends string, const P extends Permission, Q extends z.ZodObject>(
  name: Name,
  permission: P,
  { of, query }: { readonly of: string; readonly query: Q },
) =>
  route.operator(`GET /operator/files/${name}` as const, {
    id: `listFiles.${name.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase())}`,
    permission,
    summary: `Downloads ${of} as CSV`,
    query,
    media: 'text/csv',
    value: z.string(),
  });

const all = z.object({});
const ofMember = z.object({ memberId: id });

export const membersFile = declareFile('members', 'members.export', {
  of: 'members, all or those that a search finds',
  query: z.object({ q: defineSearch(100).min(2).optional() }),
});

export const loginsFile = declareFile('logins', 'members.export', {
  of: 'the sessions of a member',
  query: ofMember,
});

export const timelineFile = declareFile('timeline', 'members.export', {
  of: 'the events of a member',
  query: ofMember,
});

export const adjustmentsFile = declareFile('adjustments', 'members.export', {
  of: 'the adjustments of a member’s wallet',
  query: ofMember,
});

export const memberDepositsFile = declareFile('member-deposits', 'members.export', {
  of: 'the deposits of a member',
  query: ofMember,
});

export const memberWithdrawalsFile = declareFile('member-withdrawals', 'members.export', {
  of: 'the withdrawals of a member',
  query: ofMember,
});

export const feedbackFile = declareFile('feedback', 'members.export', {
  of: 'feedback by state',
  query: z.object({ state: feedbackState.optional() }),
});

export const depositsFile = declareFile('deposits', 'money.export', {
  of: 'deposits by state',
  query: z.object({ state: depositState.optional() }),
});

export const claimsFile = declareFile('claims', 'money.export', {
  of: 'the claims of deposits that wait for an operator',
  query: all,
});

export const statementLinesFile = declareFile('statement-lines', 'money.export', {
  of: 'lines of statements that belong to no deposit yet',
  query: all,
});

export const withdrawalsFile = declareFile('withdrawals', 'money.export', {
  of: 'withdrawals by state',
  query: z.object({ state: withdrawalState.optional() }),
});

export const disputesFile = declareFile('disputes', 'money.export', {
  of: 'disputed payouts',
  query: all,
});

export const betsFile = declareFile('bets', 'games.export', {
  of: 'the bets of a member in all games',
  query: z.object({ account: defineAccount(40).min(1) }),
});

export const openRoundsFile = declareFile('open-rounds', 'games.export', {
  of: 'rounds that vendors began more than an hour ago and have not ended',
  query: z.object({ vendor: vendorCode.optional() }),
});

export const drawsFile = declareFile('draws', 'games.export', {
  of: 'the draws of a lottery',
  query: z.object({
    gameCode,
    state: issueState.optional(),
    /** The day that their numbers begin with. */
    day: calendarDay.optional(),
  }),
});

export const groupsFile = declareFile('groups', 'games.export', {
  of: 'the group tickets of a draw',
  query: z.object({ issueId: id }),
});

export const applicationsFile = declareFile('applications', 'promotions.export', {
  of: 'members who take part in promotions, by the state of their applications',
  query: z.object({ state: applicationState.optional() }),
});

export const broadcastsFile = declareFile('broadcasts', 'promotions.export', {
  of: 'messages that operators sent to members',
  query: all,
});
