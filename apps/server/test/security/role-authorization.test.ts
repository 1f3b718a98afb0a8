// Goal: only the callers that the contract names can make a call. Method: a visitor, a demo
// account, a member, an agent, a member who must change the password and an operator without
// permissions make every call.
import { describe, expect, test } from 'vitest';
import { newcomerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { isAgentType, isBehindLogin, checkRole } from '@khelaghor/contract/lib/roles.ts';
import type { Caller, RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

type Who = 'visitor' | 'trial' | 'member' | 'agent' | 'changing' | 'newcomer';

const browsers = {} as Record<Who, TestBrowser>;

/** Makes a member with a column value that no page of the site can set. */
async function memberWith(change: { type?: number; mustChangePassword?: boolean }) {
  const { memberId, account, password } = await signUp(server);
  await changeMember(server, memberId, change);
  return (await logIn(server, { account, password })).browser;
}

const server = await withServer();
await openFreePlay(server, true);
browsers.visitor = openBrowser(server);
browsers.trial = (await startTrial(server)).browser;
browsers.member = await memberWith({ type: 0 });
browsers.agent = await memberWith({ type: 1 });
browsers.changing = await memberWith({ mustChangePassword: true });
browsers.newcomer = await openConsole(server);
await server.ctx.db.updateTable('operator').set({ roleId: newcomerRoleId }).execute();

/** The refusal of the guard for a kind of caller; null: the call is allowed. */
function getRefusal(
  who: Who,
  { caller, allowsDemo, whilePasswordExpired, permission }: RouteShape,
): ErrorCode | null {
  if (caller === 'anyone' || caller === 'gateway') return null;
  if (who === 'newcomer' && caller === 'operator')
    return permission === 'any' ? null : 'permission_missing';
  if (who === 'newcomer') return 'not_logged_in';
  if (caller === 'game' || caller === 'operator' || who === 'visitor') return 'not_logged_in';
  if (who === 'changing' && !whilePasswordExpired) return 'password_must_change';
  if (caller === 'agent' && who !== 'agent') return 'error_not_agent';
  return who === 'trial' && allowsDemo !== true ? 'in_need_true_account' : null;
}

/** Refusals that only the guards give, whatever the body is. */
const guards = new Set([
  'not_logged_in',
  'in_need_true_account',
  'error_not_agent',
  'password_must_change',
  'permission_missing',
]);

async function codeFor(who: Who, route: RouteShape): Promise<string | null> {
  const origin = server.config.origins[route.listener];
  const path = route.path
    .replace(':gameCode', 'k3')
    .replace(':gateway', 'sandbox')
    .replace(/:\w+/g, '01936d00-0000-7000-8000-0000000000ff');
  const response = await browsers[who].send(`${origin}${path}`, {
    method: route.method,
    headers: { 'x-khelaghor': '1', origin, 'content-type': 'application/json', language: 'en' },
    ...(route.method !== 'GET' && { body: '{}' }),
  });
  const text = await response.text();
  if (response.ok) return null;
  return (JSON.parse(text) as { code: string }).code;
}

const everybody: readonly Who[] = ['visitor', 'trial', 'member', 'agent', 'changing', 'newcomer'];
// Without the logouts, after which no call is possible, and the login by remember cookie, which
// itself refuses a browser without one.
const calls = contractRoutes.filter(
  ({ id }) => !['session.logout', 'session.restore', 'operator.logout'].includes(id),
);

describe.each(everybody)('%s', (who) => {
  test.each(calls.map((route) => [route.id, route] as const))('%s', async (_, route) => {
    const code = await codeFor(who, route);
    expect(guards.has(code ?? '') ? code : null).toBe(getRefusal(who, route));
  });
});

test('each call of operators names its permission, and no other call has one', () => {
  for (const { id, caller, permission } of contractRoutes)
    expect([id, permission !== undefined]).toEqual([id, caller === 'operator']);
});

test.each<[Caller, boolean, number, ReturnType<typeof checkRole>]>([
  ['member', false, 0, null],
  ['member', false, 4, 'in_need_true_account'],
  ['member', true, 4, null],
  ['member', false, 41, null],
  ['agent', false, 0, 'error_not_agent'],
  ['agent', true, 4, 'error_not_agent'],
  ['agent', false, 1, null],
  ['agent', false, 2, null],
  ['agent', false, 41, null],
  ['agent', false, 42, null],
  ['anyone', false, 4, null],
])('a call of %s, for demo accounts too: %s, by type %i', (caller, forTrials, type, refused) => {
  const route = { caller, ...(forTrials && { allowsDemo: true as const }) };
  expect(checkRole(route, type)).toBe(refused);
});

test('types 1, 2, 41 and 42 are agents, and no others', () => {
  const types = [0, 1, 2, 3, 4, 5, 14, 40, 41, 42, 43];
  expect(types.filter(isAgentType)).toEqual([1, 2, 41, 42]);
});

test.each([
  ['/login', false],
  ['/login?next=%2Flottery', false],
  ['/Register/', false],
  ['/register.html', false],
  ['/helpmc#how', false],
  ['/download', false],
  ['/down', false],
  ['/', true],
  ['', true],
  ['/loginx', true],
  ['/register/../lottery', true],
  ['//login', true],
])('%s is behind the login: %s', (address, isBehind) => {
  expect(isBehindLogin(address)).toBe(isBehind);
});
