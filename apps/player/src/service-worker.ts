// The browser's storage between visits: the offline page, and the site's code, whose files never
// change. Personal data and API replies are never stored. It also shows the pushes of the server.
// The server writes the build's name before this text, so that a new build is a new worker.

import { openPushTarget, readPush } from './app/push-notification.ts';
import type { OpenPages, PushNotification } from './app/push-notification.ts';
import { renewPush } from './app/renew-push.ts';
import type { PushSubscriber, SubscriptionChange } from './app/renew-push.ts';

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type PushEvent = ExtendableEvent & { readonly data: { text(): string } | null };
type NotificationEvent = ExtendableEvent & {
  readonly notification: { readonly data: unknown; close(): void };
};
type WorkerScope = {
  readonly khelaghorBuild: string;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushSubscriber;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: OpenPages & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    hear: (event: ExtendableEvent & SubscriptionChange) => void,
  ): void;
  addEventListener(type: 'notificationclick', hear: (event: NotificationEvent) => void): void;
  addEventListener(type: 'message', hear: (event: ExtendableEvent & MessageEvent) => void): void;
};

const scope = self as unknown as WorkerScope;

const shellCache = 'shell';
const codePrefix = 'code-';
const codeCache = `${codePrefix}${scope.khelaghorBuild}`;
/** Pages of the previous build may still be open, and ask for its files. */
const buildsKept = 2;

const shellAddress = /^\/offline-shell\?[\w=&-]+$/;

/** Our own files that a page names. */
const filesIn = (page: string): readonly string[] => [
  ...new Set(Array.from(page.matchAll(/"(\/assets\/[\w.-]+)["#?]/g), ([, file = '']) => file)),
];

/** Stores the offline page of this address with its code, and deletes any other. */
async function keepShell(address: string): Promise<void> {
  const shells = await caches.open(shellCache);
  if (await shells.match(address)) return;
  const response = await fetch(address, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) return;
  const code = await caches.open(codeCache);
  const files = filesIn(await response.clone().text());
  await Promise.all(
    files.map(async (file) => {
      if (!(await caches.match(file))) await code.add(file);
    }),
  );
  for (const old of await shells.keys()) await shells.delete(old);
  await shells.put(address, response);
}

async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(codePrefix));
  const old = builds.filter((name) => name !== codeCache).slice(0, -(buildsKept - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function shell(): Promise<Response> {
  const shells = await caches.open(shellCache);
  const [kept] = await shells.keys();
  const response = kept && (await shells.match(kept));
  return response ?? Response.error();
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return shell();
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const code = await caches.open(codeCache);
    await code.put(request, response.clone());
  }
  return response;
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, forgetOldBuilds(), scope.clients.claim()]));
});

scope.addEventListener('message', (event) => {
  const asked = event.data as { keep?: unknown } | null;
  if (typeof asked?.keep === 'string' && shellAddress.test(asked.keep))
    event.waitUntil(keepShell(asked.keep));
});

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event.request));
});

/** Shows a push in place of an older one that leads to the same page. */
function showPush({ title, body, path }: PushNotification): Promise<void> {
  const [tag] = path.split('?');
  const options = { body, tag, renotify: true, icon: '/app-192.png', data: path };
  return scope.registration.showNotification(title, options);
}

scope.addEventListener('push', (event) => {
  const text = event.data?.text() ?? '';
  event.waitUntil(showPush(readPush(text, location.hostname)));
});

scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event, scope.registration.pushManager)),
);

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const path = typeof notification.data === 'string' ? notification.data : '/';
  event.waitUntil(openPushTarget(scope.clients, path, location.origin));
});
