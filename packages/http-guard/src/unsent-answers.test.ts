// Goal: answers that are not read never hold more memory than the bounds, and callers who read are
// not cut off for those who do not. Method: a table, and random callers against a plain count.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUnsentAnswers } from './unsent-answers.ts';
import type { UnsentAnswer } from './unsent-answers.ts';

const openWith = (bytesPerCallerMax: number, bytesMax: number) => {
  const unsent = createUnsentAnswers({ bytesPerCallerMax, bytesMax });
  const ended: string[] = [];
  const add = (caller: string, name: string, bytes: number): UnsentAnswer => {
    const answer = { caller, bytes, end: () => ended.push(name) };
    unsent.add(answer);
    return answer;
  };
  return { unsent, ended, add };
};

test('over the bound of a caller its oldest answers are given up', () => {
  const { unsent, ended, add } = openWith(100, 1_000);
  add('one', 'first', 60);
  add('one', 'second', 30);
  add('other', 'third', 90);
  expect(ended).toEqual([]);
  add('one', 'fourth', 40);
  expect(ended).toEqual(['first']);
  expect(unsent.bytes).toBe(160);
});

test('over the bound of all the caller who holds most pays for it', () => {
  const { unsent, ended, add } = openWith(100, 150);
  add('small', 'small', 10);
  add('large', 'old', 40);
  add('large', 'new', 50);
  add('middle', 'middle', 60);
  expect(ended).toEqual(['old']);
  expect(unsent.bytes).toBe(120);
});

test('a single answer stays, however long it is', () => {
  const { unsent, ended, add } = openWith(100, 150);
  const long = add('one', 'long', 400);
  expect(ended).toEqual([]);
  unsent.remove(long);
  unsent.remove(long);
  expect(unsent.bytes).toBe(0);
});

test('the bounds hold for any callers, and all that was counted is forgotten', () => {
  const act = fc.record({
    caller: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.integer({ min: 0, max: 60 }),
    /** Which of the answers that wait is read first; a number beyond them: none. */
    read: fc.nat({ max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const unsent = createUnsentAnswers({ bytesPerCallerMax: 100, bytesMax: 250 });
      const waiting = new Set<UnsentAnswer>();
      for (const { caller, bytes, read } of acts) {
        const chosen = [...waiting][read];
        if (chosen) {
          unsent.remove(chosen);
          waiting.delete(chosen);
        }
        const answer: UnsentAnswer = { caller, bytes, end: () => waiting.delete(answer) };
        waiting.add(answer);
        unsent.add(answer);
        expect(waiting).toContain(answer);
        const sum = [...waiting].reduce((all, one) => all + one.bytes, 0);
        expect(unsent.bytes).toBe(sum);
        expect(sum).toBeLessThanOrEqual(250);
      }
      for (const answer of waiting) unsent.remove(answer);
      expect(unsent.bytes).toBe(0);
    }),
  );
});
