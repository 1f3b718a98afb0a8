// Goal: bodies and answers never hold more memory than the bounds, and callers who read are not cut
// off for those who do not. Method: a table, and random callers against a plain count.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeldBytes } from './held-bytes.ts';
import type { Holding } from './held-bytes.ts';

const openWith = (bytesPerCallerMax: number, bytesMax: number) => {
  const held = createHeldBytes({ bytesPerCallerMax, bytesMax });
  const ended: string[] = [];
  const add = (caller: string, name: string, bytes: number): Holding => {
    const holding = { caller, bytes, end: () => ended.push(name) };
    held.add(holding);
    return holding;
  };
  return { held, ended, add };
};

test('over the bound of a caller its oldest holdings are given up', () => {
  const { held, ended, add } = openWith(100, 1_000);
  add('one', 'first', 60);
  add('one', 'second', 30);
  add('other', 'third', 90);
  expect(ended).toEqual([]);
  add('one', 'fourth', 40);
  expect(ended).toEqual(['first']);
  expect(held.bytes).toBe(160);
});

test('over the bound of all the caller who holds most pays for it', () => {
  const { held, ended, add } = openWith(100, 150);
  add('small', 'small', 10);
  add('large', 'old', 40);
  add('large', 'new', 50);
  add('middle', 'middle', 60);
  expect(ended).toEqual(['old']);
  expect(held.bytes).toBe(120);
});

test('a single holding stays, however long it is', () => {
  const { held, ended, add } = openWith(100, 150);
  const long = add('one', 'long', 400);
  expect(ended).toEqual([]);
  held.remove(long);
  held.remove(long);
  expect(held.bytes).toBe(0);
});

test('the bounds hold for any callers, and all that was counted is forgotten', () => {
  const act = fc.record({
    caller: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.integer({ min: 0, max: 60 }),
    /** Which of those that wait is over first; a number beyond them: none. */
    read: fc.nat({ max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const held = createHeldBytes({ bytesPerCallerMax: 100, bytesMax: 250 });
      const waiting = new Set<Holding>();
      for (const { caller, bytes, read } of acts) {
        const chosen = [...waiting][read];
        if (chosen) {
          held.remove(chosen);
          waiting.delete(chosen);
        }
        const holding: Holding = { caller, bytes, end: () => waiting.delete(holding) };
        waiting.add(holding);
        held.add(holding);
        expect(waiting).toContain(holding);
        const sum = [...waiting].reduce((all, one) => all + one.bytes, 0);
        expect(held.bytes).toBe(sum);
        expect(sum).toBeLessThanOrEqual(250);
      }
      for (const holding of waiting) held.remove(holding);
      expect(held.bytes).toBe(0);
    }),
  );
});
