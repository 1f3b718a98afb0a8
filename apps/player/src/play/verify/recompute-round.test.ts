import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSelection, DICE_SCOPE, readRoll, settleBet } from '@khelaghor/engine-dice/public.ts';
import { receiptText } from '@khelaghor/fairness/receipt.ts';
import { computeCommitment, toHex } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { diceMatches, receiptSaysBet, recomputeDice } from './recompute-round.ts';
import type { DiceProof } from './recompute-round.ts';

type Made = {
  readonly seedByte: number;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly direction: 'under' | 'over';
  readonly chance: number;
  readonly stake: bigint;
};

/** A roll as an honest server stores it. */
function makeProof({ seedByte, clientSeed, nonce, direction, chance, stake }: Made): DiceProof {
  const serverSeed = new Uint8Array(32).fill(seedByte);
  const commitment = computeCommitment(serverSeed);
  const stream = createFairStream({ serverSeed, clientSeed, nonce, scope: DICE_SCOPE });
  const settled = settleBet({ direction, chance, stake: minor(stake) }, readRoll(stream));
  const betId = '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77';
  const at = '2026-11-21T08:30:00.000Z';
  const seedId = '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d78';
  return {
    kind: 'dice',
    scope: DICE_SCOPE,
    roll: {
      betId,
      at,
      direction,
      chance,
      currency: 'PLAY',
      stake: stake.toString(),
      roll: settled.roll,
      won: settled.won,
      payout: settled.payout.toString(),
      seedId,
      nonce,
      receipt: '00'.repeat(64),
    },
    commitment,
    clientSeed,
    serverSeed: toHex(serverSeed),
    seeds: { seedId, commitment, nextCommitment: commitment, clientSeed, nextNonce: nonce + 1 },
    receiptText: receiptText({
      betId,
      scope: DICE_SCOPE,
      currency: 'PLAY',
      stakeMinor: stake.toString(),
      choice: formatSelection({ direction, chance }),
      commitment,
      clientSeed,
      nonce,
      placedAt: at,
    }),
    receiptKey: '00'.repeat(32),
  };
}

const made: Made = {
  seedByte: 7,
  clientSeed: 'আমার সিড',
  nonce: 3,
  direction: 'under',
  chance: 9500,
  stake: 12_345n,
};
const honest = makeProof(made);

test('an honest roll matches in every part', () => {
  const anyRoll = fc.record({
    seedByte: fc.nat(255),
    clientSeed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
    nonce: fc.nat(),
    direction: fc.constantFrom('under' as const, 'over' as const),
    chance: fc.integer({ min: 1, max: 9500 }),
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
  });
  fc.assert(
    fc.property(anyRoll, (roll) => {
      const proof = makeProof(roll);
      const checked = recomputeDice(proof);
      expect(checked.ok && diceMatches(checked)).toBe(true);
      expect(receiptSaysBet(proof)).toBe(true);
    }),
  );
});

test('the last word of the stream, divided by the number of rolls, leaves the roll', () => {
  const checked = recomputeDice(honest);
  expect(checked.ok && (checked.words.at(-1) ?? 0) % 10_000).toBe(honest.roll.roll);
});

const withRoll = (change: Partial<DiceProof['roll']>): DiceProof => ({
  ...honest,
  roll: { ...honest.roll, ...change },
});

test.each([
  ['another server seed', { ...honest, serverSeed: '08'.repeat(32) }],
  ['another commitment', { ...honest, commitment: 'ab'.repeat(32) }],
  ['another client seed', { ...honest, clientSeed: 'আমার সিড ' }],
  ['another nonce', withRoll({ nonce: 4 })],
  ['another roll', withRoll({ roll: (honest.roll.roll + 1) % 10_000 })],
  ['a win called a loss', withRoll({ won: !honest.roll.won })],
  ['a poisha less', withRoll({ payout: (BigInt(honest.roll.payout) - 1n).toString() })],
])('%s is found', (_, tampered) => {
  const checked = recomputeDice(tampered);
  expect(checked.ok && diceMatches(checked)).toBe(false);
});

test.each([
  ['a sealed seed', { ...honest, serverSeed: null }, 'sealed'],
  ['rules of another version', { ...honest, scope: 'dice/2' }, 'scope_unknown'],
  ['a seed that is none', { ...honest, serverSeed: 'abc' }, 'inputs_invalid'],
  ['half a character', { ...honest, clientSeed: '\ud800' }, 'inputs_invalid'],
  ['a chance that cannot be', withRoll({ chance: 0 }), 'inputs_invalid'],
  ['half a nonce', withRoll({ nonce: 0.5 }), 'inputs_invalid'],
  ['a stake that is no amount', withRoll({ stake: '1.5' }), 'inputs_invalid'],
  ['a payout that is no amount', withRoll({ payout: '' }), 'inputs_invalid'],
])('%s cannot be recomputed', (_, proof, refusal) => {
  expect(recomputeDice(proof)).toEqual({ ok: false, refusal });
});

test.each([
  ['another stake', withRoll({ stake: '12346' })],
  ['another bet', withRoll({ betId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d79' })],
  ['another chance', withRoll({ chance: 9499 })],
  ['the other direction', withRoll({ direction: 'over' })],
  ['another time', withRoll({ at: '2026-11-21T08:30:00.001Z' })],
  ['another nonce', withRoll({ nonce: 4 })],
  ['another commitment', { ...honest, commitment: 'ab'.repeat(32) }],
  ['another client seed', { ...honest, clientSeed: 'x' }],
  ['another scope', { ...honest, scope: 'dice/2' }],
  ['a chance that cannot be', withRoll({ chance: 0 })],
  ['half a nonce', withRoll({ nonce: 0.5 })],
])('a receipt for %s is another receipt', (_, proof) => {
  expect(receiptSaysBet(proof)).toBe(false);
});
