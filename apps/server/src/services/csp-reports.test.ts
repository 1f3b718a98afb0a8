// Goal: what a page's policy keeps a browser from is in the log once, without what may be secret
// in an address; whatever else is sent there does nothing. Method: a listening server, its log.
import { afterEach, expect, test, vi } from 'vitest';
import { policyReportsPath } from '@khelaghor/contract/site/csp-reports.ts';
import type { Listener } from '@khelaghor/contract/lib/route.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer({ logLevel: 'silent' });
afterEach(() => {
  vi.restoreAllMocks();
  server.clock.advance(2 * 3_600_000);
});

const send = (body: string, type = 'application/reports+json', listener: Listener = 'site') =>
  fetch(server.config.origins[listener] + policyReportsPath, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

const violation = (over: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://khela.example/login',
  body: {
    documentURL: 'https://khela.example/login?handOver=secret#secret',
    blockedURL: 'https://evil.example/x.js?card=secret',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://khela.example/assets/a.js',
    lineNumber: 7,
    ...over,
  },
});

const found = {
  directive: 'script-src-elem',
  page: 'https://khela.example/login',
  blocked: 'https://evil.example/x.js',
  source: 'https://khela.example/assets/a.js',
  line: 7,
};

const listening = () => vi.spyOn(server.ctx.log, 'warn');
const told = (warn: ReturnType<typeof listening>) => warn.mock.calls.map(([words]) => words);

test('a violation is told once an hour, and nothing that was in a query', async () => {
  const warn = listening();
  for (const page of ['/', '/rng', '/login'])
    expect((await send(JSON.stringify([violation({ documentURL: page })]))).status).toBe(204);
  expect(told(warn)).toHaveLength(1);
  server.clock.advance(3_600_000);
  await send(JSON.stringify([violation(), violation({ blockedURL: 'inline' })]));
  expect(told(warn).slice(1)).toEqual([found, { ...found, blocked: 'inline' }]);
});

test('the older shape is understood too', async () => {
  const warn = listening();
  const body = {
    'csp-report': {
      'document-uri': 'https://khela.example/login?handOver=secret',
      'blocked-uri': 'https://evil.example/x.js?card=secret',
      'effective-directive': 'script-src-elem',
      'source-file': 'https://khela.example/assets/a.js',
      'line-number': 7,
    },
  };
  expect((await send(JSON.stringify(body), 'application/csp-report')).status).toBe(204);
  expect(told(warn)).toEqual([found]);
});

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['another kind of report', JSON.stringify([{ type: 'deprecation', body: {} }]), 204],
  ['no reports', '[1,null,"x",{"type":"csp-violation"}]', 204],
  ['too much', JSON.stringify([violation({ sourceFile: 'x'.repeat(20_000) })]), 413],
])('%s tells nothing', async (_, body, status) => {
  const warn = listening();
  expect((await send(body)).status).toBe(status);
  expect(told(warn)).toEqual([]);
});

test.each<[Listener]>([['console'], ['games']])('%s takes them as well', async (listener) => {
  const warn = listening();
  await send(JSON.stringify([violation()]), 'application/reports+json', listener);
  expect(told(warn)).toEqual([found]);
});

test('what is made up without end is turned away', async () => {
  const body = JSON.stringify([violation()]);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 40; sent += 1) statuses.add((await send(body)).status);
  expect(statuses).toContain(429);
});
