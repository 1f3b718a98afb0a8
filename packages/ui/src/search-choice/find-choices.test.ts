import { expect, test } from 'vitest';
import { findChoices, getNextPlace } from './find-choices.ts';

const choices = [
  { key: '', text: 'সব খেলা' },
  { key: 'pk10', text: 'পিকে১০ রেস', words: 'PK10 race' },
  { key: 'k3', text: 'কে৩ পাশা', words: 'K3 Dice' },
];

test.each([
  ['', ['', 'pk10', 'k3']],
  ['pk 10', ['pk10']],
  ['পিকে10', ['pk10']],
  ['ডাইস', []],
  ['dice', ['k3']],
  ['1', ['pk10']],
])('%j finds %j', (typed, keys) => {
  expect(findChoices(choices, typed).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['a', 1, 3, undefined],
])('%s leads from %i of %i to %j', (key, place, count, next) => {
  expect(getNextPlace(key, place, count)).toBe(next);
});
