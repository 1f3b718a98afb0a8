// Goal: nothing that a page shows changes before all of it is hydrated: replies and another
// language wait, also for the parts of a page that React hydrates after it.
// Method: a program of its own for each test, in which hydration has begun and ends when the test
// reports it; the server's reply and the texts are there at once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupI18n } from '@lingui/core';
import { siteGetStatus } from '@khelaghor/client/routes/first.gen.ts';

const open = { success: true, value: { status: 0, maintenance: null, visitor: null } };

beforeEach(() => {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'en' },
    cookie: '',
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async () => Response.json(open));
});

afterEach(() => vi.resetModules());

/** Lets everything happen that waits for nothing from outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Notes that something has happened, without waiting for it. */
function noteWhenDone(happening: Promise<unknown>): () => boolean {
  let isDone = false;
  void happening.then(() => (isDone = true));
  return () => isDone;
}

test('a reply that comes during hydration is given after it', async () => {
  const { beginHydration, markHydrated } = await import('./hydration-wait.ts');
  const { call } = await import('./api.ts');
  void beginHydration();
  const reply = call(siteGetStatus, {});
  const isGiven = noteWhenDone(reply);
  await settle();
  expect(isGiven()).toBe(false);
  markHydrated();
  expect(await reply).toEqual(open);
  // From now on there is nothing to wait for.
  expect(await call(siteGetStatus, {})).toEqual(open);
});

test('another language is spoken after hydration', async () => {
  const { beginHydration, markHydrated } = await import('./hydration-wait.ts');
  const { changeLanguage, startSpeaking } = await import('./catalogues.ts');
  const i18n = setupI18n();
  await startSpeaking({ i18n, language: 'bn', digits: 'latn' });
  void beginHydration();
  const changed = changeLanguage(i18n, 'en');
  const isChanged = noteWhenDone(changed);
  await Promise.all([
    import('../../../../packages/i18n/locales/player/en.po'),
    import('../../../../packages/i18n/locales/player-pages/en.po'),
  ]);
  await settle();
  expect([isChanged(), i18n.locale]).toEqual([false, 'bn']);
  markHydrated();
  await changed;
  expect(i18n.locale).toBe('en');
});

test('hydration ends with the last part of the page', async () => {
  const waiting = await import('./hydration-wait.ts');
  const told = vi.fn<() => void>();
  document.addEventListener(waiting.pageHydratedEvent, told);
  const isOver = noteWhenDone(waiting.beginHydration());
  waiting.waitForPart('game');
  const leave = waiting.waitForPart('dialog');
  waiting.markHydrated();
  leave();
  await settle();
  expect([isOver(), told.mock.calls.length]).toEqual([false, 0]);
  expect(waiting.whileHydrating()).toBeDefined();
  waiting.markPartHydrated('game');
  await settle();
  expect([isOver(), told.mock.calls.length]).toEqual([true, 1]);
  expect(waiting.whileHydrating()).toBeUndefined();
});
