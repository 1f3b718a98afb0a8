// Goal: settings of money and risk and rules of alerts change once, by two operators, by the form,
// a restore or a file, and at once in a house of one. Method: the console's calls by one operator,
// then by several, at once where they could meet.
import { v7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  alertRulesAdminConfirm,
  alertRulesAdminList,
  alertRulesAdminRequest,
  alertRulesAdminWithdraw,
  configurationAdminImport,
  configurationAdminPreviewImport,
  settingRequestsConfirm,
  settingRequestsList,
  settingRequestsRequest,
  settingRequestsWithdraw,
  settingsAdminGet,
  settingsAdminListChanges,
  waitingRequestsList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { editSettings } from '@khelaghor/testkit/edit-settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { readSettings } from './index.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const reason = 'The margin is too low';

const read = () => shapla.browser.callOrFail(settingsAdminGet, {});
const list = async (by = shapla) => by.browser.callOrFail(settingRequestsList, {});
type Key =
  | 'turnoverHundredths'
  | 'payoutSecondFrom'
  | 'payoutConfirmMinutes'
  | 'regionPolicies'
  | 'moneyMode'
  | 'minimumAge'
  | 'merchant';

async function request<K extends Key>(setting: K, after: SiteSettings[K], key = v7()) {
  const body = { key, before: (await read())[setting], after, reason };
  return shapla.browser.call(settingRequestsRequest, { params: { setting }, body });
}
const confirm = (by: TestOperator, setting: Key, requestId: string) =>
  by.browser.call(settingRequestsConfirm, { params: { setting, requestId } });
const withdraw = (by: TestOperator, setting: Key, requestId: string) =>
  by.browser.call(settingRequestsWithdraw, { params: { setting, requestId } });

test('an operator who is alone changes such settings at once, with a reason', async () => {
  expect(await editSettings(shapla.browser, { turnoverHundredths: 50 })).toMatchObject({
    code: 'setting_by_two',
  });
  expect(await list()).toEqual({ requests: [], needsSecond: false });
  const key = v7();
  expect(await request('turnoverHundredths', 50, key)).toMatchObject({ value: { requests: [] } });
  expect(await read()).toMatchObject({ turnoverHundredths: 50 });
  const { items } = await shapla.browser.callOrFail(settingsAdminListChanges, { query: {} });
  expect(items).toMatchObject([
    { key: 'turnoverHundredths', before: 0, after: 50, request: { askedBy: 'shapla', reason } },
  ]);
  // The form sends such a setting too, as it is.
  const body = { turnoverHundredths: 50, digits: 'beng' } as const;
  expect(await editSettings(shapla.browser, body)).toMatchObject({ success: true });
});

describe('in a house of three operators', () => {
  let karim: TestOperator;
  let robi: TestOperator;
  beforeAll(async () => {
    karim = await inviteOperator(server, shapla, 'karim');
    robi = await inviteOperator(server, karim, 'robi');
  });

  test('a request changes nothing until another operator confirms it', async () => {
    const key = v7();
    expect(await request('payoutSecondFrom', 5_000, key)).toMatchObject({
      value: {
        needsSecond: true,
        requests: [{ id: key, setting: 'payoutSecondFrom', before: 0, after: 5_000, isOwn: true }],
      },
    });
    expect(await request('payoutSecondFrom', 5_000, key)).toMatchObject({ success: true });
    expect(await request('payoutSecondFrom', 6_000)).toMatchObject({ code: 'request_waits' });
    expect(await request('payoutSecondFrom', 6_000, key)).toMatchObject({ code: 'key_reused' });
    expect(await read()).toMatchObject({ payoutSecondFrom: 0 });
    const waiting = await karim.browser.callOrFail(waitingRequestsList, {});
    expect(waiting.requests).toMatchObject([
      { kind: 'setting', subject: 'payoutSecondFrom', askedBy: 'shapla', reason, isOwn: false },
    ]);
    expect(await confirm(shapla, 'payoutSecondFrom', key)).toMatchObject({
      code: 'second_operator_needed',
    });
    expect(await confirm(karim, 'payoutConfirmMinutes', key)).toMatchObject({
      code: 'request_unknown',
    });
    for (const _time of ['once', 'again'])
      expect(await confirm(karim, 'payoutSecondFrom', key)).toMatchObject({
        value: { requests: [] },
      });
    expect(await readSettings(server.ctx)).toMatchObject({ payoutSecondFrom: 5_000 });
    const { items } = await karim.browser.callOrFail(settingsAdminListChanges, {
      query: { limit: 1 },
    });
    expect(items).toMatchObject([
      { by: { name: 'karim' }, request: { askedBy: 'shapla', reason }, before: 0, after: 5_000 },
    ]);
  });

  test.each([
    ['moneyMode', 'real'],
    ['minimumAge', 25],
    ['merchant', 'other_house'],
  ] as const)('%s changes to %s by a second operator, and back', async (setting, after) => {
    const { [setting]: before } = await read();
    expect(await editSettings(shapla.browser, { [setting]: after })).toMatchObject({
      code: 'setting_by_two',
    });
    for (const [from, to] of [
      [before, after],
      [after, before],
    ]) {
      const key = v7();
      expect(await request(setting, to as typeof before, key)).toMatchObject({ success: true });
      expect(await readSettings(server.ctx)).toMatchObject({ [setting]: from });
      expect(await confirm(shapla, setting, key)).toMatchObject({
        code: 'second_operator_needed',
      });
      expect(await confirm(karim, setting, key)).toMatchObject({ success: true });
      expect(await readSettings(server.ctx)).toMatchObject({ [setting]: to });
      const { items } = await karim.browser.callOrFail(settingsAdminListChanges, {
        query: { limit: 1 },
      });
      expect(items).toMatchObject([
        { key: setting, before: from, after: to, request: { askedBy: 'shapla', reason } },
      ]);
    }
  });

  test.each([
    ['minimumAge', 17],
    ['merchant', 'Other House'],
    ['merchant', ''],
  ] as const)('%s is not requested as %j', async (setting, after) => {
    expect(await request(setting, after)).toMatchObject({ code: 'setting_invalid' });
  });

  test('the asker cancels a request, and another one rejects it', async () => {
    for (const by of [shapla, karim]) {
      const key = v7();
      await request('payoutConfirmMinutes', 30, key);
      expect(await withdraw(by, 'payoutConfirmMinutes', key)).toMatchObject({
        value: { requests: [] },
      });
      expect(await confirm(karim, 'payoutConfirmMinutes', key)).toMatchObject({
        code: 'request_unknown',
      });
    }
    expect(await read()).toMatchObject({ payoutConfirmMinutes: 60 });
  });

  test('of two who confirm at once one changes it, and one who rejects then is late', async () => {
    const key = v7();
    const [first] = (await read()).regionPolicies;
    if (!first) throw new Error('there is a rule for all countries');
    await request('regionPolicies', [{ ...first, minimumAge: 25 }], key);
    const answers = await Promise.all([
      confirm(karim, 'regionPolicies', key),
      confirm(robi, 'regionPolicies', key),
      withdraw(shapla, 'regionPolicies', key),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('values that make no sense, of no such setting or upon another one are refused', async () => {
    expect(await request('payoutConfirmMinutes', 1)).toMatchObject({ code: 'setting_invalid' });
    const stale = { key: v7(), before: 17, after: 30, reason };
    const params = { setting: 'payoutConfirmMinutes' } as const;
    expect(
      await shapla.browser.call(settingRequestsRequest, { params, body: stale }),
    ).toMatchObject({
      code: 'state_changed',
    });
    const other = { setting: 'digits' as 'turnoverHundredths' };
    expect(
      await shapla.browser.call(settingRequestsRequest, { params: other, body: stale }),
    ).toMatchObject({ code: 'malformed' });
  });

  test('a file requests what two operators change, and changes the rest', async () => {
    const settings = Object.entries({
      turnoverHundredths: 70,
      payoutSecondFrom: 9_000,
      digits: 'latn',
    }).map(([id, value]) => ({ id, value }));
    const sections = { settings };
    const file = JSON.stringify({ format: 'khelaghor-settings', version: 2, sections });
    const waits = v7();
    await request('payoutSecondFrom', 8_000, waits);
    const shown = await shapla.browser.callOrFail(configurationAdminPreviewImport, {
      body: { file },
    });
    const body = { file, basis: shown.sections[0]?.basis ?? '', reason };
    const params = { section: 'settings' } as const;
    expect(
      await shapla.browser.callOrFail(configurationAdminImport, { params, body }),
    ).toMatchObject({
      things: [
        { id: 'turnoverHundredths', outcome: 'requested' },
        { id: 'payoutSecondFrom', outcome: 'waiting' },
        { id: 'digits', outcome: 'done' },
      ],
    });
    expect(await read()).toMatchObject({ turnoverHundredths: 50, digits: 'latn' });
    const { requests } = await list(karim);
    const asked = requests.find(({ setting }) => setting === 'turnoverHundredths');
    expect(asked).toMatchObject({ before: 50, after: 70, reason });
    await confirm(karim, 'turnoverHundredths', asked?.id ?? '');
    expect(await read()).toMatchObject({ turnoverHundredths: 70, payoutSecondFrom: 5_000 });
    await withdraw(shapla, 'payoutSecondFrom', waits);
  });

  test('two operators change a rule of alerts', async () => {
    const readRule = async (by = karim) => {
      const { rules, needsSecond } = await by.browser.callOrFail(alertRulesAdminList, {});
      const rule = rules.find(({ kind }) => kind === 'job_late');
      if (!rule) throw new Error('there is a rule for each kind');
      return { ...rule, needsSecond };
    };
    const params = { kind: 'job_late' } as const;
    const { terms: now, version, needsSecond } = await readRule();
    expect(needsSecond).toBe(true);
    const terms = { ...now, threshold: now.threshold + 5, enabled: false };
    const ask = (key: string) =>
      shapla.browser.call(alertRulesAdminRequest, {
        params,
        body: { key, version, terms, reason },
      });
    const dropped = v7();
    expect(await ask(dropped)).toMatchObject({ success: true });
    await karim.browser.callOrFail(alertRulesAdminWithdraw, {
      params: { ...params, requestId: dropped },
    });
    const requestId = v7();
    await ask(requestId);
    expect(await readRule()).toMatchObject({
      terms: now,
      waiting: { id: requestId, terms, reason },
    });
    const decided = { params: { ...params, requestId } };
    expect(await shapla.browser.call(alertRulesAdminConfirm, decided)).toMatchObject({
      code: 'second_operator_needed',
    });
    await karim.browser.callOrFail(alertRulesAdminConfirm, decided);
    expect(await readRule()).toMatchObject({
      terms,
      version: version + 1,
      waiting: null,
      changed: { by: 'karim' },
    });
    expect(await ask(v7())).toMatchObject({ code: 'terms_changed' });
  });
});
