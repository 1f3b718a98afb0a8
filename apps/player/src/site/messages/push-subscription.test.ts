// Goal: the browser is asked only where it can answer, and each failure has a name of its own.
// Method: a table of browsers, and a service worker whose push service answers as browsers do.
import { beforeEach, expect, test, vi } from 'vitest';
import { findPushObstacle, startPushes, endPushes } from './push-subscription.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';

type Seen = {
  userAgent: string;
  touches: number;
  able: boolean;
  workers: boolean;
  standalone: boolean;
  permission: NotificationPermission;
};

const usual: Seen = {
  userAgent: android,
  touches: 5,
  able: true,
  workers: true,
  standalone: false,
  permission: 'default',
};

const ask = vi.fn<() => Promise<NotificationPermission>>();
const subscribe = vi.fn<(options: object) => Promise<unknown>>();
const getSubscription = vi.fn<() => Promise<unknown>>();
const register = vi.fn<() => Promise<void>>();

/** The page sees this browser from now on. */
function see(part: Partial<Seen> = {}): void {
  const { userAgent, touches, able, workers, standalone, permission } = { ...usual, ...part };
  const worker = { pushManager: { subscribe, getSubscription } };
  const serviceWorker = {
    register,
    ready: Promise.resolve(worker),
    getRegistration: () => Promise.resolve(worker),
  };
  const navigator = { userAgent, maxTouchPoints: touches, ...(workers && { serviceWorker }) };
  const Notification = { permission, requestPermission: ask };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('location', new URL('https://play.example.com/member/messages'));
  vi.stubGlobal('window', {
    navigator,
    matchMedia: () => ({ matches: standalone }),
    ...(able && { PushManager: {}, Notification }),
  });
}

beforeEach(() => {
  see();
  ask.mockReset().mockResolvedValue('granted');
  subscribe.mockReset().mockResolvedValue('subscription');
  getSubscription.mockReset().mockResolvedValue(null);
  register.mockReset().mockResolvedValue(undefined);
});

test.each([
  ['a phone', {}, null],
  ['a phone that allowed it', { permission: 'granted' }, null],
  ['a phone that refused', { permission: 'denied' }, 'denied'],
  ['an iPhone in Safari', { userAgent: iPhone, able: false }, 'home-screen'],
  ['an iPad in Safari', { userAgent: iPad, able: false }, 'home-screen'],
  [
    'an old iPhone on the home screen',
    { userAgent: iPhone, able: false, standalone: true },
    'unsupported',
  ],
  ['an iPhone on the home screen', { userAgent: iPhone, standalone: true }, null],
  ['a Mac without push', { userAgent: iPad, touches: 0, able: false }, 'unsupported'],
  ['a private window', { workers: false }, 'unsupported'],
  ['an old browser', { able: false }, 'unsupported'],
] as const)('%s: %j is %s', (_, part, obstacle) => {
  see(part);
  expect(findPushObstacle()).toBe(obstacle);
  expect(ask).not.toHaveBeenCalled();
});

test('a press asks, and subscribes with the key of the site', async () => {
  expect(await startPushes('key')).toEqual({
    said: 'subscribed',
    subscription: 'subscription',
  });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

test.each([
  ['denied', 'denied'],
  ['default', 'unanswered'],
] as const)('the answer %s subscribes nothing', async (permission, said) => {
  ask.mockResolvedValue(permission);
  expect(await startPushes('key')).toEqual({ said });
  expect(subscribe).not.toHaveBeenCalled();
});

test('a browser that cannot be asked is not asked', async () => {
  see({ permission: 'denied' });
  expect(await startPushes('key')).toEqual({ said: 'denied' });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['AbortError', 'unreached'],
  ['NotAllowedError', 'denied'],
])('a push service that ends with %s is %s', async (name, said) => {
  subscribe.mockRejectedValue(new DOMException('no', name));
  expect(await startPushes('key')).toEqual({ said });
});

test('a window without service workers says so', async () => {
  register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  expect(await startPushes('key')).toEqual({ said: 'unsupported' });
});

test('a subscription under another key is replaced', async () => {
  const unsubscribe = vi.fn<() => void>();
  getSubscription.mockResolvedValue({ unsubscribe });
  subscribe.mockRejectedValueOnce(new DOMException('other key', 'InvalidStateError'));
  expect(await startPushes('key')).toMatchObject({ said: 'subscribed' });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('ending what is not there does nothing', async () => {
  await endPushes();
  getSubscription.mockRejectedValue(new Error('gone'));
  await endPushes();
  expect(subscribe).not.toHaveBeenCalled();
});
