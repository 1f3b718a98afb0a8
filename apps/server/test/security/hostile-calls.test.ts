// Goal: no call, however wrong, gets anything but a named refusal in the envelope, and none moves
// money. Method: every route of the contract is called in every wrong way; the ledger is compared.
import { describe, expect, test } from 'vitest';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const member = await signUp(server, { balanceMinor: 100_000n });

const getHeaders = (route: RouteShape): Record<string, string> => ({
  'x-khelaghor': '1',
  origin: server.config.origins[route.listener],
  'content-type': 'application/json',
  language: 'en',
});

const addressOf = (route: RouteShape): string => {
  const path = route.path
    .replace(':gameCode', 'k3')
    .replace(':gateway', 'sandbox')
    .replace(/:\w+/g, '01936d00-0000-7000-8000-0000000000ff');
  return `${server.config.origins[route.listener]}${path}`;
};

async function refusalTo(
  route: RouteShape,
  init: { headers?: Record<string, string>; body?: string; cookie?: boolean },
): Promise<{ status: number; code: string }> {
  const response = await fetch(addressOf(route), {
    method: route.method,
    headers: {
      ...getHeaders(route),
      ...init.headers,
      ...(init.cookie && {
        cookie: [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
    },
    ...(init.body !== undefined && { body: init.body }),
  });
  const reply = (await response.json()) as { success: boolean; code: string; message: string };
  expect(reply.success, `${route.id} accepted what it must refuse`).toBe(false);
  expect(Object.keys(errorCodes)).toContain(reply.code);
  expect(response.status).toBe(errorCodes[reply.code as keyof typeof errorCodes].status);
  expect(reply.message.length).toBeGreaterThan(5);
  expect(JSON.stringify(reply)).not.toMatch(/\bat \S+\.ts|stack|postgres|kysely|select /i);
  return { status: response.status, code: reply.code };
}

const changing = contractRoutes.filter((route) => route.method !== 'GET');
const guarded = contractRoutes.filter(
  (route) => route.caller !== 'anyone' && route.caller !== 'gateway',
);
const withBody = changing.filter((route) => route.body !== undefined && route.method !== 'DELETE');

const movements = async (): Promise<bigint> => {
  const row = await server.ctx.db
    .selectFrom('ledgerTransfer')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

describe('without a session', () => {
  test.each(guarded.map((route) => [route.id, route] as const))('%s', async (_, route) => {
    const { code } = await refusalTo(route, { ...(route.method !== 'GET' && { body: '{}' }) });
    expect(code).toBe('not_logged_in');
  });
});

describe('from the page of another site', () => {
  test.each(
    changing
      .filter(({ caller }) => caller !== 'gateway')
      .map((route) => [route.id, route] as const),
  )('%s', async (_, route) => {
    const foreign = { headers: { origin: 'https://evil.example' }, body: '{}', cookie: true };
    expect((await refusalTo(route, foreign)).code).toBe('origin_refused');
    const form = { headers: { 'x-khelaghor': '' }, body: '{}', cookie: true };
    expect((await refusalTo(route, form)).code).toBe('origin_refused');
  });
});

describe('with a body that cannot be read', () => {
  test.each(withBody.map((route) => [route.id, route] as const))('%s', async (_, route) => {
    const before = await movements();
    const wrong = ['', '{', '[]', '"text"', 'null', '{"key":1,"amount":-1}', '{"amount":"1e9"}'];
    for (const body of wrong) await refusalTo(route, { body, cookie: true });
    const large = JSON.stringify({ amount: '9'.repeat((route.bodyMaxBytes ?? 64 * 1024) + 1) });
    // A call that takes long bodies asks who calls before it looks at one.
    const early = route.bodyMaxBytes === undefined ? null : 'not_logged_in';
    const tooLarge = (await refusalTo(route, { body: large, cookie: true })).code;
    expect(tooLarge).toBe(early ?? 'too_large');
    const text = { headers: { 'content-type': 'text/plain' }, body: 'amount=1', cookie: true };
    expect((await refusalTo(route, text)).code).toBe(early ?? 'unsupported_media');
    expect(await movements()).toBe(before);
  });
});

test('an address that is no call is refused in the caller’s language', async () => {
  const { site } = server.config.origins;
  const inBengali = await fetch(`${site}/wps/nothing/here`, { headers: { language: 'bn' } });
  expect(inBengali.status).toBe(404);
  const reply = (await inBengali.json()) as { code: string; message: string };
  expect(reply.code).toBe('not_found');
  expect(reply.message).toMatch(/[\u0980-\u09FF]/);
});

test('each listener publishes its calls as OpenAPI 3.1', async () => {
  for (const listener of ['site', 'console', 'games'] as const) {
    const reply = await fetch(`${server.config.origins[listener]}/openapi.json`);
    const document = (await reply.json()) as { openapi: string; paths: Record<string, unknown> };
    expect(document.openapi).toBe('3.1.0');
    const expected = contractRoutes
      .filter((route) => route.listener === listener)
      .map((route) => route.path.replace(/:(\w+)/g, '{$1}'));
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(expected)].toSorted());
  }
});
