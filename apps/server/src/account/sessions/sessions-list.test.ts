// The list of a member's sessions: who sees it, who can end one, and who is notified.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sessionEnd, sessionList } from '@khelaghor/client/routes/account.gen.ts';
import { memberGet, sessionLogout } from '@khelaghor/client/routes/first.gen.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { notifyBalance } from '../../lib/notify.ts';

const server = await withServer();

async function readSessions(browser: TestBrowser) {
  return (await browser.callOrFail(sessionList, {})).sessions;
}

const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;

/** Opens a browser's notification socket and reads the greeting. */
async function listen(browser: TestBrowser) {
  const opened = await openNotices(server, { browser });
  expect((await opened.next()).type).toBe('hello');
  return opened;
}

test('a member sees their sessions and ends one', async () => {
  const member = await signUp(server);
  server.clock.advance(60_000);
  const { browser: phone } = await logIn(server, member);
  const [newest, first] = await readSessions(member.browser);
  expect(first).toMatchObject({ isThis: true, isOpen: true, address: '127.0.0.1', country: null });
  expect(newest).toMatchObject({ isThis: false, isOpen: true });
  const there = await listen(phone);
  const here = await listen(member.browser);
  const hungUp = once(there.socket, 'close');
  const ended = await member.browser.call(sessionEnd, {
    params: { sessionId: newest?.sessionId ?? '' },
  });
  expect(ended).toMatchObject({ success: true });
  await hungUp;
  await there.nextOf('session-ended');
  expect(await isIn(phone)).toBe(false);
  expect(await isIn(member.browser)).toBe(true);
  expect(await readSessions(member.browser)).toMatchObject([
    { isThis: true, isOpen: true },
    { isThis: false, isOpen: false },
  ]);
  // This browser received no such message, and its socket stays open.
  await notifyBalance(server.ctx.db, member.memberId);
  const heard = [await here.next()];
  while (heard.at(-1)?.type !== 'balance') heard.push(await here.next());
  expect(heard.map(({ type }) => type)).not.toContain('session-ended');
  here.socket.close();
});

test('logging out here leaves the other sessions open', async () => {
  const member = await signUp(server);
  const { browser: phone } = await logIn(server, member);
  const there = await listen(phone);
  await member.browser.call(sessionLogout, {});
  expect(await isIn(member.browser)).toBe(false);
  expect(await isIn(phone)).toBe(true);
  await notifyBalance(server.ctx.db, member.memberId);
  await there.nextOf('balance');
  there.socket.close();
});

test('refuses to end a session that has ended, is unknown or is another member’s', async () => {
  const [member, other] = [await signUp(server), await signUp(server)];
  const [theirs] = await readSessions(other.browser);
  const end = (sessionId: string) => member.browser.call(sessionEnd, { params: { sessionId } });
  const refused = { success: false, code: 'session_unknown' };
  expect(await end(theirs?.sessionId ?? '')).toMatchObject(refused);
  expect(await end('01936d00-0000-7000-8000-000000000001')).toMatchObject(refused);
  expect(await isIn(other.browser)).toBe(true);
  const { browser: phone } = await logIn(server, member);
  const open = (await readSessions(phone)).find(({ isThis }) => isThis);
  expect(await end(open?.sessionId ?? '')).toMatchObject({ success: true });
  expect(await end(open?.sessionId ?? '')).toMatchObject(refused);
});

test('open sessions come first among many ended ones; an idle one is not open', async () => {
  const member = await signUp(server);
  for (let time = 0; time < 31; time += 1) {
    server.clock.advance(1_000);
    const { browser } = await logIn(server, member);
    await browser.call(sessionLogout, {});
  }
  const shown = await readSessions(member.browser);
  expect(shown).toHaveLength(30);
  expect(shown.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  expect(shown[0]?.isOpen).toBe(true);
  expect(shown[0]?.isThis).toBe(true);
  server.clock.advance(31 * 60_000);
  const { browser } = await logIn(server, member);
  expect((await readSessions(browser)).filter(({ isOpen }) => isOpen)).toHaveLength(1);
});
