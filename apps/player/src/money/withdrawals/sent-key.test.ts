import { beforeEach, expect, test, vi } from 'vitest';

const key = '01936d00-0000-7000-8000-000000000001';

/** Loads the page's program anew, as a reload does; the storage of the tab stays. */
async function load(kept = new Map<string, string>()) {
  vi.resetModules();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  });
  const { setPageMember } = await import('../../shared/session/page-member.ts');
  return { kept, setPageMember, ...(await import('./sent-key.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

test('a request whose answer was lost is found after a reload, and once', async () => {
  const before = await load();
  expect(before.readLostKey()).toBeNull();
  before.noteSent(key);
  const after = await load(before.kept);
  expect(after.readLostKey()).toBe(key);
  after.forgetSent();
  expect(after.readLostKey()).toBeNull();
});

test('the next request has the same key until one was answered', async () => {
  const page = await load();
  page.noteSent(key);
  expect(page.getNextKey()).toBe(key);
  page.noteAbsent();
  expect(page.readLostKey()).toBeNull();
  expect(page.getNextKey()).toBe(key);
  page.forgetSent();
  expect(page.getNextKey()).not.toBe(key);
  expect(page.getNextKey()).not.toBe(page.getNextKey());
});

test('another member who logs in on the page has keys of their own', async () => {
  const page = await load();
  page.setPageMember('one');
  page.noteSent(key);
  page.setPageMember('other');
  expect(page.getNextKey()).not.toBe(key);
});
