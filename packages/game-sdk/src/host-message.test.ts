// Compares the hand-written parser with the contract's schema, on arbitrary input.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageMessage } from '@khelaghor/contract/play/game-bridge.ts';
import { readHostMessage } from './host-message.ts';

const nearly = fc.record(
  {
    type: fc.constantFrom(
      'khelaghor.theme',
      'khelaghor.launch',
      'khelaghor.online',
      'khelaghor.window',
      'other',
    ),
    theme: fc.oneof(fc.constantFrom('dark', 'light', 'blue'), fc.anything()),
    launchCode: fc.oneof(fc.string({ minLength: 15, maxLength: 110 }), fc.anything()),
    online: fc.oneof(fc.boolean(), fc.anything()),
    px: fc.oneof(fc.integer({ min: -1, max: 20_001 }), fc.double(), fc.anything()),
  },
  { requiredKeys: [] },
);

test('the parser accepts and drops the same messages as the contract', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, fc.anything()), (data) => {
      const expected = pageMessage.safeParse(data);
      expect(readHostMessage(data)).toEqual(expected.success ? expected.data : null);
    }),
    { numRuns: 2_000 },
  );
});
