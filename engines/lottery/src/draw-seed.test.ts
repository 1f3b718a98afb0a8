import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { expect, test } from 'vitest';
import { DRAW_NONCE, drawResult, formatClientSeed } from './public.ts';
import { requireLotteryGame } from './server.ts';

const [{ round, randomness }] = recordedRounds;
const issue = { gameCode: 'k3', issueNumber: '20261121-0872', beacon: null };

test('writes the client seed as game and issue number', () => {
  expect(formatClientSeed(issue)).toBe('k3/20261121-0872');
});

test('adds the announced round of the beacon, and waits for it', () => {
  expect(formatClientSeed({ ...issue, beacon: { round, randomness: null } })).toBeNull();
  expect(formatClientSeed({ ...issue, beacon: { round, randomness } })).toBe(
    `k3/20261121-0872/drand-quicknet/2/${randomness}`,
  );
});

// Recorded from the draws of a version that knew no beacon, and of this one.
test.each([
  ['k3', null, [4, 5, 2]],
  ['ssc1', null, [9, 5, 7, 0, 3]],
  ['keno80', null, [24, 66, 25, 69, 63, 59, 55, 61, 21, 48, 4, 60, 50, 80, 6, 5, 8, 2, 79, 42]],
  ['k3', { round, randomness }, [3, 4, 6]],
  ['ssc1', { round, randomness }, [0, 6, 6, 1, 7]],
])('the draw of %s with beacon %j is drawn again as it was', (gameCode, beacon, result) => {
  const { family, scope } = requireLotteryGame(gameCode, 0);
  const clientSeed = formatClientSeed({ ...issue, gameCode, beacon });
  const seed = parseSeed('5a'.repeat(32));
  if (!seed.ok || clientSeed === null) throw new Error('not a seed');
  const inputs = { serverSeed: seed.value, clientSeed, nonce: DRAW_NONCE, scope };
  expect(drawResult(family, createFairStream(inputs))).toEqual(result);
});
