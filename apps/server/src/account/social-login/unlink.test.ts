// Goal: an operator can unlink an identity, after a wait, with a reason, with notice to its owner,
// and never the last way to log in. Method: the console's calls while its session lasts, then the
// same use cases, a held clock, and the job that ends what is due.
import { expect, test } from 'vitest';
import {
  identitiesList,
  identitiesAdminCancelUnlink,
  identitiesAdminList,
  identitiesAdminUnlink,
} from '@khelaghor/client/routes/account.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { bindAccount } from './linked-identities.ts';
import { elsewhereJobs } from './jobs.ts';
import { askUnbind, keepBound, readMemberIdentities } from './unlink.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });

let made = 0;
async function boundMember(change: { hasPassword?: boolean } = {}) {
  const member = await signUp(server);
  made += 1;
  const email = `unbind${made}@example.org`;
  const { memberId } = member;
  await changeMember(server, memberId, { email, ...change });
  const subject = String(made);
  await bindAccount(server.ctx, server.ctx.db, { memberId, provider: 'google', subject });
  return { ...member, email, subject };
}

const actor = 'operator:shapla';
const provider = 'google';
const unbind = (memberId: string, reason = 'Showed the card and the last deposit') =>
  askUnbind(server.ctx, { memberId, provider, reason, actor });
const keep = (memberId: string) => keepBound(server.ctx, { memberId, provider, actor });
const list = (memberId: string) => readMemberIdentities(server.ctx, memberId);
const runJob = async () => {
  const job = elsewhereJobs(server.ctx)['unlink-due-identities'];
  await (job as () => Promise<void>)();
};

test('the console requests and cancels an unlinking, with a reason, by member and provider', async () => {
  const { memberId } = await boundMember();
  const browser = await openConsole(server);
  const which = { params: { id: memberId, provider: 'google' as const } };
  const empty = await browser.call(identitiesAdminUnlink, { ...which, body: { reason: '' } });
  expect(empty).toMatchObject({ code: 'field_required' });
  expect(empty).toHaveProperty('fields.reason');
  expect(
    await browser.call(identitiesAdminUnlink, { ...which, body: { reason: 'The card' } }),
  ).toMatchObject({ value: { accounts: [{ provider: 'google' }] } });
  expect(await browser.call(identitiesAdminCancelUnlink, which)).toMatchObject({ success: true });
  expect(await browser.call(identitiesAdminList, { params: { id: memberId } })).toMatchObject({
    value: { accounts: [{ provider: 'google', unbindDueAt: null }] },
  });
});

test('unlinking takes effect after three days, and the owner is notified at once and at the end', async () => {
  const { memberId, email, browser, subject } = await boundMember();
  expect(await unbind(memberId, '  ')).toMatchObject({ refusal: 'field_required' });
  expect(await unbind(memberId, 'x'.repeat(301))).toMatchObject({
    refusal: 'field_too_long',
    fields: { reason: { code: 'field_too_long' } },
  });
  const unbindDueAt = new Date(clock.now().getTime() + 3 * dayMs).toISOString();
  expect(await unbind(memberId)).toMatchObject({ value: { accounts: [{ unbindDueAt }] } });
  expect(await unbind(memberId)).toMatchObject({ refusal: 'state_changed' });
  expect((await readMessagesTo(server, email))[0]).toContain('unlinked in 72 hours');
  expect(await browser.call(identitiesList, {})).toMatchObject({
    value: { accounts: [{ provider: 'google', unbindDueAt }] },
  });
  clock.advance(3 * dayMs - 1);
  await runJob();
  expect(await list(memberId)).toMatchObject({
    value: { accounts: [{ unbindDueAt }] },
  });
  clock.advance(1);
  await runJob();
  await runJob();
  expect(await list(memberId)).toMatchObject({
    value: { accounts: [] },
  });
  const told = await readMessagesTo(server, email);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('was unlinked');
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor', 'detail'])
    .where('subject', '=', `member:${memberId}`)
    .where('kind', 'like', 'member.elsewhere_%')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    'member.elsewhere_unbind_asked',
    'member.elsewhere_unbound',
  ]);
  expect(JSON.stringify(events[0]?.detail)).toContain('Showed the card');
  expect(events[0]?.actor).toMatch(/^operator:/u);
  expect(await unbind(memberId)).toMatchObject({ refusal: 'elsewhere_unknown' });
  // From then on another member can link it.
  const next = await boundMember();
  const { ctx } = server;
  const binding = { memberId: next.memberId, provider: 'facebook' as const, subject };
  expect(await bindAccount(ctx, ctx.db, binding)).toBe('bound');
});

test('an operator can cancel it, and the identity logs in as before', async () => {
  const { memberId } = await boundMember();
  expect(await keep(memberId)).toMatchObject({ refusal: 'state_changed' });
  await unbind(memberId);
  expect(await keep(memberId)).toMatchObject({ value: { accounts: [{ unbindDueAt: null }] } });
  clock.advance(4 * dayMs);
  await runJob();
  expect(await list(memberId)).toMatchObject({
    value: { accounts: [{ provider: 'google' }] },
  });
});

test('keeps the last way to log in, at the request and at the end', async () => {
  const only = await boundMember({ hasPassword: false });
  expect(await unbind(only.memberId)).toMatchObject({ refusal: 'elsewhere_last_way' });
  const { memberId } = await boundMember();
  await unbind(memberId);
  await changeMember(server, memberId, { hasPassword: false });
  clock.advance(3 * dayMs);
  await runJob();
  expect(await list(memberId)).toMatchObject({
    value: { accounts: [{ unbindDueAt: null }] },
  });
});

test('another linked identity is a way to log in, unless its own unlinking is pending', async () => {
  const { memberId } = await boundMember({ hasPassword: false });
  const { ctx } = server;
  const binding = { memberId, provider: 'facebook', subject: `f${made}` } as const;
  await bindAccount(ctx, ctx.db, binding);
  expect(await unbind(memberId)).toMatchObject({ ok: true });
  const both = { memberId, provider: 'facebook', reason: 'both', actor } as const;
  expect(await askUnbind(ctx, both)).toMatchObject({ refusal: 'elsewhere_last_way' });
});

test('refuses an unknown member', async () => {
  const id = '01936d00-0000-7000-8000-0000000000ff';
  expect(await unbind(id)).toMatchObject({ refusal: 'member_unknown' });
  expect(await keep(id)).toMatchObject({ refusal: 'member_unknown' });
  expect(await list(id)).toMatchObject({ refusal: 'member_unknown' });
});
