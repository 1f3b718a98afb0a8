// Goal: the address changes at once and the screen only when the next page's code is there; the
// last wish wins, a page that is lost is a fault, and nothing scrolls on the way back.
// Method: an address bar in memory, and pages whose code arrives when the test says so.
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseAddress } from './address.ts';
import type { Address } from './address.ts';
import { createRouter, createFixedBar } from './site-router.ts';
import type { AddressBar, FoundPage } from './site-router.ts';

afterEach(() => vi.unstubAllGlobals());

/** A history that is kept in memory. */
function memoryBar(first: string) {
  const entries: Address[] = [parseAddress(first, { key: 'first' })];
  let at = 0;
  let told: () => void = () => undefined;
  let leaving: Promise<void> | undefined;
  const bar: AddressBar = {
    read: () => entries[at] ?? parseAddress('/'),
    write: (href, state, isReplaced) => {
      const { href: here, below } = bar.read();
      const under = isReplaced ? (below ?? undefined) : here;
      if (!isReplaced) at += 1;
      entries.splice(at, entries.length, parseAddress(href, { state, key: href, below: under }));
    },
    listen: (hear) => {
      told = hear;
    },
    leaveLayers: () => leaving,
    goBack: () => back(),
  };
  const back = () => {
    at -= 1;
    told();
  };
  const leaveWith = (left: Promise<void>) => {
    leaving = left;
  };
  return { bar, back, leaveWith, count: () => entries.length };
}

const makePage = (name: string): ComponentType => Object.assign(() => null, { displayName: name });

/** A promise that the test ends. */
function defer<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function getSite(first: string) {
  const { bar, back, leaveWith, count } = memoryBar(first);
  const home = makePage('home');
  const bets = defer<ComponentType>();
  const loads: Readonly<Record<string, FoundPage['load']>> = {
    '/': async () => home,
    '/bets': () => bets.promise,
    '/lost': () => Promise.reject(new Error('gone')),
  };
  const find = (pathname: string): FoundPage | null => {
    const load = loads[pathname];
    return load ? { path: pathname, params: {}, load } : null;
  };
  let taking: Promise<void> | undefined;
  const router = createRouter({ bar, find, whenTaken: () => taking });
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal('window', { scrollTo });
  vi.stubGlobal('document', { getElementById: () => null });
  const take = () => {
    const { promise, resolve } = defer<void>();
    taking = promise;
    return resolve;
  };
  return { router, home, bets, back, leaveWith, count, scrollTo, take };
}

test('nothing is shown before a page was asked for', async () => {
  const { router, home } = getSite('/');
  expect(router.shown().isLoaded).toBe(false);
  await router.load();
  expect(router.shown()).toMatchObject({ isLoaded: true, path: '/', Page: home });
});

test('the address changes at once, the screen when the page is there', async () => {
  const { router, home, bets } = getSite('/');
  await router.load();
  const moved = router.navigate({ to: '/bets' });
  expect(router.address().pathname).toBe('/bets');
  expect(router.shown().Page).toBe(home);
  const page = makePage('bets');
  bets.resolve(page);
  await moved;
  expect(router.shown()).toMatchObject({ path: '/bets', Page: page });
});

test('the last wish wins, whichever page arrives first', async () => {
  const { router, home, bets } = getSite('/');
  await router.load();
  const toBets = router.navigate({ to: '/bets' });
  await router.navigate({ to: '/', search: { open: 'login' } });
  bets.resolve(makePage('bets'));
  await toBets;
  expect(router.shown()).toMatchObject({ path: '/', Page: home });
  expect(router.shown().address.search).toEqual({ open: 'login' });
});

test('no page changes while the browser takes the first one over', async () => {
  const { router, take } = getSite('/');
  await router.load();
  const taken = take();
  const moved = router.navigate({ to: '/nowhere' });
  await Promise.resolve();
  expect(router.shown().path).toBe('/');
  // What is hydrated only now is compared with what the server drew for the first address.
  expect(router.drawn().href).toBe('/');
  taken();
  await moved;
  expect(router.shown().path).toBeNull();
});

test('a page that cannot be fetched is a fault at its address', async () => {
  const { router } = getSite('/lost');
  await router.load();
  expect(router.shown()).toMatchObject({ path: '/lost', Page: null, fault: new Error('gone') });
});

test('the same address with the same state is no new entry, another state is', async () => {
  const { router, count } = getSite('/');
  await router.navigate({ to: '/' });
  expect(count()).toBe(1);
  const state = { depositIntent: { key: 'one', channel: 'sandbox', amount: '100' } };
  await router.navigate({ to: '/', state });
  expect(count()).toBe(2);
  expect(router.address().state).toEqual(state);
  await router.navigate({ to: '/', search: { open: 'login' }, replace: true });
  expect(count()).toBe(2);
});

test('who listens hears of leaving and arriving, with both addresses', async () => {
  const { router } = getSite('/');
  const heard: string[] = [];
  router.onLeaving(({ from, to }) => heard.push(`leaves ${from.href} for ${to.href}`));
  router.onArrived(({ from, to }) => heard.push(`came from ${from.href} to ${to.href}`));
  await router.load();
  router.settle();
  expect(heard).toEqual([]);
  await router.navigate({ to: '/', search: { open: 'login' } });
  router.settle();
  router.settle();
  expect(heard).toEqual(['leaves / for /?open=login', 'came from / to /?open=login']);
});

test('a move scrolls to the top unless it says otherwise, and the way back never does', async () => {
  const { router, back, scrollTo } = getSite('/');
  await router.load();
  router.settle();
  await router.navigate({ to: '/', search: { open: 'login' }, resetScroll: false });
  router.settle();
  expect(scrollTo).not.toHaveBeenCalled();
  await router.navigate({ to: '/nowhere' });
  router.settle();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  back();
  await vi.waitFor(() => expect(router.shown().path).toBe('/'));
  router.settle();
  expect(scrollTo).toHaveBeenCalledOnce();
});

const strip = (search: object) => ({ ...search, open: undefined });

test('a dialog that was opened over its page closes by going back', async () => {
  const { router, count } = getSite('/?q=dice');
  await router.load();
  await router.navigate({ search: (known: object) => ({ ...known, open: 'login' }) });
  await router.closeOver(strip);
  await vi.waitFor(() => expect(router.shown().address.href).toBe('/?q=dice'));
  expect(router.address().key).toBe('first');
  expect(count()).toBe(2);
});

test('a dialog that the first address opens is taken out of it', async () => {
  const { router, count } = getSite('/?q=dice&open=login');
  await router.load();
  await router.closeOver(strip);
  expect(router.shown().address.href).toBe('/?q=dice');
  expect(count()).toBe(1);
});

test('a dialog over a dialog closes to the one below', async () => {
  const { router } = getSite('/');
  await router.load();
  await router.navigate({ search: { open: 'games' } });
  await router.navigate({ search: { open: 'login' } });
  await router.closeOver(strip);
  await vi.waitFor(() => expect(router.shown().address.search).toEqual({ open: 'games' }));
});

test('a dialog that replaced another knows the page below it', async () => {
  const { router, count } = getSite('/');
  await router.load();
  await router.navigate({ search: { open: 'login' } });
  await router.navigate({ search: { open: 'register' }, replace: true });
  await router.closeOver(strip);
  await vi.waitFor(() => expect(router.shown().address.href).toBe('/'));
  expect(count()).toBe(2);
});

test('a dialog that ends where it was opened leaves no second entry', async () => {
  const { router, count } = getSite('/?q=dice');
  await router.load();
  await router.navigate({ search: { open: 'login', next: '/?q=dice' } });
  await router.navigate({ href: '/?q=dice', replace: true });
  expect(router.shown().address).toMatchObject({ href: '/?q=dice', key: 'first' });
  expect(count()).toBe(2);
});

test('a page is written after the entries of dialogs are left', async () => {
  const { router, leaveWith } = getSite('/');
  await router.load();
  let leave: () => void = () => undefined;
  leaveWith(
    new Promise((resolve) => {
      leave = resolve;
    }),
  );
  const moved = router.navigate({ to: '/nowhere' });
  await Promise.resolve();
  expect(router.address().href).toBe('/');
  leave();
  await moved;
  expect(router.address().href).toBe('/nowhere');
});

test('a page that the server draws stays where it is', async () => {
  const router = createRouter({
    bar: createFixedBar('/verify/one?open=login'),
    find: () => null,
    whenTaken: () => undefined,
  });
  await router.load();
  await router.navigate({ to: '/' });
  expect(router.address().href).toBe('/verify/one?open=login');
});
