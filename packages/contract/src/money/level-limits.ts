import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { amountText, currency, id, minorText, operatorReason } from '../lib/shapes.ts';

/** Limits of deposits by the level of identity documents. Two operators change them. */

/** Level 0: no document is accepted and valid; 1: one is. */
export const limitedLevels = ['0', '1'] as const;
export type LimitedLevel = (typeof limitedLevels)[number];
const level = z.enum(limitedLevels);

export const levelLimitTerms = z.object({
  /** The most in a day of Dhaka; null: no limit. */
  dayMaximum: amountText.nullable(),
  /** The most in a month of the calendar; null: no limit. */
  monthMaximum: amountText.nullable(),
});
export type LevelLimitTerms = z.infer<typeof levelLimitTerms>;

/** The limit that leaves a member the least now. */
export const levelLimit = z.object({
  level,
  period: z.enum(['day', 'month']),
  maximum: amountText,
  left: minorText,
});
export type LevelLimit = z.infer<typeof levelLimit>;

export const deskLevelLimit = z.object({
  currency,
  level,
  terms: levelLimitTerms,
  version: z.number().int(),
  waiting: operatorRequest.extend({ terms: levelLimitTerms }).nullable(),
});
export type DeskLevelLimit = z.infer<typeof deskLevelLimit>;

const limitList = z.object({ limits: z.array(deskLevelLimit) });
const path = '/operator/level-limits';
const params = z.object({ currency, level });

export const listLevelLimits = route.operator(`GET ${path}`, {
  id: 'levelLimits.list',
  permission: 'money.see',
  summary: 'Lists the limits of deposits by currency and level',
  value: limitList,
});

export const requestLevelLimit = route.operator(`POST ${path}/:currency/:level/requests`, {
  id: 'levelLimits.request',
  permission: 'money.act',
  summary: 'Requests other limits of deposits for a level; a second operator confirms them',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    terms: levelLimitTerms,
    reason: operatorReason,
  }),
  value: limitList,
  refusals: ['level_limits_contradict', 'terms_changed', 'request_waits', 'key_reused'],
});

const requestParams = params.extend({ requestId: id });
const requestPath = `${path}/:currency/:level/requests/:requestId` as const;

export const confirmLevelLimit = route.operator(`POST ${requestPath}/confirm`, {
  id: 'levelLimits.confirm',
  permission: 'money.approve',
  summary: 'Gives a level the limits that another operator requested',
  params: requestParams,
  value: limitList,
  refusals: [
    'level_limits_contradict',
    'request_unknown',
    'second_operator_needed',
    'terms_changed',
  ],
});

export const withdrawLevelLimit = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'levelLimits.withdraw',
  permission: 'money.act',
  summary: 'Cancels a request for other limits, or rejects that of another operator',
  params: requestParams,
  value: limitList,
  refusals: ['request_unknown'],
});
