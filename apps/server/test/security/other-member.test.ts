// Goal: a tab that was opened for one member, or for a visitor, does nothing with the session of
// another who logged in in the same browser since. Method: the browser has the newer member's
// session; every call that a page of the site can make is made as a page of the older member, of a
// trial account and of a visitor. Each is refused by name, and no row of either member changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { feedbackSend } from '@khelaghor/client/routes/account.gen.ts';
import { memberGet, sessionLogout } from '@khelaghor/client/routes/first.gen.ts';
import { createCaller } from '@khelaghor/client/call.ts';
import { pageMemberHeader, visitorPage } from '@khelaghor/contract/lib/page-member.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { notifyBalance } from '../../src/lib/notify.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock });
await openFreePlay(server, true);
const older = await signUp(server, { balanceMinor: 1_000_000n });
const newer = await signUp(server, { balanceMinor: 1_000_000n });
const trial = await startTrial(server);

/** Every call that a page of the site can make. */
const pageCalls = contractRoutes.filter(
  ({ listener, caller }) => listener === 'site' && caller !== 'gateway',
);
const named = (route: RouteShape) => [route.id, route] as const;

/** Makes a call with the newer member's session. */
async function ask(
  browser: TestBrowser,
  { path, method }: RouteShape,
  page: string | null,
): Promise<unknown> {
  const { site: origin } = server.config.origins;
  const filled = path
    .replace(':gameCode', 'k3')
    .replace(/:\w+/gu, '01936d00-0000-7000-8000-0000000000ff');
  const response = await browser.send(`${origin}${filled}`, {
    method,
    headers: {
      'x-khelaghor': '1',
      origin,
      'content-type': 'application/json',
      language: 'en',
      ...(page !== null && { [pageMemberHeader]: page }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** Returns all rows of a member, as text. */
async function readRows(memberId: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'member_id'
      and t.table_type = 'BASE TABLE' order by 1`.execute(server.ctx.db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t
        where member_id::text = ${memberId} order by 1`.execute(server.ctx.db);
      return rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return found.flat();
}

const other = { success: false, code: 'other_member' };
const rowsBefore = {
  older: await readRows(older.memberId),
  newer: await readRows(newer.memberId),
};

test('the table holds the calls of members and of visitors', () => {
  const callers = new Set(pageCalls.map(({ caller }) => caller));
  expect([...callers]).toEqual(expect.arrayContaining(['anyone', 'member']));
  expect(pageCalls.length).toBeGreaterThan(100);
});

const isPublic = ({ caller, method }: RouteShape) => caller === 'anyone' && method === 'GET';
const bound = pageCalls.filter((route) => !isPublic(route));
const open = pageCalls.filter(isPublic);

test.each(open.map(named))('%s tells a page of another nothing of the member', async (_, route) => {
  for (const page of [older.memberId, visitorPage]) {
    const told = JSON.stringify(await ask(newer.browser, route, page));
    for (const word of [newer.memberId, newer.account]) expect(told).not.toContain(word);
  }
});

test.each(bound.map(named))('%s is refused to a page of another', async (_, route) => {
  for (const page of [older.memberId, trial.memberId, visitorPage])
    expect(await ask(newer.browser, route, page)).toMatchObject(other);
});

test('no row of either member has changed, not even their last activity', async () => {
  expect(await readRows(older.memberId)).toEqual(rowsBefore.older);
  expect(await readRows(newer.memberId)).toEqual(rowsBefore.newer);
});

const reads = pageCalls.filter(({ method, caller }) => method === 'GET' && caller !== 'agent');

test.each(reads.map(named))(
  '%s is as before for the own page and for no page',
  async (_, route) => {
    for (const page of [newer.memberId, null])
      expect(await ask(newer.browser, route, page)).not.toMatchObject(other);
  },
);

test('a trial account’s session is refused to the page of a member', async () => {
  const route = pageCalls.find(({ id }) => id === 'member.get');
  if (!route) throw new Error('the contract has no member.get');
  expect(await ask(trial.browser, route, older.memberId)).toMatchObject(other);
  expect(await ask(trial.browser, route, trial.memberId)).toMatchObject({ success: true });
});

/** A page with the session of a browser, opened for a member or a visitor. */
const openTab = (browser: TestBrowser, page: string) =>
  createCaller({
    origin: server.config.origins.site,
    language: () => 'en',
    page: () => page,
    fetch: (input, init) => browser.send(input as string, init),
  });

test('a logout of the older page ends no session of the newer member', async () => {
  expect(await openTab(newer.browser, older.memberId)(sessionLogout, {})).toMatchObject(other);
  expect(await newer.browser.call(memberGet, {})).toMatchObject({ success: true });
});

test('feedback of a member’s page is no visitor’s after the session has ended', async () => {
  const told = { key: createKey(clock), type: 'FEEDBACK', content: 'Mine' } as const;
  const left = openTab(openBrowser(server), older.memberId);
  expect(await left(feedbackSend, { body: told })).toMatchObject({ code: 'not_logged_in' });
  const own = openTab(older.browser, older.memberId);
  expect(await own(feedbackSend, { body: told })).toMatchObject({ success: true });
});

test('the connection of another’s page tells whose session it is, and hears nothing of them', async () => {
  const { socket, next } = await openNotices(server, {
    browser: newer.browser,
    page: older.memberId,
  });
  expect(await next()).toMatchObject({ type: 'hello', memberId: newer.memberId });
  await notifyBalance(server.ctx.db, newer.memberId);
  await notifyBalance(server.ctx.db, older.memberId);
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toMatchObject({ type: 'pong', seq: 1 });
  socket.close();
});
