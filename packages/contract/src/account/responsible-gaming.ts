import { z } from 'zod';
import { route } from '../lib/route.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { amountText, currency, instant, minorText } from '../lib/shapes.ts';
import { isOfKind } from './time-limits.ts';

/** Responsible gaming: limits, breaks and reality checks that a member sets. */

/** The amount of a `time` limit is in whole minutes, for 24 hours or 7 days. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** The last 24 hours, 7 days, 30 days. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minutes between reality checks, and the default for members who never chose. */
const checkIntervals = [15, 30, 60, 120, 240] as const;
export const checkMinutesDefault = 60;

export const timeOutLengths = ['day', 'week', 'month', 'six_weeks'] as const;
export const exclusionLengths = ['half_year', 'year', 'five_years', 'for_ever'] as const;

/** `under_age`: an operator found the member too young; it never ends. */
export const breakKinds = ['time_out', 'self_exclusion', 'under_age'] as const;

const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
const which = z.object({ kind, period });

export const playLimit = z.object({
  kind,
  period,
  /** Null: a time limit, whose amounts are minutes. */
  currency: currency.nullable(),
  amount: amountText,
  /** What counts against it now; negative when wins exceed losses. */
  used: minorText,
  /** An increase that waits for the member's confirmation; null amount: removal. */
  pending: z.object({ amount: amountText.nullable(), from: instant }).nullable(),
});
export type PlayLimit = z.infer<typeof playLimit>;

export const playBreak = z.object({
  kind: z.enum(breakKinds),
  /** Null: permanent. */
  until: instant.nullable(),
  /** When the account reopens; null: not decided yet. */
  opensAt: instant.nullable(),
  /** Whether the member may request reopening now. */
  mayAsk: z.boolean(),
});
export type PlayBreak = z.infer<typeof playBreak>;

/** Play restrictions that every page of a member needs. */
export const playNotice = z.object({
  checkDueAt: instant.nullable(),
  pause: z
    .object({
      /** `frozen`: an operator stopped the member's play. */
      kind: z.enum([...breakKinds, 'frozen']),
      until: instant.nullable(),
      /** Why play is frozen; null for breaks. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** When the member's time limit is used up, once that is near. */
  timeEndsAt: instant.nullable(),
  /** The time limit is used up; play is possible again from this time on. */
  timeOpensAt: instant.nullable(),
});
export type PlayNotice = z.infer<typeof playNotice>;

export const playSettings = z.object({
  limits: z.array(playLimit),
  /** Null: never chosen; `checkMinutesDefault` applies. */
  checkMinutes: z.union(checkIntervals.map((minutes) => z.literal(minutes))).nullable(),
  pause: playBreak.nullable(),
  /** False: breaks need no password to confirm. */
  hasPassword: z.boolean(),
});
export type PlaySettings = z.infer<typeof playSettings>;

export const readPlay = route.member('GET /wps/member/play', {
  id: 'responsibleGaming.get',
  summary: 'Returns the member’s limits and their use, the reality check, and the exclusion',
  value: playSettings,
});

export const setLimit = route.member('PUT /wps/member/play/limits', {
  id: 'responsibleGaming.setLimit',
  summary: 'Sets or lowers a limit at once; an increase waits a day and needs a confirmation',
  sealed: true,
  /** Required for an increase only. */
  body: which.extend({ amount: amountText.nullable(), ...reauthFields }).refine(isOfKind),
  value: playSettings,
  refusals: reauthRefusals,
});

export const confirmLimit = route.member('POST /wps/member/play/limits/increase/confirm', {
  id: 'responsibleGaming.confirmLimitIncrease',
  sealed: true,
  summary: 'Confirms an increase that has waited a day',
  body: which.extend(reauthFields),
  value: playSettings,
  refusals: [...reauthRefusals, 'limit_change_unknown', 'limit_change_too_soon'],
});

export const withdrawLimit = route.member('POST /wps/member/play/limits/increase/cancel', {
  id: 'responsibleGaming.cancelLimitIncrease',
  summary: 'Cancels an increase before it takes effect',
  body: which,
  value: playSettings,
  refusals: ['limit_change_unknown'],
});

export const setRealityCheckInterval = route.member('PUT /wps/member/play/reality-check', {
  id: 'responsibleGaming.setRealityCheckInterval',
  summary: 'Sets the interval of the reality check, in minutes',
  body: z.object({ minutes: z.union(checkIntervals.map((minutes) => z.literal(minutes))) }),
  value: playSettings,
});

export const readRealityCheck = route.member('GET /wps/member/play/reality-check', {
  id: 'responsibleGaming.getRealityCheck',
  summary: 'Returns play time and result since the login or the last reality check',
  value: z.object({ since: instant, staked: minorText, net: minorText, currency }),
});

export const acknowledgeRealityCheck = route.member('POST /wps/member/play/reality-check', {
  id: 'responsibleGaming.acknowledgeRealityCheck',
  summary: 'Acknowledges the reality check; stakes are accepted again',
  value: playNotice,
});

export const takeBreak = route.member('POST /wps/member/play/exclusions', {
  id: 'responsibleGaming.startExclusion',
  sealed: true,
  summary: 'Starts or extends a time-out or self-exclusion; neither can be shortened',
  body: z.object({
    length: z.enum([...timeOutLengths, ...exclusionLengths]),
    password: z.string().max(1024),
  }),
  value: playSettings,
  refusals: ['field_required', 'password_wrong', 'break_not_longer'],
});

export const askToReopen = route.member('POST /wps/member/play/exclusions/reopening', {
  id: 'responsibleGaming.requestReopening',
  sealed: true,
  summary: 'Requests that the account is reopened after a self-exclusion has ended',
  body: z.object(reauthFields),
  value: playSettings,
  refusals: [...reauthRefusals, 'reopen_too_soon'],
});

const change = z.enum([
  'set',
  'asked',
  'confirmed',
  'withdrawn',
  'check',
  'break',
  'reopen',
  'under_age',
]);

/** A change of the settings, and its time. */
export const playChange = z.object({
  id: z.string(),
  at: instant,
  change,
  kind: kind.nullable(),
  period: period.nullable(),
  /** Null when no money is involved, and in changes older than limit currencies. */
  currency: currency.nullable(),
  /** The new limit; null: removed. */
  amount: amountText.nullable(),
  minutes: z.number().int().nullable(),
  length: z.enum([...timeOutLengths, ...exclusionLengths]).nullable(),
  by: z.enum(['member', 'operator']),
});
export type PlayChange = z.infer<typeof playChange>;

export const responsibleGamingListChanges = route.member('GET /wps/member/play/history', {
  id: 'responsibleGaming.listChanges',
  summary: 'Lists the changes to the member’s limits, newest first',
  value: z.object({ changes: z.array(playChange) }),
});
