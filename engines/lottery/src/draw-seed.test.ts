import { expect, test } from 'vitest';
import { formatClientSeed } from './public.ts';

test('writes the client seed as game and issue number', () => {
  const issue = { gameCode: 'k3', issueNumber: '20261121-0872' };
  expect(formatClientSeed(issue)).toBe('k3/20261121-0872');
});
