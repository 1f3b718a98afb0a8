import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLineCursor, readLineCursor, readQueueSearch, sortClaims } from './queue-rules.ts';

test.each([
  ['', null],
  ['  ', null],
  ['bfh7k2', { account: 'bfh7k2', trxStart: 'BFH7K2', sender: null }],
  ['Rahim_1', { account: 'rahim_1', trxStart: null, sender: null }],
  ['\u202abfh7-K2\u202c', { account: 'bfh7-k2', trxStart: 'BFH7K2', sender: null }],
  ['০১৮১২-৩৪৫৬৭৮', { account: '01812-345678', trxStart: '01812345678', sender: '01812345678' }],
  ['+8801812345678', { account: '+8801812345678', trxStart: null, sender: '01812345678' }],
  ['%', { account: '%', trxStart: null, sender: null }],
])('the search "%s" is read as each thing that it may be', (typed, expected) => {
  expect(readQueueSearch(typed)).toEqual(expected);
});

test('a cursor of lines leads back to its line, and no other text is one', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(999_999_999), (importId, line) => {
      expect(readLineCursor(makeLineCursor({ importId, line }))).toEqual({ importId, line });
    }),
  );
  expect(readLineCursor(undefined)).toBeNull();
  expect(readLineCursor('1.2')).toBeUndefined();
});

const line = {
  channel: 'manual-bkash',
  amountMinor: 50_000n,
  sender: '01812345678',
  trxId: 'BFH7K2',
};
const claim = {
  id: 'other',
  channel: 'manual-bkash',
  orderedMinor: 70_000n,
  senderNumber: '01912345678',
  trxId: 'XXXXXX',
  receivedMinor: null,
  lineMinor: null,
};

test('the claim that fits most comes first', () => {
  const claims = [
    claim,
    { ...claim, id: 'amount', orderedMinor: 50_000n },
    { ...claim, id: 'trxId', trxId: 'BFH7K9' },
    { ...claim, id: 'sender', senderNumber: '01812345678' },
    { ...claim, id: 'all', orderedMinor: 50_000n, senderNumber: '01812345678', trxId: 'BFH7K9' },
  ];
  const ranked = sortClaims(line, claims).map(({ id }) => id);
  expect(ranked).toEqual(['all', 'sender', 'trxId', 'amount', 'other']);
});

test.each([
  ['of another channel', { channel: 'manual-nagad' }],
  ['with a recorded payment', { receivedMinor: 50_000n }],
  ['with a line of its own', { lineMinor: 50_000n }],
])('a claim %s is left out', (_, part) => {
  expect(sortClaims(line, [{ ...claim, ...part }])).toEqual([]);
});
