import { isDeepStrictEqual } from 'node:util';
import type {
  listSettingRequests,
  requestSetting as requestRoute,
} from '@khelaghor/contract/backoffice/setting-requests.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { isByTwo } from '@khelaghor/contract/site/settings.ts';
import type { SettingByTwo } from '@khelaghor/contract/site/settings.ts';
import { settingsTable } from '@khelaghor/contract/site/settings-table.ts';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import {
  confirmChange,
  listChanges,
  requestChange,
  withdrawChange,
} from '../../lib/change-requests/request-change.ts';
import type { ChangeRules } from '../../lib/change-requests/request-change.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { hasOperatorWith } from '../../lib/operators-with.ts';
import { changeSettings, invalidateSettings, lockSettings } from './read-settings.ts';

/** Settings of money and risk: one operator requests another value, and another one confirms it. */

const settingChange = z.object({ before: z.unknown(), after: z.unknown() });
type SettingChange = z.infer<typeof settingChange>;
type Fault = 'setting_invalid' | 'state_changed';

const needed = 'settings.approve';

/** Subject: the key of the setting. */
const settingRules: ChangeRules<SettingChange, Fault> = {
  kind: 'setting',
  schema: settingChange,
  async check(_ctx, tx, { subject, change: { before, after } }) {
    if (!isByTwo(subject)) return refuse('setting_invalid');
    if (!settingsTable[subject].schema.safeParse(after).success) return refuse('setting_invalid');
    const settings = await lockSettings(tx);
    return isDeepStrictEqual(settings[subject], before) ? ok(null) : refuse('state_changed');
  },
  async apply(ctx, tx, { id, subject, change: { after }, reason, caller, askedBy }) {
    const actor = getOperatorActor(caller.username);
    const request = { reason, request: id, askedBy };
    await changeSettings(ctx, tx, { [subject]: after }, actor, request);
  },
  events: { asked: 'setting.asked', withdrawn: 'setting.withdrawn' },
  describe: ({ subject, change }) => ({ subject: `setting:${subject}`, detail: change }),
  unlessOther: needed,
};

/** Returns the requests that wait, as an operator sees them. */
export async function readSettingRequests(
  { db }: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof listSettingRequests>> {
  const [changes, needsSecond] = await Promise.all([
    listChanges(db, settingRules, caller),
    hasOperatorWith(db, [needed], { exceptOperator: caller.operatorId }),
  ]);
  const requests = changes.flatMap(({ subject, change: { before, after }, ...request }) =>
    isByTwo(subject) ? [{ ...request, setting: subject, before, after }] : [],
  );
  return { requests, needsSecond };
}

type Asked = ParsedBody<typeof requestRoute> & { readonly setting: SettingByTwo };

/** Requests another value of a setting, once for each key. */
export async function requestSetting(
  ctx: Context,
  { key: id, setting: subject, before, after, reason }: Asked,
  caller: OperatorCaller,
): Promise<Result<null, (typeof requestRoute)['refusals'][number]>> {
  const change = { before, after };
  const done = await requestChange(ctx, settingRules, { id, subject, change, reason, caller });
  invalidateSettings(ctx);
  return done;
}

type Decided = { readonly setting: SettingByTwo; readonly requestId: string };

/** Gives a setting the value that another operator requested. */
export async function confirmSetting(
  ctx: Context,
  { setting: subject, requestId: id }: Decided,
  caller: OperatorCaller,
) {
  const done = await confirmChange(ctx, settingRules, { id, subject, caller });
  invalidateSettings(ctx);
  return done;
}

/** Withdraws a request that waits, or rejects that of another operator. */
export const withdrawSetting = (
  ctx: Context,
  { setting: subject, requestId: id }: Decided,
  caller: OperatorCaller,
) => withdrawChange(ctx, settingRules, { id, subject, caller });
