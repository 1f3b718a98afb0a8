// Goal: text that PostgreSQL cannot store is refused at the edge of every call, with its fields
// named, and no page falls over it. Method: the fields are those that OpenAPI publishes, so that a
// new call is covered by itself; all fields of a call are spoilt at once.
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '@khelaghor/client/endpoint.ts';
import { endpoints } from '@khelaghor/testkit/endpoints.ts';
import type { Listener, RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

type Schema = {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
type Failure = { code: string; message: string; fields?: Record<string, string> };

const listeners = ['site', 'console', 'games'] as const;
const operations = new Map<string, Operation>();
const browsers = {} as Record<RouteShape['caller'], TestBrowser>;

async function readOperations(listener: Listener): Promise<void> {
  const reply = await fetch(`${server.config.origins[listener]}/openapi.json`);
  const { paths } = (await reply.json()) as OpenApi;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
    operations.set(operation.operationId, operation);
}

const server = await withServer({ rateLimitFactor: 100_000 });
await Promise.all(listeners.map(readOperations));
const { browser } = await signUp(server);
browsers.anyone = openBrowser(server);
browsers.gateway = openBrowser(server);
browsers.game = openBrowser(server, { listener: 'games' });
browsers.member = browser;
browsers.agent = browser;
browsers.operator = await openConsole(server);

const getProperties = ({ properties, anyOf = [], oneOf = [] }: Schema): string[] => [
  ...Object.keys(properties ?? {}),
  ...[...anyOf, ...oneOf].flatMap(getProperties),
];

/** The names of a call's fields in one part of the request. */
function namesIn(route: RouteShape, part: 'query' | 'path' | 'body'): string[] {
  const operation = operations.get(route.id);
  if (!operation) throw new Error(`OpenAPI does not name ${route.id}`);
  if (part !== 'body')
    return (operation.parameters ?? []).filter((one) => one.in === part).map(({ name }) => name);
  const bodies = Object.values(operation.requestBody?.content ?? {});
  return [...new Set(bodies.flatMap(({ schema }) => getProperties(schema)))];
}

const spoil = (names: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, value]));

function getPath(route: RouteShape, value = '01936d00-0000-7000-8000-0000000000ff'): string {
  return route.path.replaceAll(/:\w+/g, encodeURIComponent(value));
}

type Sent = { readonly status: number; readonly reply: Failure };

async function send(route: RouteShape, path: string, body?: object): Promise<Sent> {
  const url = new URL(path, server.config.origins[route.listener]).href;
  const response = await browsers[route.caller].send(url, {
    method: route.method,
    headers: {
      'x-khelaghor': '1',
      origin: server.config.origins[route.listener],
      'content-type': 'application/json',
      language: 'en',
    },
    ...(route.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, reply: (await response.json()) as Failure };
}

async function sendSealed(route: RouteShape, body: object): Promise<Sent> {
  const endpoint = endpoints.find(
    (one) => one.method === route.method && one.path === route.path,
  ) as Endpoint<RouteShape>;
  const reply = await browsers[route.caller].call(endpoint, { body } as never);
  if (reply.success) throw new Error(`${route.id} took it`);
  return { status: 400, reply: reply as Failure };
}

/** Games' calls need a token of a running game and are refused before their fields are read. */
const isAuthorised = ({ caller }: RouteShape) => caller !== 'game' && caller !== 'agent';

const sentence = 'This contains characters we cannot read. Type it again.';

/** Says what is wrong with an answer that should name these fields, or nothing. */
function faultOf(route: RouteShape, { status, reply }: Sent, names: readonly string[]): string[] {
  if (status >= 500) return [`${route.id}: ${status}`];
  if (!isAuthorised(route)) return [];
  const told = reply.fields ?? {};
  const isNamed = names.every((name) => told[name] === sentence);
  const isExact = Object.keys(told).length === names.length;
  return reply.code === 'malformed' && isNamed && isExact
    ? []
    : [`${route.id}: ${JSON.stringify(reply)}`];
}

const withFields = (part: 'query' | 'path' | 'body') =>
  contractRoutes.filter((route) => {
    if (part === 'path') return route.params !== undefined;
    return part === 'query' ? route.query !== undefined : route.body !== undefined;
  });

describe('every field that OpenAPI names is refused by name', () => {
  test('in queries', async () => {
    const faults: string[] = [];
    for (const route of withFields('query')) {
      const names = namesIn(route, 'query');
      // A list without filters: an unknown name is ignored.
      if (names.length === 0) continue;
      const query = new URLSearchParams(spoil(names, 'a\u0000b')).toString();
      faults.push(...faultOf(route, await send(route, `${getPath(route)}?${query}`), names));
    }
    expect(faults).toEqual([]);
  });

  test('in paths', async () => {
    const faults: string[] = [];
    for (const route of withFields('path').filter(({ sealed }) => !sealed)) {
      const sent = await send(route, getPath(route, '\u0000'));
      faults.push(...faultOf(route, sent, namesIn(route, 'path')));
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ['U+0000', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800'],
    ['an escape', '\u001b[2J'],
  ])('in bodies: %s', async (_name, text) => {
    const faults: string[] = [];
    for (const route of withFields('body').filter(({ upload }) => !upload)) {
      const names = namesIn(route, 'body');
      const body = spoil(names, text);
      const sent = route.sealed
        ? await sendSealed(route, body)
        : await send(route, getPath(route), body);
      faults.push(...faultOf(route, sent, names));
    }
    expect(faults).toEqual([]);
  });
});

test.each(listeners)('no page of the %s falls over an unreadable address or cookie', async (on) => {
  const origin = server.config.origins[on];
  const statuses: number[] = [];
  const paths = ['/%00', '/?open=%00', '/promotions/%00', '/help?search=%00', '/assets/%00.js'];
  for (const path of paths) {
    const headers = { accept: 'text/html', cookie: 'hisLang=%00; theme=%00; __Host-session=%00' };
    const { status } = await fetch(`${origin}${path}`, { headers });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test.each([
  ['/wps/%E0%A4%A', 400, 'malformed'],
  [`/wps/member/notices/${'9'.repeat(300)}`, 414, 'address_too_long'],
  [`/gateway/${'9'.repeat(300)}/callback`, 414, 'address_too_long'],
] as const)('%s is refused in the envelope', async (path, status, code) => {
  const response = await fetch(`${server.config.origins.site}${path}`, {
    headers: { language: 'en' },
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, code });
});

test('a path parameter over 200 characters is refused in the envelope', async () => {
  const routes = withFields('path').filter(({ method }) => method === 'GET');
  expect(routes.length).toBeGreaterThan(3);
  for (const route of routes) {
    const url = `${server.config.origins[route.listener]}${getPath(route, 'x'.repeat(300))}`;
    const response = await fetch(url, { headers: { language: 'bn' } });
    const reply = (await response.json()) as Failure;
    expect(response.status).toBe(414);
    expect(reply).toMatchObject({ success: false, code: 'address_too_long' });
    expect(reply.message).toMatch(/[\u0980-\u09FF]/u);
  }
});

test.each([
  ['bytes that are no request', 'HELLO\r\n\r\n', 'HTTP/1.1 400', 'malformed'],
  [
    'headers over the limit',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`,
    'HTTP/1.1 431',
    'too_large',
  ],
])('%s are refused in the envelope', async (_name, request, status, code) => {
  const socket = connect(server.config.ports.site, '127.0.0.1');
  socket.write(request);
  const answer = await readAll(socket);
  expect(answer.startsWith(status)).toBe(true);
  const reply: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  expect(reply).toMatchObject({ success: false, code });
});

test('a captcha is given without a query, for registration', async () => {
  const response = await fetch(`${server.config.origins.site}/wps/captcha`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true });
});
