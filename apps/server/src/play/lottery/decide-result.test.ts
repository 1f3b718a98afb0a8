// Goal: entries become a result only when nothing contradicts it. Method: a table of entries.
import { expect, test } from 'vitest';
import { decideResult, getResultState } from './decide-result.ts';
import type { ResultEntry } from './decide-result.ts';

const right = [1, 2, 3];
const wrong = [1, 2, 4];
const by = (operatorId: string | null, result: number[]): ResultEntry => ({ operatorId, result });
const [a, b, c, feed] = ['a', 'b', 'c', null];
const agreed = { state: 'agreed', result: right };

test.each([
  ['nothing', [], { state: 'waiting' }],
  ['one operator', [by(a, right)], { state: 'waiting' }],
  ['two who agree', [by(a, right), by(b, right)], agreed],
  ['two who differ', [by(a, right), by(b, wrong)], { state: 'conflict' }],
  ['two who agree and a third', [by(a, right), by(b, right), by(c, wrong)], { state: 'conflict' }],
  ['the feed alone', [by(feed, right)], agreed],
  ['the feed and an operator who agrees', [by(a, right), by(feed, right)], agreed],
  ['the feed and an operator who differs', [by(a, wrong), by(feed, right)], { state: 'conflict' }],
  ['a feed that differs from itself', [by(feed, right), by(feed, wrong)], { state: 'conflict' }],
  ['a wrong feed and one operator', [by(feed, wrong), by(a, right)], { state: 'conflict' }],
  ['a wrong feed and two operators', [by(feed, wrong), by(a, right), by(b, right)], agreed],
  [
    'a feed that differs from itself, and two operators',
    [by(feed, right), by(feed, wrong), by(a, right), by(b, right)],
    agreed,
  ],
] as const)('%s', (_, entries, decision) => {
  expect(decideResult(entries)).toEqual(decision);
});

const closed = { source: 'official', state: 'closed', result: null };
const settled = { source: 'official', state: 'settled', result: right };

test.each([
  ['an own issue', { ...closed, source: 'own' }, [], null],
  ['an open issue', { ...closed, state: 'open' }, [], null],
  ['a closed issue', closed, [by(a, right)], 'waiting'],
  ['a closed issue with a conflict', closed, [by(a, right), by(b, wrong)], 'conflict'],
  ['a drawn issue', settled, [by(feed, right)], null],
  ['a drawn issue whose feed changed', settled, [by(feed, right), by(feed, wrong)], 'conflict'],
  ['a corrected issue', settled, [by(feed, wrong), by(feed, right)], null],
] as const)('operators see of %s', (_, issue, entries, state) => {
  const result = issue.result && [...issue.result];
  expect(getResultState({ ...issue, result }, entries)).toBe(state);
});
