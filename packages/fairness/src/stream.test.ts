import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import published from '../vectors.json' with { type: 'json' };
import { computeCommitment, toHex, parseSeed } from './seed.ts';
import { createFairStream, type FairInputs } from './stream.ts';

const WORD_COUNT = 2 ** 32;

function getSeed(hex: string): Uint8Array {
  const parsed = parseSeed(hex);
  if (!parsed.ok) throw new Error(parsed.refusal);
  return parsed.value;
}

/** A second implementation, made from the text at the head of stream.ts and Node's HMAC alone. */
function recomputedWords(inputs: FairInputs, count: number): number[] {
  const words: number[] = [];
  for (let c = 0; words.length < count; c += 1) {
    const nonce = Buffer.alloc(8);
    nonce.writeBigUInt64BE(BigInt(inputs.nonce));
    const blockNumber = Buffer.alloc(4);
    blockNumber.writeUInt32BE(c);
    const hmac = createHmac('sha256', inputs.serverSeed);
    const texts = ['khelaghor/fair/1', inputs.scope, inputs.clientSeed];
    for (const field of [...texts.map((text) => Buffer.from(text)), nonce, blockNumber]) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(field.length);
      hmac.update(length).update(field);
    }
    const block = hmac.digest();
    for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at));
  }
  return words.slice(0, count);
}

function recomputedNumbers(inputs: FairInputs, n: number, count: number) {
  const accepted = WORD_COUNT - (WORD_COUNT % n);
  const numbers: number[] = [];
  let used = 0;
  for (const word of recomputedWords(inputs, count * 8 + 64)) {
    if (numbers.length === count) break;
    used += 1;
    if (word < accepted) numbers.push(word % n);
  }
  return { numbers, used, rejected: used - numbers.length };
}

const anyInputs = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  clientSeed: fc.string({ unit: 'grapheme', maxLength: 64 }),
  nonce: fc.maxSafeNat(),
  scope: fc.constantFrom('dice/1', 'dice/2', 'k3/1', 'card-room/12'),
});

test.each(published.vectors)('the published answer: $about', (vector) => {
  const inputs = { ...vector, serverSeed: getSeed(vector.serverSeed) };
  expect(computeCommitment(inputs.serverSeed)).toBe(vector.commitment);
  expect(createHash('sha256').update(inputs.serverSeed).digest('hex')).toBe(vector.commitment);

  const raw = createFairStream(inputs);
  expect(raw.words(vector.words.length)).toEqual(vector.words);
  expect(recomputedWords(inputs, vector.words.length)).toEqual(vector.words);

  const stream = createFairStream(inputs);
  const numbers = vector.numbers.map(() => stream.below(vector.below));
  const { used, rejected } = vector;
  expect({ numbers, used: stream.used, rejected: stream.rejected }).toEqual({
    numbers: vector.numbers,
    used,
    rejected,
  });
  expect(recomputedNumbers(inputs, vector.below, numbers.length)).toEqual({
    numbers,
    used,
    rejected,
  });
});

test('the stream agrees with the second implementation on any inputs', () => {
  const anyBound = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }),
    fc.integer({ min: 1, max: WORD_COUNT }),
  );
  fc.assert(
    fc.property(anyInputs, anyBound, (inputs, n) => {
      expect(createFairStream(inputs).words(20)).toEqual(recomputedWords(inputs, 20));
      const stream = createFairStream(inputs);
      const numbers = Array.from({ length: 9 }, () => stream.below(n));
      expect({ numbers, used: stream.used, rejected: stream.rejected }).toEqual(
        recomputedNumbers(inputs, n, 9),
      );
    }),
    { numRuns: 300 },
  );
});

test('words are used in order, and all of them are counted', () => {
  const inputs = { serverSeed: new Uint8Array(32), clientSeed: 'x', nonce: 1, scope: 'dice/1' };
  const whole = createFairStream(inputs).words(30);
  const stream = createFairStream(inputs);
  expect(stream.used).toBe(0);
  expect([...stream.words(3), stream.below(WORD_COUNT), ...stream.words(26)]).toEqual(whole);
  expect([stream.used, stream.rejected]).toEqual([30, 0]);
  stream.below(1);
  expect(stream.used).toBe(31);
});

test('every input separates streams, and no two lists of inputs look alike', () => {
  const inputs = { serverSeed: new Uint8Array(32), clientSeed: 'ab', nonce: 0, scope: 'dice/1' };
  const others: FairInputs[] = [
    inputs,
    { ...inputs, serverSeed: new Uint8Array(32).fill(1) },
    { ...inputs, clientSeed: 'a' },
    { ...inputs, clientSeed: '' },
    { ...inputs, clientSeed: 'ab\u0000' },
    { ...inputs, nonce: 1 },
    { ...inputs, nonce: WORD_COUNT },
    { ...inputs, scope: 'dice/2' },
    { ...inputs, scope: 'dice/11', clientSeed: 'b' },
    { ...inputs, scope: 'dice/1', clientSeed: '1b' },
  ];
  const starts = others.map((other) => createFairStream(other).words(8).join());
  expect(new Set(starts).size).toBe(others.length);
});

test('a seed changed by its owner after the start does not change the stream', () => {
  const serverSeed = new Uint8Array(32);
  const inputs = { serverSeed, clientSeed: 'x', nonce: 1, scope: 'dice/1' };
  const expected = createFairStream({ ...inputs, serverSeed: new Uint8Array(32) }).words(16);
  const stream = createFairStream(inputs);
  serverSeed.fill(9);
  expect(stream.words(16)).toEqual(expected);
  expect(toHex(serverSeed)).toBe('09'.repeat(32));
});

test.each([
  ['a short seed', { serverSeed: new Uint8Array(31) }],
  ['a negative nonce', { nonce: -1 }],
  ['a broken nonce', { nonce: 0.5 }],
  ['an unsafe nonce', { nonce: 2 ** 53 }],
  ['a scope without version', { scope: 'dice' }],
  ['a scope in capitals', { scope: 'Dice/1' }],
  ['a scope with version 0', { scope: 'dice/0' }],
  ['half a surrogate pair', { clientSeed: '\ud800' }],
])('%s is a bug', (_, wrong) => {
  const inputs = { serverSeed: new Uint8Array(32), clientSeed: 'x', nonce: 1, scope: 'dice/1' };
  expect(() => createFairStream({ ...inputs, ...wrong })).toThrow(RangeError);
});

test.each([0, -1, 1.5, WORD_COUNT + 1, Number.NaN])('a number below %s is a bug', (n) => {
  const stream = createFairStream({
    serverSeed: new Uint8Array(32),
    clientSeed: 'x',
    nonce: 1,
    scope: 'dice/1',
  });
  expect(() => stream.below(n)).toThrow(RangeError);
  expect(stream.used).toBe(0);
});
