import { expect, test } from 'vitest';
import { createHostBridge, getSiteOrigin } from './host-bridge.ts';

const site = 'https://khelaghor.example';

type Receive = (message: { source: unknown; origin: string; data: unknown }) => void;

function framed() {
  const sent: unknown[][] = [];
  const receivers = new Set<Receive>();
  const page = { postMessage: (...args: unknown[]) => sent.push(args) };
  const own = {
    parent: page,
    addEventListener: (_: string, receive: Receive) => receivers.add(receive),
    removeEventListener: (_: string, receive: Receive) => receivers.delete(receive),
  };
  const deliver: Receive = (message) => {
    for (const receive of receivers) receive(message);
  };
  return { own: own as unknown as Window, page, sent, deliver };
}

test('messages go to the exact origin of the site', () => {
  const { own, sent } = framed();
  createHostBridge(own, site).send({ type: 'khelaghor.balance-changed' });
  expect(sent).toEqual([[{ type: 'khelaghor.balance-changed' }, site]]);
});

test('accepts only valid messages of the surrounding page from its exact origin', () => {
  const { own, page, deliver } = framed();
  const heard: unknown[] = [];
  const stop = createHostBridge(own, site).listen((message) => heard.push(message));
  const data = { type: 'khelaghor.theme', theme: 'light' };
  deliver({ source: page, origin: 'https://khelaghor.example.evil', data });
  deliver({ source: page, origin: 'null', data });
  deliver({ source: {}, origin: site, data });
  deliver({ source: page, origin: site, data: { ...data, theme: 'pink' } });
  deliver({ source: page, origin: site, data: 'khelaghor.theme' });
  expect(heard).toEqual([]);
  deliver({ source: page, origin: site, data: { ...data, extra: 1 } });
  expect(heard).toEqual([data]);
  stop();
  deliver({ source: page, origin: site, data });
  expect(heard).toHaveLength(1);
});

test('without an origin the bridge neither sends nor receives', () => {
  const { own, sent, page, deliver } = framed();
  const bridge = createHostBridge(own, null);
  bridge.send({ type: 'khelaghor.deposit' });
  bridge.listen(() => expect.unreachable());
  deliver({ source: page, origin: site, data: { type: 'khelaghor.online', online: true } });
  expect(sent).toEqual([]);
});

test.each([
  [site, site],
  ['http://localhost:8080', 'http://localhost:8080'],
  [`${site}/path`, null],
  ['__SITE_ORIGIN__', null],
  ['', null],
])('the origin written as "%s" is read as %s', (content, expected) => {
  const page = { querySelector: () => ({ content }) };
  expect(getSiteOrigin(page as unknown as Document)).toBe(expected);
});
