// Goal: operators find in the event log what happened, in pages that neither repeat nor leave out,
// and read no secret there. Method: events written to a private database, read by the call.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  eventLogDownload,
  eventLogGetChain,
  eventLogList,
  eventLogListKinds,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { readEventLog } from '@khelaghor/contract/backoffice/activity-log.ts';
import type { QueryOf } from '@khelaghor/contract/lib/route.ts';
import { extendEventChain, verifyEventChain } from '@khelaghor/db/event-log-chain.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { hiddenMark } from './hide-secrets.ts';

const write = (at: string, kind: string, actor: string, subject: string, detail: object = {}) =>
  sql`insert into event_log (at, kind, actor, subject, detail)
    values (${at}::timestamptz, ${kind}, ${actor}, ${subject}, ${JSON.stringify(detail)}::jsonb)
  `.execute(server.ctx.db);

const { server, operator } = await withOperator();
const member = await signUp(server);
const subject = `member:${member.memberId}`;
// Several in one moment, and one between two milliseconds.
await write('2026-01-01T10:00:00.000Z', 'test.one', 'operator:rita', subject, { n: 1 });
await write('2026-01-01T10:00:00.000Z', 'test.two', 'operator:rita', 'setting:freePlay');
await write('2026-01-01T10:00:00.000400Z', 'test.one', subject, subject);
await write('2026-01-02T10:00:00.000Z', 'test.one', 'system', 'site', {
  before: { passwordHash: '$argon2id$', nested: [{ token: 'abc' }] },
  reason: 'seen',
});

async function read(query: QueryOf<typeof readEventLog> = {}) {
  return operator.callOrFail(eventLogList, { query });
}

const kindsAnd = async (query: QueryOf<typeof readEventLog>): Promise<string[]> =>
  (await read(query)).items.map(({ kind, actor }) => `${kind} ${actor.type}:${actor.name}`);

const until = '2026-01-03T00:00:00Z';

/** The lines of a file of the log. */
async function download(query: Record<string, string>): Promise<string[]> {
  const path = `${eventLogDownload.path}?${String(new URLSearchParams(query))}`;
  const response = await operator.send(path, { headers: { language: 'en' } });
  return (await response.text()).trimEnd().split('\r\n');
}

test('pages of one hold every event once, newest first', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ until, limit: 1, ...(cursor !== undefined && { cursor }) });
    seen.push(...page.items.map(({ kind, actor }) => `${kind} ${actor.type}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([
    'test.one system',
    'test.one member',
    'test.two operator',
    'test.one operator',
  ]);
});

test('filters by kind, actor, subject and time, alone and together', async () => {
  const called = member.account;
  expect(await kindsAnd({ until, kind: 'test.two' })).toEqual(['test.two operator:rita']);
  expect(await kindsAnd({ until, actor: 'rita' })).toHaveLength(2);
  expect(await kindsAnd({ until, actor: 'operator:rita', kind: 'test.one' })).toHaveLength(1);
  expect(await kindsAnd({ until, actor: called })).toEqual([`test.one member:${called}`]);
  expect(await kindsAnd({ until, subject: called })).toHaveLength(2);
  expect(await kindsAnd({ until, subject: `member:${member.memberId}` })).toHaveLength(2);
  expect(await kindsAnd({ until, subject: 'freePlay' })).toEqual(['test.two operator:rita']);
  expect(await kindsAnd({ until, subject: 'site' })).toEqual(['test.one system:']);
  expect(await kindsAnd({ until, actor: 'nobody-at-all' })).toEqual([]);
  expect(await kindsAnd({ from: '2026-01-02T10:00:00Z', until })).toHaveLength(1);
  expect(await kindsAnd({ until: '2026-01-02T10:00:00Z' })).toHaveLength(3);
});

test('secrets are hidden at any depth, and the rest is readable', async () => {
  const [event] = (await read({ until, subject: 'site' })).items;
  expect(event?.detail).toEqual({
    before: { passwordHash: hiddenMark, nested: [{ token: hiddenMark }] },
    reason: 'seen',
  });
});

test('a file holds every event of the filters, and no cell that a spreadsheet computes', async () => {
  await write('2026-01-02T11:00:00.000Z', '=cmd()', 'operator:rita', subject, { a: '"x", y' });
  const lines = await download({ until });
  // Reading the text takes the byte order mark away.
  expect(lines[0]).toBe('Number,Time (UTC),Event,Actor,Subject,Details');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(
    new RegExp(
      `^\\d+,2026-01-02T11:00:00.000Z,'=cmd\\(\\),operator:rita,member:${member.account},` +
        String.raw`"\{""a"":""\\""x\\"", y""\}"$`,
      'u',
    ),
  );
  expect(lines[2]).toContain(hiddenMark);
  expect(await download({ until, kind: 'test.two' })).toHaveLength(2);
});

test('the head of the chain is that of the newest batch', async () => {
  expect(await operator.callOrFail(eventLogGetChain, {})).toEqual({ head: null, lastAudit: null });
  await extendEventChain(server.ctx.db);
  const { end } = await verifyEventChain(server.ctx.db);
  expect(await operator.callOrFail(eventLogGetChain, {})).toMatchObject({
    head: { batchNo: '1', hash: end?.hash.toString('hex') },
  });
});

test('every kind in the log is named once', async () => {
  const { kinds } = await operator.callOrFail(eventLogListKinds, {});
  expect(kinds).toEqual(expect.arrayContaining(['operator.claimed', 'test.one', 'test.two']));
  expect(kinds).toEqual([...new Set(kinds)].toSorted());
});

test.each(['0', '-1', 'x', '999999999999999999', `1' or true`])(
  'a cursor of %s is refused',
  async (cursor) => {
    expect(await operator.call(eventLogList, { query: { cursor } })).toMatchObject({
      code: 'malformed',
    });
  },
);

test('visitors and members read nothing', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  for (const [name, value] of member.browser.cookies) stranger.cookies.set(name, value);
  for (const reply of [
    await stranger.call(eventLogList, { query: {} }),
    await stranger.call(eventLogListKinds, {}),
    await stranger.call(eventLogDownload, { query: {} }),
    await stranger.call(eventLogGetChain, {}),
  ])
    expect(reply).toMatchObject({ success: false, code: 'not_logged_in' });
});
