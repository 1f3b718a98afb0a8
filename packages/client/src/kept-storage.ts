/**
 * One of the browser's storages, as pages use it. Browsers refuse storage in private windows, in
 * frames, and when it is full, some on reading, some on writing alone. Nothing here throws: a
 * refused value lasts until the page closes, and is read before what the browser holds.
 */
export type KeptStorage = {
  getItem(key: string): string | null;
  /** Returns false when the browser refused the value. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  clear(): void;
};

/** Makes the access to a storage. The browser's own is opened at each use: opening may throw. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): KeptStorage {
  /** Values that the browser refused to store; null: it refused to remove one. */
  const refused = new Map<string, string | null>();

  function attempt<T>(work: (area: Storage) => T, otherwise: T): T {
    try {
      return work(window[name]);
    } catch {
      return otherwise;
    }
  }

  /** Does something with a key, or keeps what it would have done. */
  function change(key: string, value: string | null, work: (area: Storage) => void): boolean {
    const isDone = attempt((area) => {
      work(area);
      return true;
    }, false);
    if (isDone) refused.delete(key);
    else refused.set(key, value);
    return isDone;
  }

  return {
    getItem(key) {
      const held = refused.get(key);
      return held === undefined ? attempt((area) => area.getItem(key), null) : held;
    },
    setItem: (key, value) => change(key, value, (area) => area.setItem(key, value)),
    removeItem(key) {
      change(key, null, (area) => area.removeItem(key));
    },
    clear() {
      refused.clear();
      const isDone = attempt((area) => {
        area.clear();
        return true;
      }, false);
      if (isDone) return;
      const keys = attempt((area) => Object.keys(area), []);
      for (const key of keys) refused.set(key, null);
    },
  };
}

/** Outlives the browser. */
export const localKept = openStorage('localStorage');
/** Lasts as long as the tab. */
export const sessionKept = openStorage('sessionStorage');
