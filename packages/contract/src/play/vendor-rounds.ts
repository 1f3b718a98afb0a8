import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import {
  currency,
  gameCode,
  id,
  instant,
  localText,
  minorText,
  operatorReason,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';
import { vendorCode } from './vendors.ts';

/**
 * Rounds that a vendor began and never ended: one operator requests the end or the refund of a
 * round, another one confirms it.
 */

/** `end`: its running bets are lost. `refund`: its running bets are cancelled. */
export const roundAct = z.enum(['end', 'refund']);

export const openRound = z.object({
  id,
  vendor: vendorCode,
  gameCode,
  gameTitle: localText,
  /** The vendor's id of it. */
  ref: z.string(),
  memberId: id,
  account: z.string(),
  openedAt: instant,
  state: z.enum(['open', 'ended']),
  /** Its running bets, and the sum of their stakes. */
  runningBets: z.number().int(),
  inPlay: minorText,
  currency,
  /** The request that waits for another operator. */
  waiting: operatorRequest.extend({ act: roundAct }).nullable(),
});
export type OpenRound = z.infer<typeof openRound>;

export const listOpenRounds = route.operator('GET /operator/vendor-rounds', {
  id: 'vendorRounds.admin.list',
  permission: 'games.see',
  summary:
    'Lists the rounds that vendors began more than an hour ago and have not ended, oldest first',
  query: pageQuery.extend({ vendor: vendorCode.optional() }),
  value: definePage(openRound),
});

const params = z.object({ id });
const actParams = z.object({ id, actId: id });

export const requestRoundAct = route.operator('POST /operator/vendor-rounds/:id/acts', {
  id: 'vendorRounds.admin.request',
  permission: 'games.act',
  summary: 'Requests the end or the refund of a round; a second operator confirms it',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    act: roundAct,
    reason: operatorReason,
  }),
  value: openRound,
  refusals: ['round_unknown', 'round_ended', 'round_too_young', 'round_act_waits', 'key_reused'],
});

export const confirmRoundAct = route.operator(
  'POST /operator/vendor-rounds/:id/acts/:actId/confirm',
  {
    id: 'vendorRounds.admin.confirm',
    permission: 'games.approve',
    summary: 'Confirms another operator’s request: ends or refunds the round, once',
    params: actParams,
    value: openRound,
    refusals: ['round_unknown', 'round_ended', 'round_act_unknown', 'second_operator_needed'],
  },
);

export const withdrawRoundAct = route.operator(
  'POST /operator/vendor-rounds/:id/acts/:actId/withdraw',
  {
    id: 'vendorRounds.admin.cancel',
    permission: 'games.act',
    summary: 'Cancels a pending request',
    params: actParams,
    value: openRound,
    refusals: ['round_unknown', 'round_act_unknown'],
  },
);
