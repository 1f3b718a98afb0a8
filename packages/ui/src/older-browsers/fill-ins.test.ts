import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillInMissing } from './fill-in-missing.ts';
import { fillIn, fillIns } from './fill-ins.ts';

const kept = fillIns.flatMap(([owner, members]) =>
  Object.keys(members).map((name) => ({
    owner,
    name,
    own: Object.getOwnPropertyDescriptor(owner, name),
  })),
);

const removeAll = (): void => {
  for (const { owner, name } of kept) Reflect.deleteProperty(owner, name);
};

/** Gives the program of the tests its own back: it calls them too. */
const bringBack = (): void => {
  for (const { owner, name, own } of kept) if (own) Object.defineProperty(owner, name, own);
};

/** What the work returns or throws in a browser that has none of it. */
function runFilledIn<T>(work: () => T): T {
  removeAll();
  fillIn();
  try {
    return work();
  } finally {
    bringBack();
  }
}

const outcomeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (failure) {
    return failure instanceof RangeError ? 'RangeError' : failure;
  }
};

type Outcomes = { readonly own: readonly unknown[]; readonly filledIn: readonly unknown[] };

/** What each work gives with the browser's own, and with what stands for it. */
const getOutcomes = (...works: readonly (() => unknown)[]): Outcomes => ({
  own: works.map(outcomeOf),
  filledIn: works.map((work) => runFilledIn(() => outcomeOf(work))),
});

afterEach(bringBack);

test('each stands for something that this program has', () => {
  expect(kept.filter(({ own }) => own === undefined)).toEqual([]);
});

describe('each gives what its namesake gives', () => {
  const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 });
  const index = fc.integer({ min: -14, max: 14 });

  test('lists', () => {
    fc.assert(
      fc.property(numbers, index, index, (list, start, count) => {
        const { own, filledIn } = getOutcomes(
          () => list.map(String).toSorted(),
          () => list.toSorted((one, other) => other - one),
          () => list.toReversed(),
          () => list.toSpliced(start, count),
          () => list.toSpliced(start, count, 7, 8),
          () => list.with(start, count),
        );
        expect(filledIn).toEqual(own);
      }),
    );
  });

  test('the list itself stays as it was', () => {
    const list = Object.freeze([3, 1, 2]);
    const changed = runFilledIn(() => [
      list.toSorted((one, other) => one - other),
      list.toReversed(),
      list.with(0, 9),
    ]);
    expect(changed).toEqual([
      [1, 2, 3],
      [2, 1, 3],
      [9, 1, 2],
    ]);
  });

  test('groups', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const { own, filledIn } = getOutcomes(
          () => [...Map.groupBy(list, (item, place) => (item + place) % 3)],
          () => [...Map.groupBy(new Set(list), (item) => item % 2)],
        );
        expect(filledIn).toEqual(own);
      }),
    );
  });

  test('halves of surrogate pairs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), index, (text, end) => {
        const { own, filledIn } = getOutcomes(() => text.slice(0, end).isWellFormed());
        expect(filledIn).toEqual(own);
      }),
    );
    expect(
      runFilledIn(() => ['খ\u{1f3b2}', '\ud83c', '\udfb2x'].map((text) => text.isWellFormed())),
    ).toEqual([true, false, false]);
  });

  test.each(['https://khelaghor.test/a?b', '/a', '', 'javascript:0', 'http://', 'খেলা'])(
    'the address %j',
    (address) => {
      const { own, filledIn } = getOutcomes(
        () => URL.canParse(address),
        () => URL.canParse(address, 'https://khelaghor.test'),
      );
      expect(filledIn).toEqual(own);
    },
  );
});

describe('signals', () => {
  const join = (signals: AbortSignal[]) => runFilledIn(() => AbortSignal.any(signals));

  test('ends with the first, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const both = join([one.signal, other.signal]);
    expect(both.aborted).toBe(false);
    other.abort('second');
    one.abort('first');
    expect(both.reason).toBe('second');
  });

  test('has ended when one of them had', () => {
    const both = join([new AbortController().signal, AbortSignal.abort('early')]);
    expect([both.aborted, both.reason]).toEqual([true, 'early']);
    expect(join([]).aborted).toBe(false);
  });
});

describe('a browser gets what it lacks, and no more', () => {
  beforeEach(removeAll);

  test('all of it', async () => {
    await fillInMissing();
    const has = kept.map(({ owner, name }) => name in owner);
    bringBack();
    expect(has.every(Boolean)).toBe(true);
  });

  test('what it has stays its own', async () => {
    const { groupBy } = { groupBy: () => new Map<unknown, unknown[]>() };
    Object.defineProperty(Map, 'groupBy', { value: groupBy, configurable: true });
    await fillInMissing();
    const has = Map.groupBy === groupBy;
    bringBack();
    expect(has).toBe(true);
  });
});
