import { expect, test } from 'vitest';
import fc from 'fast-check';
import { toBengaliDigits } from '@khelaghor/money/digits.ts';
import {
  addReceipt,
  formatReference,
  getProvider,
  judgeReceipt,
  parseSender,
  parseTrxId,
} from './manual-state.ts';

test.each([
  ['manual-bkash', 'bkash'],
  ['manual-upay', 'upay'],
  ['manual-bank', 'bank'],
  ['bkash', null],
  ['manual-sandbox', null],
])('the provider of %s is %s', (gateway, provider) => {
  expect(getProvider(gateway)).toBe(provider);
});

test.each([
  [' bfh7k2m9q1 ', 'BFH7K2M9Q1'],
  ['BFH7 K2M9 Q১', 'BFH7K2M9Q1'],
  ['ＢＦＨ７Ｋ２', 'BFH7K2'],
  ['BFH7K', null],
  ['B'.repeat(21), null],
  ['BFH7-K2M9', 'BFH7K2M9'],
  ['BFH7_K2M9', null],
  ["BFH7K2';--", null],
])('%j is stored as %s', (typed, stored) => {
  expect(parseTrxId(typed)).toBe(stored);
});

test('digits of either script, spaces and case never make another transaction id', () => {
  const id = fc.stringMatching(/^[A-Z0-9]{6,20}$/);
  fc.assert(
    fc.property(id, (one) => {
      expect(parseTrxId(toBengaliDigits(one.toLowerCase()).split('').join(' '))).toBe(one);
    }),
  );
});

test.each([
  ['waiting_match', 100n, 'credited'],
  ['waiting_match', 99n, 'short'],
  ['waiting_match', 101n, 'excess'],
  ['short', 100n, 'credited'],
  ['late', 100n, 'late'],
  ['duplicate', 100n, 'duplicate'],
] as const)('of 100 ordered, "%s" with %s received becomes %s', (state, received, next) => {
  expect(judgeReceipt(state, { ordered: 100n, received })).toBe(next);
});

test.each([
  ['bank', ' 1234-567 ৮৯০ ', '1234567890'],
  ['bank', '12345', null],
  ['bank', '1'.repeat(21), null],
  ['bank', '12a4567', null],
  ['bkash', '+880 1712-345678', '01712345678'],
  ['bkash', '1234567', null],
] as const)('the sender of %s %j is stored as %s', (provider, typed, stored) => {
  expect(parseSender(provider, typed)).toBe(stored);
});

test('references have eight letters that are not mistaken for each other', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(formatReference(bytes)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    }),
  );
});

test.each([
  ['the first picture', [null, null], 'b', ['b', null]],
  ['a second one', ['a', null], 'b', ['b', 'a']],
  ['the same one', ['a', null], 'a', ['a', null]],
  ['the same one after a replacement', ['b', 'a'], 'b', ['b', 'a']],
  ['the replaced one', ['b', 'a'], 'a', ['b', 'a']],
  ['a third one', ['b', 'a'], 'c', null],
] as const)('%s of a receipt', (_, [receiptHash, earlierReceiptHash], hash, kept) => {
  expect(addReceipt({ receiptHash, earlierReceiptHash }, hash)).toEqual(
    kept && { receiptHash: kept[0], earlierReceiptHash: kept[1] },
  );
});
