import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { expect, test } from 'vitest';
import { beginHmac } from './hmac-sha256.ts';

const anyKey = fc.uint8Array({ maxLength: 64 });
const anyMessage = fc.uint8Array({ minLength: 4, maxLength: 600 });

test('hashes of two messages in turn are those of Node, as their last bytes change', () => {
  fc.assert(
    fc.property(fc.tuple(anyKey, anyMessage), fc.tuple(anyKey, anyMessage), (one, other) => {
      const begun = [one, other].map(([key, message]) => beginHmac(key, message));
      for (const number of [0, 1, 255]) {
        for (const [place, [key, message]] of [one, other].entries()) {
          message[message.length - 1] = number;
          const expected = createHmac('sha256', key).update(message).digest();
          const words: number[] = [];
          begun[place]?.(words);
          const read = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => expected.readUInt32BE(at));
          expect(words).toEqual(read);
        }
      }
    }),
  );
});

test('a fair stream has the same words with the hash of the server as with the portable one', () => {
  const inputs = fc.record({
    serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    clientSeed: fc.string({ unit: 'grapheme', maxLength: 64 }),
    nonce: fc.maxSafeNat(),
    scope: fc.constantFrom('dice/1', 'card-room/12'),
  });
  fc.assert(
    fc.property(inputs, inputs, (one, other) => {
      const fast = [one, other].map((each) => createFairStream(each, beginHmac));
      const portable = [one, other].map((each) => createFairStream(each));
      // In turn, so that streams which share buffers would show it.
      for (const count of [3, 20])
        for (const place of [0, 1])
          expect(fast[place]?.words(count)).toEqual(portable[place]?.words(count));
    }),
  );
});

test('a key above a block of the hash is a bug', () => {
  expect(() => beginHmac(new Uint8Array(65), new Uint8Array(4))).toThrow(RangeError);
});
