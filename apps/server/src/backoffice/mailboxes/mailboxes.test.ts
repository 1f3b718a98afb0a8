// Goal: mail of the console goes to an address only after its code was entered, and to the one
// before until then; codes are limited. Method: the routes of both addresses, with a fake clock
// and the outbox.
import { beforeEach, expect, test } from 'vitest';
import {
  alertRulesAdminChangeEmail,
  alertRulesAdminConfirmEmail,
  alertRulesAdminList,
  reportOrdersChangeEmail,
  reportOrdersConfirmEmail,
  reportOrdersList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { readEmailCodeSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { setSettings } from '../../site/settings/index.ts';

const clock = createFakeClock(new Date('2026-11-27T06:00:00Z'));
const { server, operator } = await withOperator({ clock, logLevel: 'silent' });
const { db } = server.ctx;

const report = {
  read: async () => (await operator.callOrFail(reportOrdersList, {})).mailbox,
  set: (email: string) => operator.call(reportOrdersChangeEmail, { body: { email } }),
  enter: (code: string) => operator.call(reportOrdersConfirmEmail, { body: { code } }),
};
const alert = {
  read: async () => (await operator.callOrFail(alertRulesAdminList, {})).mailbox,
  set: (email: string) => operator.call(alertRulesAdminChangeEmail, { body: { email } }),
  enter: (code: string) => operator.call(alertRulesAdminConfirmEmail, { body: { code } }),
};

beforeEach(async () => {
  await db.deleteFrom('deskMailbox').execute();
  await db.deleteFrom('verificationCode').execute();
});

const codeOf = (email: string) => readEmailCodeSentTo(server, email);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const { read, set, enter } = report;
const wrong = { code: 'mail_code_wrong', fields: { code: expect.any(String) as string } };

test.each([
  { kind: 'report', desk: report, subject: 'report_email:shapla' },
  { kind: 'alert', desk: alert, subject: 'alert_email' },
])(
  'the address of $kind mail waits for its code, and the one before gets it meanwhile',
  async ({ kind, desk, subject }) => {
    const { read, set, enter } = desk;
    await set('first@example.com');
    expect(await read()).toEqual({ email: '', awaiting: 'first@example.com' });
    expect(await enter(await codeOf('first@example.com'))).toMatchObject({
      value: { mailbox: { email: 'first@example.com', awaiting: null } },
    });
    clock.advance(minuteMs);
    await set('next@example.com');
    expect(await read()).toEqual({ email: 'first@example.com', awaiting: 'next@example.com' });
    const { recipients } = await operator.callOrFail(reportOrdersList, {});
    expect(recipients.map(({ email }) => email)).toEqual(
      kind === 'report' ? ['first@example.com'] : [],
    );
    await enter(await codeOf('next@example.com'));
    expect(await read()).toEqual({ email: 'next@example.com', awaiting: null });
    const events = await db
      .selectFrom('eventLog')
      .select(['kind', 'subject', 'detail'])
      .where('kind', 'like', `${kind}_email.%`)
      .orderBy('id')
      .execute();
    const [first, next] = ['first@example.com', 'next@example.com'];
    expect(events).toEqual([
      { kind: `${kind}_email.changed`, subject, detail: { before: null, after: first } },
      { kind: `${kind}_email.confirmed`, subject, detail: { before: null, after: first } },
      { kind: `${kind}_email.changed`, subject, detail: { before: first, after: next } },
      { kind: `${kind}_email.confirmed`, subject, detail: { before: first, after: next } },
    ]);
  },
);

test.each<[string, () => Promise<string>]>([
  ['that is another', async () => otherThan(await codeOf('padma@example.com'))],
  [
    'after five tries',
    async () => {
      const code = await codeOf('padma@example.com');
      for (let tries = 0; tries < 5; tries += 1) await enter(otherThan(code));
      return code;
    },
  ],
  [
    'after ten minutes',
    async () => {
      clock.advance(10 * minuteMs);
      return codeOf('padma@example.com');
    },
  ],
  [
    'that a newer one replaced',
    async () => {
      const code = await codeOf('padma@example.com');
      clock.advance(minuteMs);
      await set('padma@example.com');
      return (await codeOf('padma@example.com')) === code ? otherThan(code) : code;
    },
  ],
  [
    'of another address',
    async () => {
      const code = await codeOf('padma@example.com');
      clock.advance(minuteMs);
      await set('meghna@example.com');
      return (await codeOf('meghna@example.com')) === code ? otherThan(code) : code;
    },
  ],
  [
    'of an address that waits no more',
    async () => {
      const code = await codeOf('padma@example.com');
      await set('');
      return code;
    },
  ],
])('an address is not proved by a code %s', async (_name, prepare) => {
  await set('padma@example.com');
  expect(await enter(await prepare())).toMatchObject(wrong);
  expect((await read()).email).toBe('');
});

test('an address is proved once by codes that are entered at the same time', async () => {
  await set('padma@example.com');
  const code = await codeOf('padma@example.com');
  const replies = await Promise.all([enter(code), enter(code), enter(code)]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test('an address gets a code once a minute and five times an hour', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await set('padma@example.com')).toMatchObject({ success: true });
    expect(await set('padma@example.com')).toMatchObject({ code: 'mail_too_soon' });
    clock.advance(minuteMs);
  }
  for (const email of ['padma@example.com', 'meghna@example.com'])
    expect(await set(email)).toMatchObject({ code: 'mail_too_soon' });
  expect((await read()).awaiting).toBe('padma@example.com');
  // In steps that keep the session alive.
  for (let step = 0; step < 5; step += 1) {
    clock.advance(11 * minuteMs);
    await read();
  }
  expect(await set('meghna@example.com')).toMatchObject({ success: true });
});

test('an address is kept without a code when the new one is given up, and ended when it is empty', async () => {
  await set('padma@example.com');
  await enter(await codeOf('padma@example.com'));
  clock.advance(minuteMs);
  await set('meghna@example.com');
  const sent = (await readMessagesTo(server, 'padma@example.com')).length;
  await set('padma@example.com');
  expect(await read()).toEqual({ email: 'padma@example.com', awaiting: null });
  expect(await readMessagesTo(server, 'padma@example.com')).toHaveLength(sent);
  await set('');
  expect(await read()).toEqual({ email: '', awaiting: null });
});

test('an address is refused when it is none, or when no e-mail leaves the site', async () => {
  expect(await set('padma')).toMatchObject({ code: 'malformed' });
  await setSettings(server.ctx, { moneyMode: 'real' }, 'operator:test');
  expect(await set('padma@example.com')).toMatchObject({ code: 'mail_closed' });
  await setSettings(server.ctx, { moneyMode: 'play' }, 'operator:test');
  expect(await read()).toEqual({ email: '', awaiting: null });
});
