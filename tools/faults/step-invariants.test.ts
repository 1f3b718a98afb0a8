// Goal: whatever is wrong with a step of a round is seen. Method: one that went well, and the same
// with one thing wrong.
import { expect, test } from 'vitest';
import type { ActEffect } from './effects.ts';
import type { Entry, OperationKind, Told } from './journal.ts';
import { findWrongActs } from './step-invariants.ts';

const acknowledged: Told = { end: 'acknowledged' };
const refused: Told = { end: 'refused', why: 'step_out_of_order' };
const unknown: Told = { end: 'unknown', why: 'network' };
const stored: ActEffect = { round: 'round', member: 'one' };

const getEntries = (told: Told, kind: OperationKind = 'step_act'): Map<string, Entry> => {
  const asked = { key: 'step', kind, member: 'one', amount: '0', reference: 'round' };
  return new Map([['step', { asked, told }]]);
};
const find = (told: Told, act: ActEffect | null, kind?: OperationKind): string[] =>
  findWrongActs(getEntries(told, kind), new Map(act ? [['step', act]] : []));

test.each([
  ['acknowledged and there', acknowledged, stored],
  ['refused and not there', refused, null],
  ['unknown and there', unknown, stored],
  ['unknown and not there', unknown, null],
])('a step that is %s is right', (_, told, act) => {
  expect(find(told, act)).toEqual([]);
});

test.each([
  ['is gone', acknowledged, null],
  ['is there', refused, stored],
  ['in another round', acknowledged, { ...stored, round: 'other' }],
  ['in another round', acknowledged, { ...stored, member: 'other' }],
])('a step that %s is wrong', (word, told, act) => {
  expect(find(told, act)).toEqual([expect.stringContaining(word)]);
});

test('a step that no player took is wrong', () => {
  expect(findWrongActs(new Map(), new Map([['step', stored]]))).toHaveLength(1);
  expect(find(acknowledged, stored, 'dice')).toHaveLength(1);
});
