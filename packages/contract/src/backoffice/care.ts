import { z } from 'zod';
import { route } from '../lib/route.ts';
import { calendarDay, definePage, id, instant, pageQuery } from '../lib/shapes.ts';
import { defineLines } from '../lib/typed-fields.ts';

/** Markers of harm in members' play, and care for the members who show them. */

/**
 * Markers of a day of Dhaka.
 * stakes_after_losses: stakes are larger after a loss than after a win. deposits_after_losses:
 * deposits within an hour of losses. night_play: minutes of play between midnight and five.
 * many_deposits, failed_deposits: deposits of the day. limits_raised: limits raised, or wanted so.
 * limits_reached: deposits refused by a limit of the member. long_session: minutes of play without
 * a pause of half an hour.
 */
export const harmMarker = z.enum([
  'stakes_after_losses',
  'deposits_after_losses',
  'night_play',
  'many_deposits',
  'failed_deposits',
  'limits_raised',
  'limits_reached',
  'long_session',
]);
export type HarmMarker = z.infer<typeof harmMarker>;

/** The score of a day has this bound, however many markers it shows. */
export const harmScoreMax = 100;
/** From this score on the desk gets a case, and the member a message. */
export const careThreshold = 40;

export const harmReason = z.object({
  marker: harmMarker,
  points: z.number().int().min(1),
  /** Deposits, limits, minutes, or the hundredths of a stake after a win. */
  count: z.number().int().min(0),
});
export type HarmReason = z.infer<typeof harmReason>;

const harmScore = z.object({
  score: z.number().int().min(0).max(harmScoreMax),
  /** The weightiest first. */
  reasons: z.array(harmReason),
});
export type HarmScore = z.infer<typeof harmScore>;

/** Acts of operators. All but `call_noted` and `closed` send the member a message. */
export const careActKinds = [
  'care_message',
  'call_noted',
  'limit_proposed',
  'break_offered',
  'closed',
] as const;
export type CareActKind = (typeof careActKinds)[number];

export const careCase = harmScore.extend({
  id,
  memberId: id,
  account: z.string(),
  /** The latest day whose score reached the threshold. */
  day: calendarDay,
  openedAt: instant,
  /** The member got a message when it was opened. */
  isTold: z.boolean(),
  closedAt: instant.nullable(),
  acts: z.array(
    z.object({ id, kind: z.enum(careActKinds), note: z.string(), by: z.string(), at: instant }),
  ),
});
export type CareCase = z.infer<typeof careCase>;

export const listCareCases = route.operator('GET /operator/care-cases', {
  id: 'care.list',
  permission: 'members.see',
  summary: 'Lists members whose play shows markers of harm: open cases oldest first, closed newest',
  query: pageQuery.extend({ state: z.enum(['open', 'closed']) }),
  value: definePage(careCase),
});

const memberCare = z.object({
  /** Days with a score above 0, the newest first. */
  days: z.array(harmScore.extend({ day: calendarDay })),
  cases: z.array(careCase),
});
export type MemberCare = z.infer<typeof memberCare>;

export const readMemberCare = route.operator('GET /operator/members/:id/care', {
  id: 'care.getOfMember',
  permission: 'members.see',
  summary: 'Returns a member’s scores of harm by day with their reasons, and the cases',
  params: z.object({ id }),
  value: memberCare,
  refusals: ['member_unknown'],
});

export const actOnCareCase = route.operator('POST /operator/care-cases/:id/acts', {
  id: 'care.act',
  permission: 'members.act',
  summary: 'Records what was done for a member, sends the message that belongs to it, or closes',
  params: z.object({ id }),
  body: z.object({
    /** Made by the console: the same key acts once. */
    key: id,
    kind: z.enum(careActKinds),
    note: defineLines(500).min(3),
  }),
  value: memberCare,
  refusals: ['care_case_unknown', 'state_changed', 'key_reused'],
});
