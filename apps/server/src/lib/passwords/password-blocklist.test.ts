import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isCommonPassword, isBlockedPassword } from './password-blocklist.ts';
import { collectAll } from '../quiet-collections.ts';

const about = ['rahima7', '+8801711234567', 'rahima.khatun@example.com', 'Khelaghor', 'খেলাঘর'];

test.each([
  'trustno1',
  'QwertyUiop',
  'liverpool1',
  // The hundred-thousandth of the list, and the millionth.
  '07021954',
  'vjht0409',
  'rahima7!!',
  '01711234567',
  '8801711234567',
  '1711234567ab',
  'rahima.khatun@example.com',
  'Rahima.Khatun99',
  'khelaghor26',
  'খেলাঘর২০২৬',
  'aaaaaaaaaa',
  '23456789',
])('%s is guessed first', async (password) => {
  expect(await isCommonPassword(password, about)).toBe(true);
});

test.each([
  'a quiet boat at dusk',
  'right horse rahima7',
  '০১৭ নৌকা আর নদী',
  'my 01711234567 river',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password, about)).toBe(false);
});

test('words of nothing and of two letters forbid nothing', () => {
  expect(isBlockedPassword('ab river x', ['', 'ab', ' '])).toBe(false);
});

test('the list is there again after its memory was wanted', async () => {
  await isCommonPassword('a quiet boat at dusk', []);
  const before = process.memoryUsage().arrayBuffers;
  await turn();
  collectAll();
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(before - 8_000_000);
  const asked = ['liverpool1', 'a quiet boat at dusk', 'vjht0409'];
  const answers = await Promise.all(asked.map((password) => isCommonPassword(password, [])));
  expect(answers).toEqual([true, false, true]);
});
