import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { id, operatorReason } from '../lib/shapes.ts';
import { isByTwo } from '../site/settings.ts';

/** Settings of money and risk, which two operators change. */

const setting = z.string().refine(isByTwo);
/** Compared with the value now, or checked by the row of the setting. */
const value = z.unknown();

const settingRequest = operatorRequest.extend({ setting, before: value, after: value });
export type SettingRequest = z.infer<typeof settingRequest>;

const settingRequests = z.object({
  requests: z.array(settingRequest),
  /** Another operator can confirm a request of the caller; false: it takes effect at once. */
  needsSecond: z.boolean(),
});

export const listSettingRequests = route.operator('GET /operator/settings/requests', {
  id: 'settingRequests.list',
  permission: 'settings.see',
  summary: 'Lists changes of settings that wait for a second operator, oldest first',
  value: settingRequests,
});

const params = z.object({ setting });

export const requestSetting = route.operator('POST /operator/settings/:setting/requests', {
  id: 'settingRequests.request',
  permission: 'settings.act',
  summary: 'Requests another value of a setting; a second operator confirms it',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    /** The value that the operator saw. */
    before: value,
    after: value,
    reason: operatorReason,
  }),
  value: settingRequests,
  refusals: ['setting_invalid', 'state_changed', 'request_waits', 'key_reused'],
});

const requestParams = params.extend({ requestId: id });
const requestPath = '/operator/settings/:setting/requests/:requestId' as const;

export const confirmSetting = route.operator(`POST ${requestPath}/confirm`, {
  id: 'settingRequests.confirm',
  permission: 'settings.approve',
  summary: 'Gives a setting the value that another operator requested; the site uses it at once',
  params: requestParams,
  value: settingRequests,
  refusals: ['setting_invalid', 'state_changed', 'request_unknown', 'second_operator_needed'],
});

export const withdrawSetting = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'settingRequests.withdraw',
  permission: 'settings.act',
  summary: 'Cancels a request for another value, or rejects that of another operator',
  params: requestParams,
  value: settingRequests,
  refusals: ['request_unknown'],
});
