// Goal: operators write to one member, to some or to all; each gets a message once, whatever
// happens while it is sent, and reads it with their own names. Method: a console, members in their
// browsers, and the job itself.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { messagesCountUnread } from '@khelaghor/client/routes/first.gen.ts';
import {
  broadcastsAdminList,
  broadcastsAdminPreview,
  broadcastsAdminSend,
  broadcastsAdminStop,
  broadcastTemplatesAdminDelete,
  broadcastTemplatesAdminList,
  broadcastTemplatesAdminSave,
} from '@khelaghor/client/routes/growth.gen.ts';
import {
  messagesDelete,
  messagesList,
  messagesMarkRead,
} from '@khelaghor/client/routes/site.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { BroadcastAudience, sendBroadcast } from '@khelaghor/contract/growth/broadcasts.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { deliverBroadcasts } from './deliver.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const { browser: operator } = shapla;
const { ctx } = server;
const rina = await signUp(server, { balanceMinor: 50_000n });
const tanvir = await signUp(server);

const everyone: BroadcastAudience = {
  account: null,
  role: null,
  language: null,
  dialingCode: null,
  registeredSince: null,
  activeSince: null,
  balanceAtLeast: null,
};

type Order = BodyOf<typeof sendBroadcast>;
const order = (part: Partial<Order> = {}): Order => ({
  key: v7(),
  title: { bn: 'নমস্কার', en: 'Hello' },
  body: { bn: 'কথা আছে।', en: 'We have news.' },
  link: null,
  purpose: 'service',
  audience: { ...everyone, account: rina.account },
  values: {},
  ...part,
});

const send = (part: Partial<Order> = {}) =>
  operator.call(broadcastsAdminSend, { body: order(part) });

async function deliver(part: Partial<Order> = {}): Promise<string> {
  const key = v7();
  expect(await send({ key, ...part })).toMatchObject({ success: true });
  await deliverBroadcasts(ctx);
  return key;
}

const inboxOf = async ({ browser }: TestMember) =>
  (await browser.callOrFail(messagesList, { query: { topic: 'operator' } })).items;

const count = async (part: Partial<BroadcastAudience>, purpose: Order['purpose'] = 'service') => {
  const body = { purpose, audience: { ...everyone, ...part } };
  return (await operator.callOrFail(broadcastsAdminPreview, { body })).members;
};

test('one member reads a message with their name and the operator’s values, and no other does', async () => {
  const link = { page: 'promotions', id: null } as const;
  await deliver({
    title: { bn: '{nickname}, {prize}', en: '{nickname}, {prize}' },
    body: { bn: '{brand} · {account}', en: '{brand} for {account}' },
    link,
    values: { prize: '৳50' },
  });
  const [message] = await inboxOf(rina);
  expect(message).toMatchObject({
    kind: 'operator',
    title: `${rina.account}, ৳50`,
    text: `Khelaghor for ${rina.account}`,
    link,
    isRead: false,
  });
  expect(await inboxOf(tanvir)).toEqual([]);
});

test('open pages hear of a message; it is read, counted and deleted by its member only', async () => {
  const { socket, next } = await openNotices(server, { browser: rina.browser });
  await next();
  const { unread } = await rina.browser.callOrFail(messagesCountUnread, {});
  await deliver();
  expect(await next()).toMatchObject({ type: 'message', seq: 1, kind: 'operator' });
  socket.close();
  const [message] = await inboxOf(rina);
  const id = message?.id ?? '';
  const read = (by: TestMember) => by.browser.callOrFail(messagesMarkRead, { body: { ids: [id] } });
  expect(await rina.browser.callOrFail(messagesCountUnread, {})).toEqual({ unread: unread + 1 });
  await read(tanvir);
  await tanvir.browser.callOrFail(messagesDelete, { params: { id } });
  expect((await inboxOf(rina))[0]).toMatchObject({ id, isRead: false });
  expect(await read(rina)).toEqual({ unread });
  await rina.browser.callOrFail(messagesDelete, { params: { id } });
  await deliverBroadcasts(ctx);
  expect((await inboxOf(rina)).map((each) => each.id)).not.toContain(id);
});

test('pages of the list follow each other, and a cursor that is none is refused', async () => {
  for (let number = 0; number < 3; number += 1) await deliver();
  const whole = await inboxOf(rina);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { topic: 'operator', limit: 2, ...(cursor !== undefined && { cursor }) } as const;
    const page = await rina.browser.callOrFail(messagesList, { query });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(whole.map(({ id }) => id));
  const wrong = await rina.browser.call(messagesList, { query: { cursor: 'x' } });
  expect(wrong).toMatchObject({ code: 'malformed' });
});

test.each<[string, Partial<Order>, object]>([
  [
    'a name without a value',
    { body: { bn: '{prize}', en: '{gift}' } },
    { code: 'variable_missing', message: 'Give the values that the text names: prize, gift.' },
  ],
  ['a brace of its own', { title: { bn: 'ক', en: 'a { b' } }, { code: 'text_braces' }],
  [
    'a value with braces',
    { body: { bn: '{a}', en: '{a}' }, values: { a: '{account}' } },
    { code: 'text_braces' },
  ],
  [
    'an unknown member',
    { audience: { ...everyone, account: 'nobodyhere' } },
    { code: 'member_unknown', fields: { account: 'There is no member with this username.' } },
  ],
  [
    'an audience without members',
    { audience: { ...everyone, balanceAtLeast: '999999999999' } },
    { code: 'audience_empty' },
  ],
])('refuses %s', async (_name, part, refusal) => {
  expect(await send(part)).toMatchObject(refusal);
});

test('the same key sends once, and another message under it is refused', async () => {
  const part = { key: v7() };
  const first = await send(part);
  expect(await send(part)).toMatchObject({ success: true });
  expect(await send({ ...part, purpose: 'offer' })).toMatchObject({ code: 'key_reused' });
  await deliverBroadcasts(ctx);
  const { items } = await operator.callOrFail(broadcastsAdminList, { query: {} });
  expect(items.filter(({ id }) => id === part.key)).toMatchObject([
    { state: 'sent', sent: 1, expected: 1 },
  ]);
  expect(first).toMatchObject({ success: true, value: { id: part.key } });
});

test('the key of another operator’s message sends nothing, and says so', async () => {
  const body = order();
  expect(await operator.call(broadcastsAdminSend, { body })).toMatchObject({ success: true });
  const { browser: jaba } = await inviteOperator(server, shapla, 'jaba');
  expect(await jaba.call(broadcastsAdminSend, { body })).toMatchObject({ code: 'key_reused' });
});

test('each filter narrows the audience', async () => {
  const all = await count({});
  expect(all).toBe(2);
  expect(await count({ balanceAtLeast: '50000' })).toBe(1);
  expect(await count({ balanceAtLeast: '50001' })).toBe(0);
  expect(await count({ role: 'agent' })).toBe(0);
  expect(await count({ role: 'member' })).toBe(2);
  expect(await count({ language: 'en' })).toBe(2);
  expect(await count({ language: 'bn' })).toBe(0);
  expect(await count({ dialingCode: '880' })).toBe(0);
  await sql`update member set mobile = '+8801700000001', mobile_verified_at = now()
    where id = ${tanvir.memberId}`.execute(ctx.db);
  expect(await count({ dialingCode: '880' })).toBe(1);
  expect(await count({ dialingCode: '91' })).toBe(0);
  const tomorrow = new Date(ctx.clock.now().getTime() + dayMs).toISOString();
  expect(await count({ registeredSince: tomorrow })).toBe(0);
  expect(await count({ activeSince: tomorrow })).toBe(0);
});

test.each<[string, string | null, number]>([
  ['time_out', "now() - interval '1 day'", 2],
  ['time_out', "now() + interval '1 day'", 1],
  ['self_exclusion', null, 1],
])('a member on a break gets no offer: %s until %s', async (kind, until, members) => {
  await sql`insert into play_restriction (member_id, exclusion_kind, exclusion_started_at,
      exclusion_until)
    values (${tanvir.memberId}, ${kind}, now() - interval '2 days',
      ${sql.raw(until ?? "now() + interval '1 year'")})
    on conflict (member_id) do update set exclusion_kind = excluded.exclusion_kind,
      exclusion_started_at = excluded.exclusion_started_at,
      exclusion_until = excluded.exclusion_until`.execute(ctx.db);
  expect(await count({}, 'offer')).toBe(members);
  expect(await count({}, 'service')).toBe(2);
});

/** Adds members who look like an existing one. */
async function addMembers(copies: number): Promise<void> {
  await sql`insert into member select (jsonb_populate_record(m, jsonb_build_object(
      'id', gen_random_uuid(), 'username', 'copy' || i, 'email', null, 'mobile', null,
      'mobile_verified_at', null, 'email_verified_at', null
    ))).* from member m, generate_series(1, ${copies}::int) i
    where m.id = ${rina.memberId}`.execute(ctx.db);
}

test('three jobs at once give each of 1,200 members one message, and a stopped one ends', async () => {
  await addMembers(1_200);
  const expected = await count({});
  const key = v7();
  expect(await send({ key, audience: everyone })).toMatchObject({ success: true });
  await Promise.all([deliverBroadcasts(ctx), deliverBroadcasts(ctx), deliverBroadcasts(ctx)]);
  const { rows } = await sql<{ members: number; messages: number }>`
    select count(distinct member_id)::int as members, count(*)::int as messages
    from member_notification where text_id = ${key}`.execute(ctx.db);
  expect(rows).toEqual([{ members: expected, messages: expected }]);
  const { items } = await operator.callOrFail(broadcastsAdminList, { query: {} });
  expect(items[0]).toMatchObject({ id: key, state: 'sent', sent: expected, expected });

  const stop = (id: string) => operator.call(broadcastsAdminStop, { params: { id } });
  expect(await stop(key)).toMatchObject({ code: 'state_changed' });
  expect(await stop(v7())).toMatchObject({ code: 'broadcast_unknown' });
});

test('templates are saved over each other, listed and deleted', async () => {
  const id = v7();
  const { title, body, link } = order();
  const draft = { name: 'Greeting', title, body, link };
  const save = (part: Partial<typeof draft>, revision: string | null = null) =>
    operator.call(broadcastTemplatesAdminSave, {
      params: { id },
      body: { ...(revision === null && draft), ...part, revision },
    });
  expect(await save({ title: { bn: '{', en: 'a' } })).toMatchObject({ code: 'text_braces' });
  expect(await save({})).toMatchObject({ success: true });
  const list = async () => (await operator.callOrFail(broadcastTemplatesAdminList, {})).templates;
  const [saved] = await list();
  expect(await save({ name: 'Welcome' }, saved?.revision)).toMatchObject({ success: true });
  expect(await list()).toMatchObject([{ id, name: 'Welcome' }]);
  const remove = () => operator.call(broadcastTemplatesAdminDelete, { params: { id } });
  expect(await remove()).toMatchObject({ success: true });
  expect(await remove()).toMatchObject({ code: 'broadcast_unknown' });
  expect(await list()).toEqual([]);
});
