import { DRAW_NONCE } from '@khelaghor/engine-lottery/public.ts';
import { loadLotteryGame } from './load-lottery-game.ts';
import { computeCommitment, toHex } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { expect, test } from 'vitest';
import { recomputeDraw } from './recompute-draw.ts';

await loadLotteryGame('k3');
const seed = new Uint8Array(32).fill(7);
const inputs = {
  scope: 'k3/1',
  serverSeed: toHex(seed),
  clientSeed: 'k3/20261121-0872',
  nonce: DRAW_NONCE,
  gameCode: 'k3',
  drawsAt: Date.parse('2026-11-21T08:32:00Z'),
};

test('a draw is made again from its seed, and the seed keeps its commitment', () => {
  const stream = createFairStream({
    serverSeed: seed,
    clientSeed: 'k3/20261121-0872',
    nonce: 0,
    scope: 'k3/1',
  });
  expect(recomputeDraw(inputs)).toEqual({
    ok: true,
    result: [stream.below(6) + 1, stream.below(6) + 1, stream.below(6) + 1],
    commitment: computeCommitment(seed),
  });
});

test.each([
  ['game_unknown', { gameCode: 'k4' }],
  ['scope_unknown', { scope: 'k3/2' }],
  ['inputs_invalid', { serverSeed: 'ab' }],
  ['inputs_invalid', { nonce: -1 }],
  ['inputs_invalid', { nonce: 0.5 }],
  ['inputs_invalid', { clientSeed: '\ud800' }],
])('%s', (refusal, change) => {
  expect(recomputeDraw({ ...inputs, ...change })).toEqual({ ok: false, refusal });
});
