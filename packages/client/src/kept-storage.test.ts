import { afterEach, expect, test, vi } from 'vitest';
import { openStorage } from './kept-storage.ts';

/** A browser's storage in which some methods throw, as full or forbidden ones do. */
function createArea(throwing: readonly (keyof Storage)[] = []) {
  const values = new Map<string, string>([['kept', 'before']]);
  const guard = (name: keyof Storage) => {
    if (throwing.includes(name)) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    getItem(key: string) {
      guard('getItem');
      return values.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard('setItem');
      values.set(key, value);
    },
    removeItem(key: string) {
      guard('removeItem');
      values.delete(key);
    },
    clear() {
      guard('clear');
      values.clear();
    },
  };
}

const methods = ['getItem', 'setItem', 'removeItem', 'clear'] as const;

afterEach(() => vi.unstubAllGlobals());

test('without a refusal the browser keeps the value', () => {
  const area = createArea();
  vi.stubGlobal('window', { sessionStorage: area });
  expect(openStorage('sessionStorage').setItem('token', 'a')).toBe(true);
  expect(area.getItem('token')).toBe('a');
  expect(openStorage('sessionStorage').getItem('token')).toBe('a');
});

test.each([
  ['a storage that is full', { sessionStorage: createArea(['setItem']) }],
  ['a storage that allows nothing', { sessionStorage: createArea(methods) }],
  ['a storage that is not there', {}],
  [
    'a storage that may not be opened',
    {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('%s: values last until the page closes', (_, window) => {
  vi.stubGlobal('window', window);
  const storage = openStorage('sessionStorage');
  expect(storage.setItem('token', 'a')).toBe(false);
  expect(storage.getItem('token')).toBe('a');
  storage.setItem('token', 'b');
  expect(storage.getItem('token')).toBe('b');
  storage.removeItem('token');
  expect(storage.getItem('token')).toBeNull();
  storage.setItem('token', 'c');
  storage.clear();
  expect(storage.getItem('token')).toBeNull();
});

test('a value that the storage has no room for hides the older one', () => {
  vi.stubGlobal('window', { sessionStorage: createArea(['setItem']) });
  const storage = openStorage('sessionStorage');
  expect(storage.getItem('kept')).toBe('before');
  storage.setItem('kept', 'after');
  expect(storage.getItem('kept')).toBe('after');
});

test('what the browser refuses to remove is removed for this page', () => {
  vi.stubGlobal('window', { sessionStorage: createArea(['removeItem', 'setItem']) });
  const storage = openStorage('sessionStorage');
  storage.removeItem('kept');
  expect(storage.getItem('kept')).toBeNull();
});
