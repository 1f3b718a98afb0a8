// Holds the hand-written reader against the contract's schema, with anything at all as input.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameMessage } from '@khelaghor/contract/play/game-bridge.ts';
import { readGameMessage } from './game-message.ts';

const types = ['ready', 'height', 'verify', 'balance-changed', 'session-lost', 'deposit', 'other'];

const nearly = fc.record(
  {
    type: fc.constantFrom(...types.map((type) => `khelaghor.${type}`)),
    gameCode: fc.oneof(fc.string({ maxLength: 30 }), fc.anything()),
    px: fc.oneof(fc.integer({ min: -5, max: 20_005 }), fc.double(), fc.anything()),
    betId: fc.oneof(fc.uuid({ version: [4, 7] }), fc.string(), fc.anything()),
  },
  { requiredKeys: [] },
);

test('the reader drops what the contract does, and changes nothing of the rest', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, fc.anything()), (data) => {
      const expected = gameMessage.safeParse(data);
      expect(readGameMessage(data)).toEqual(expected.success ? expected.data : null);
    }),
    { numRuns: 2_000 },
  );
});
