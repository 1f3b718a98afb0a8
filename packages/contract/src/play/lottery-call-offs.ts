import { z } from 'zod';
import { adminIssue } from './lottery-admin.ts';
import { route } from '../lib/route.ts';
import { gameCode, id, localText, operatorReason } from '../lib/shapes.ts';

/**
 * Issues that are called off: one without tickets by one operator, others by a request of one and
 * the confirmation of another. An issue that is drawn here is called off while it is on sale: what
 * comes then is fixed by its seed and the beacon. An official one can be until its result is known.
 */

const params = z.object({ gameCode, issueId: id });
const actParams = z.object({ gameCode, issueId: id, callOffId: id });
const path = '/operator/lotteries/:gameCode/issues/:issueId';

export const callOffIssue = route.operator(`POST ${path}/cancel`, {
  id: 'lotteryCallOffs.callOff',
  permission: 'games.act',
  summary: 'Calls off an issue that is not drawn yet and has no tickets',
  params,
  body: z.object({ reason: operatorReason }),
  value: adminIssue,
  refusals: ['game_unknown', 'issue_unknown', 'issue_drawn', 'issue_decided', 'issue_has_stakes'],
});

export const listWaitingCallOffs = route.operator('GET /operator/lottery-call-offs', {
  id: 'lotteryCallOffs.listWaiting',
  permission: 'games.see',
  summary: 'Lists the issues that an operator requested to call off, the next draw first',
  value: z.object({
    issues: z.array(z.object({ gameCode, title: localText, issue: adminIssue })),
  }),
});

export const requestCallOff = route.operator(`POST ${path}/call-offs`, {
  id: 'lotteryCallOffs.request',
  permission: 'games.act',
  summary: 'Requests that an issue with tickets is called off; a second operator confirms it',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    reason: operatorReason,
  }),
  value: adminIssue,
  refusals: [
    'game_unknown',
    'issue_unknown',
    'issue_drawn',
    'issue_decided',
    'issue_called_off',
    'call_off_waits',
    'key_reused',
  ],
});

export const confirmCallOff = route.operator(`POST ${path}/call-offs/:callOffId/confirm`, {
  id: 'lotteryCallOffs.confirm',
  permission: 'games.approve',
  summary: 'Confirms another operator’s request; all stakes of the issue are returned',
  params: actParams,
  value: adminIssue,
  refusals: [
    'game_unknown',
    'issue_unknown',
    'issue_drawn',
    'issue_decided',
    'call_off_unknown',
    'second_operator_needed',
  ],
});

export const withdrawCallOff = route.operator(`POST ${path}/call-offs/:callOffId/withdraw`, {
  id: 'lotteryCallOffs.cancel',
  permission: 'games.act',
  summary: 'Cancels a pending request, or rejects that of another operator',
  params: actParams,
  value: adminIssue,
  refusals: ['game_unknown', 'issue_unknown', 'call_off_unknown'],
});
