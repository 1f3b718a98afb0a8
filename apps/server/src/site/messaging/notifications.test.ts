// Goal: a notification takes the channels of its template, as far as the member has them, in the
// member's language. Method: the sender itself, with the outbox and the inbox read afterwards.
import { expect, test } from 'vitest';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { outboxJobs } from './jobs.ts';
import { sendNotification } from './send-notification.ts';
import type { NotifiedMember } from './template-row.ts';
import type { Notification, TemplateName } from './templates.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });

let made = 0;
/** A member of the database who has a mailbox and a number, or only one of them. */
async function createMember(has: Partial<NotifiedMember> = {}) {
  made += 1;
  const { memberId: id, account } = await signUp(server);
  const ways = {
    email: `member${made}@khela.example`,
    provenMobile: `+88017000000${10 + made}`,
    language: 'en',
  };
  return { id, username: account, ...ways, ...has };
}

const send = <Name extends TemplateName>(notification: Notification<Name>): Promise<void> =>
  server.ctx.db.transaction().execute((tx) => sendNotification(server.ctx, tx, notification));

const getInbox = (memberId: string) =>
  server.ctx.db
    .selectFrom('memberNotification')
    .select(['template', 'params', 'readAt'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();

const textsTo = (to: string | null) => readMessagesTo(server, to ?? '');

test('a member with a mailbox gets an e-mail and no SMS, and finds it in the inbox', async () => {
  const to = await createMember();
  await send({ to, template: 'password_changed', params: { hours: 24 } });
  const [letter] = await textsTo(to.email);
  expect(letter).toMatch(`The password of your account ${to.username} at Khelaghor was changed.`);
  expect(letter).toMatch('payouts pause for 24 hours');
  expect(await textsTo(to.provenMobile)).toEqual([]);
  expect(await getInbox(to.id)).toEqual([
    { template: 'password_changed', params: { hours: 24 }, readAt: null },
  ]);
});

test('a member without a mailbox gets an SMS, in their language', async () => {
  const to = await createMember({ email: null, language: 'bn' });
  await send({ to, template: 'factor_added' });
  expect(await textsTo(to.provenMobile)).toEqual([expect.stringMatching(/^[^A-Za-z]+$/u)]);
});

test('a channel that the sender excepts is left out, and the inbox is not', async () => {
  const to = await createMember({ email: null });
  await send({ to, template: 'new_device_login', except: ['sms'] });
  expect(await textsTo(to.provenMobile)).toEqual([]);
  expect(await getInbox(to.id)).toHaveLength(1);
});

test('what asks for every channel goes by e-mail and by SMS; a secret is not stored', async () => {
  const to = await createMember();
  const params = { address: 'https://khela.example/#secret' };
  const expiresAt = new Date(clock.now().getTime() + hourMs);
  await send({ to, template: 'factor_reset_requested', params, expiresAt });
  expect(await textsTo(to.email)).toEqual([expect.stringContaining(params.address)]);
  expect(await textsTo(to.provenMobile)).toEqual([expect.stringContaining(params.address)]);
  expect(await getInbox(to.id)).toEqual([]);
  const rows = await server.ctx.db
    .selectFrom('messageOutbox')
    .select(['channel', 'expiresAt'])
    .where('recipient', 'in', [to.email, to.provenMobile])
    .orderBy('channel')
    .execute();
  expect(rows).toEqual([
    { channel: 'mail', expiresAt },
    { channel: 'sms', expiresAt },
  ]);
});

test('an unknown mailbox gets a message without a recipient', async () => {
  const params = { account: 'nobody', address: 'https://khela.example/', minutes: 15 };
  await send({ to: { email: null, language: 'en' }, template: 'password_reset_link', params });
  const row = await server.ctx.db
    .selectFrom('messageOutbox')
    .select(['channel', 'recipient', 'expiresAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(clock.now().getTime() + dayMs);
  expect(row).toEqual({ channel: 'mail', recipient: null, expiresAt });
});

test('the inbox forgets after half a year', async () => {
  const { id, ...to } = await createMember();
  await send({ to: { id, ...to }, template: 'factor_added' });
  const forget = async () => {
    await outboxJobs(server.ctx)['purge-notifications']?.({}, {} as never);
  };
  clock.advance(180 * dayMs);
  await forget();
  expect(await getInbox(id)).toHaveLength(1);
  clock.advance(1);
  await forget();
  expect(await getInbox(id)).toEqual([]);
});
