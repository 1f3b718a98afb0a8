// Goal: the service worker shows each push, leads where it says and to no other site, and renews a
// subscription that the browser replaced. Method: the worker's own file in a scope that notes what
// it is asked for, hostile pushes, and a server that answers from a table.
import { beforeEach, expect, test, vi } from 'vitest';
import { openPushTarget, readPush } from './app/push-notification.ts';

const origin = 'https://play.example.com';
type Heard = {
  data?: { text(): string } | null;
  notification?: { data: unknown; close(): void };
  oldSubscription?: object | null;
  newSubscription?: object | null;
  waitUntil(work: Promise<unknown>): void;
};

const hears = new Map<string, (event: Heard) => void>();
const shown: [title: string, options: object][] = [];
const opened: string[] = [];
const acts: string[] = [];
const subscribe = vi.fn<(options: object) => Promise<unknown>>();
let pages: { url: string }[] = [];

const openPages = {
  matchAll: () =>
    Promise.resolve(
      pages.map(({ url }) => ({
        url,
        focus: () => Promise.resolve(acts.push(`focus ${url}`)),
        navigate: (next: string) => Promise.resolve(acts.push(`navigate ${next}`)),
      })),
    ),
  openWindow: (url: string) => Promise.resolve(opened.push(url)),
};

const createSubscription = (name: string) => {
  const endpoint = `https://push.example/${name}`;
  return { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys: { auth: name } }) };
};

beforeEach(async () => {
  for (const list of [shown, opened, acts]) list.length = 0;
  pages = [];
  hears.clear();
  vi.stubGlobal('location', new URL(`${origin}/service-worker.js`));
  vi.stubGlobal('self', {
    khelaghorBuild: 'b1',
    clients: openPages,
    registration: {
      pushManager: { subscribe },
      showNotification: (title: string, options: object) =>
        Promise.resolve(shown.push([title, options])),
    },
    addEventListener: (type: string, hear: (event: Heard) => void) => hears.set(type, hear),
  });
  subscribe.mockReset().mockResolvedValue(createSubscription('made'));
  vi.resetModules();
  await import('./service-worker.ts');
});

/** Gives an event to the worker, and waits for what it keeps the worker awake for. */
async function tell(type: string, event: Omit<Heard, 'waitUntil'>): Promise<void> {
  const works: Promise<unknown>[] = [];
  hears.get(type)?.({ ...event, waitUntil: (work) => works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}

const push = (data: string | null) =>
  tell('push', { data: data === null ? null : { text: () => data } });

test('a push is shown with its page as the tag, so that a newer one takes its place', async () => {
  const link = { page: 'deposit', id: 'd1' };
  await push(JSON.stringify({ title: 'Khelaghor', body: 'News.', link }));
  const data = '/member/deposit?deposit=d1';
  const options = { body: 'News.', tag: '/member/deposit', renotify: true, data };
  expect(shown).toEqual([['Khelaghor', { ...options, icon: '/app-192.png' }]]);
});

test.each([
  null,
  '',
  'text',
  '[]',
  'null',
  '7',
  '{"title":7,"link":3}',
  '{"link":{"page":"evil"}}',
])('a push that cannot be read is shown too: %s', async (data) => {
  await push(data);
  expect(shown).toMatchObject([['play.example.com', { body: '', data: '/member/messages' }]]);
});

test.each([
  [{ page: 'withdraw', id: 'w1' }, '/member/withdraw?withdrawal=w1'],
  [{ page: 'securityCenter', id: null }, '/member/securityCenter'],
  [
    { page: 'deposit', id: '&next=https://evil.example' },
    '/member/deposit?deposit=%26next%3Dhttps%3A%2F%2Fevil.example',
  ],
  [{ page: '//evil.example', id: null }, '/member/messages'],
  [{ page: 'toString', id: null }, '/member/messages'],
  [null, '/member/messages'],
])('the link %j leads to a page of the site', (link, path) => {
  const read = readPush(JSON.stringify({ title: 'a', body: 'b', link }), 'site');
  const target = new URL(read.path, origin);
  expect(target.origin).toBe(origin);
  expect(read.path).toBe(path);
});

const click = async (data: unknown) => {
  const close = vi.fn<() => void>();
  await tell('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
};

test('a press opens the page when none is open, or others are', async () => {
  await click('/member/deposit?deposit=d1');
  pages = [{ url: `${origin}/game?gameId=dice` }];
  await click('/member/messages');
  expect(opened).toEqual([`${origin}/member/deposit?deposit=d1`, `${origin}/member/messages`]);
  expect(acts).toEqual([]);
});

test('a press focuses the page that is open, and shows the thing there', async () => {
  pages = [{ url: `${origin}/` }, { url: `${origin}/member/messages?topic=money` }];
  await click('/member/messages');
  expect(acts).toEqual([`focus ${origin}/member/messages?topic=money`]);
  acts.length = 0;
  pages = [{ url: `${origin}/member/deposit` }];
  await click('/member/deposit?deposit=d1');
  expect(acts).toEqual([
    `focus ${origin}/member/deposit`,
    `navigate ${origin}/member/deposit?deposit=d1`,
  ]);
  expect(opened).toEqual([]);
});

test('a press on a notification without an address opens the site', async () => {
  await click(undefined);
  expect(opened).toEqual([`${origin}/`]);
});

test('a page that is there already is not loaded again', async () => {
  const url = `${origin}/member/deposit?deposit=d1`;
  pages = [{ url }];
  await openPushTarget(openPages, '/member/deposit?deposit=d1', origin);
  expect(acts).toEqual([`focus ${url}`]);
});

const listed = { success: true, value: { publicKey: 'key', devices: [{}] } };
const before = 'https://push.example/old';

/** Tells of a replaced subscription while the server answers this; returns the calls to it. */
async function replaceSubscription(
  named: Pick<Heard, 'oldSubscription' | 'newSubscription'>,
  reply: object = listed,
) {
  const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  send.mockImplementation(() => Promise.resolve(Response.json(reply)));
  vi.stubGlobal('fetch', send);
  await tell('pushsubscriptionchange', named);
  return send.mock.calls.map(([path, { method, headers, body, credentials }]) => {
    expect(headers).toMatchObject({ 'x-khelaghor': '1' });
    expect(credentials).toBe('same-origin');
    return [method, path, typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined];
  });
}

test.each([
  ['the old one', { oldSubscription: { endpoint: before } }, 'made', before],
  ['none', {}, 'made', null],
  ['neither', { oldSubscription: null, newSubscription: null }, 'made', null],
  [
    'both',
    { oldSubscription: { endpoint: before }, newSubscription: createSubscription('new') },
    'new',
    before,
  ],
])('a replaced subscription is told to the server: %s', async (_, named, name, old) => {
  const body = { before: old, endpoint: `https://push.example/${name}`, keys: { auth: name } };
  expect(await replaceSubscription(named)).toEqual([
    ['GET', '/wps/member/push', undefined],
    ['PUT', '/wps/member/push', body],
  ]);
  const options = { userVisibleOnly: true, applicationServerKey: 'key' };
  expect(subscribe.mock.calls).toEqual(name === 'made' ? [[options]] : []);
});

test.each([
  ['without a session', { success: false, code: 'not_logged_in' }],
  ['of a member without devices', { success: true, value: { publicKey: 'key', devices: [] } }],
])('a replaced subscription %s stays ended', async (_, reply) => {
  const calls = await replaceSubscription({ oldSubscription: { endpoint: before } }, reply);
  expect(calls).toHaveLength(1);
  expect(subscribe).not.toHaveBeenCalled();
});
