/**
 * What ECMAScript 2023 and 2024 and the DOM have brought since the oldest browsers that we build
 * for. Each does what its namesake does, as far as our programs and their libraries go.
 */

/** `Array.prototype` since Chrome 110, Safari 16.0. */
const ofArrays = {
  toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is what stands for toSorted
    return [...this].sort(compare);
  },
  toReversed<T>(this: readonly T[]): T[] {
    // oxlint-disable-next-line unicorn/no-array-reverse -- this is what stands for toReversed
    return [...this].reverse();
  },
  toSpliced<T>(this: readonly T[], ...change: [start: number, count: number, ...T[]]): T[] {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with<T>(this: readonly T[], index: number, value: T): T[] {
    const place = index < 0 ? this.length + index : index;
    if (place < 0 || place >= this.length) throw new RangeError(`no element at ${index}`);
    const copy = [...this];
    copy[place] = value;
    return copy;
  },
};

/** `String.prototype` since Chrome 111, Safari 16.4. */
const ofStrings = {
  isWellFormed(this: string): boolean {
    return !/\p{Surrogate}/u.test(this);
  },
};

/** `Map` since Chrome 117, Safari 17.4. */
const ofMaps = {
  groupBy<K, T>(items: Iterable<T>, getKey: (item: T, index: number) => K): Map<K, T[]> {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = getKey(item, index);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
      index += 1;
    }
    return groups;
  },
};

/** `URL` since Chrome 120, Safari 17.0. */
const ofUrls = {
  canParse(address: string | URL, base?: string | URL): boolean {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  },
};

/** `AbortSignal` since Chrome 116, Safari 17.4. */
const ofSignals = {
  any(signals: Iterable<AbortSignal>): AbortSignal {
    const controller = new AbortController();
    const { signal: whole } = controller;
    for (const signal of signals) {
      if (signal.aborted) controller.abort(signal.reason);
      if (whole.aborted) break;
      signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: whole });
    }
    return whole;
  },
};

/** What stands for what, by the object that has it. */
export const fillIns: readonly (readonly [owner: object, members: object])[] = [
  [Array.prototype, ofArrays],
  [String.prototype, ofStrings],
  [Map, ofMaps],
  [URL, ofUrls],
  [AbortSignal, ofSignals],
];

/** Gives the browser those of them that it lacks. */
export function fillIn(): void {
  for (const [owner, members] of fillIns)
    for (const [name, value] of Object.entries(members))
      if (!(name in owner))
        Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
