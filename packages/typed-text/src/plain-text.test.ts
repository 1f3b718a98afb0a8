import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each([
  ['৫০০', '500'],
  ['  12\u00a0345 ', '12 345'],
  ['\u202a123456\u202c', '123456'],
  ['\u200e12\u200b34\ufeff56', '123456'],
  ['１２３', '123'],
  ['AbC', 'AbC'],
  ['', ''],
])('reads %j as %j', (typed, plain) => {
  expect(toPlainText(typed)).toBe(plain);
});
