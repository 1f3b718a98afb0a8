// Goal: a member's choice of digits and grouping follows them to every device; a visitor has no
// account to store it in.
import { expect, test } from 'vitest';
import { memberUpdateNumberFormat, sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const member = await signUp(server);

const choose = (browser: TestBrowser, body: object) =>
  browser.call(memberUpdateNumberFormat, { body });

async function figuresIn(browser: TestBrowser) {
  const reply = await browser.call(memberGet, {});
  return reply.success ? reply.value.figures : reply.code;
}

async function anotherDevice({ account, password }: TestMember): Promise<TestBrowser> {
  const browser = openBrowser(server);
  const humanProof = await solveHumanCheck(browser, 'login');
  const body = { type: 'username' as const, username: account, password, humanProof };
  expect(await browser.call(sessionLogin, { body })).toMatchObject({ success: true });
  return browser;
}

test('stores each part of the choice, and returns it on another device', async () => {
  expect(await figuresIn(member.browser)).toEqual({ digits: null, grouping: null });
  expect(await choose(member.browser, { digits: 'beng' })).toMatchObject({
    value: { digits: 'beng', grouping: null },
  });
  expect(await choose(member.browser, { grouping: 'western' })).toMatchObject({ success: true });
  const phone = await anotherDevice(member);
  expect(await figuresIn(phone)).toEqual({ digits: 'beng', grouping: 'western' });
  await choose(phone, { digits: 'latn' });
  expect(await figuresIn(member.browser)).toEqual({ digits: 'latn', grouping: 'western' });
});

test('the choice is the member’s own', async () => {
  const other = await signUp(server);
  expect(await figuresIn(other.browser)).toEqual({ digits: null, grouping: null });
  await choose(other.browser, { digits: 'beng' });
  expect(await figuresIn(member.browser)).toMatchObject({ digits: 'latn' });
});

test.each([
  ['nothing', {}],
  ['unknown digits', { digits: 'roman' }],
  ['no digits at all', { digits: null }],
  ['another member named', { memberId: 'x' }],
])('%s is refused', async (_, body) => {
  expect(await choose(member.browser, body)).toMatchObject({ code: 'malformed' });
});

test('refuses to store a choice of a visitor', async () => {
  const visitor = openBrowser(server);
  expect(await choose(visitor, { digits: 'beng' })).toMatchObject({ code: 'not_logged_in' });
});
