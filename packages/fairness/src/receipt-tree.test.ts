import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReceipt, RECEIPTS_MAX, prepareReceipts } from './receipt-tree.ts';

const signature = new Uint8Array(64).map((_, at) => at);
const textsOf = (count: number) => Array.from({ length: count }, (_, at) => `bet ${at} ৳\n`);
const sha = (...parts: (Uint8Array | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

test('a receipt alone is the signature under its own text', () => {
  const { text, receiptAt } = prepareReceipts(['one']);
  expect(text).toBe('one');
  expect(receiptAt(0, signature)).toEqual(signature);
  expect(openReceipt('one', signature)).toEqual({ signature, signedText: 'one' });
});

test('three receipts, worked out by hand with another hash', () => {
  const leaf = (text: string) => sha(Uint8Array.of(0), text);
  const node = (left: Uint8Array, right: Uint8Array) => sha(Uint8Array.of(1), left, right);
  const [a, b, c] = ['a', 'b', 'c'].map(leaf) as [Buffer, Buffer, Buffer];
  const nobody = new Uint8Array(32);
  const root = node(node(a, b), node(c, nobody));
  const { text, receiptAt } = prepareReceipts(['a', 'b', 'c']);
  expect(text).toBe(`khelaghor/receipts/1\n${root.toString('hex')}\n`);
  const third = Buffer.concat([signature, Uint8Array.of(2), nobody, node(a, b)]);
  expect(Buffer.from(receiptAt(2, signature))).toEqual(third);
});

test('whatever was signed together opens to what was signed, and to nothing else', () => {
  const counts = Array.from({ length: RECEIPTS_MAX }, (_, at) => at + 1);
  for (const count of counts) {
    const texts = textsOf(count);
    const { text: signedText, receiptAt } = prepareReceipts(texts);
    for (const [place, text] of texts.entries()) {
      const receipt = receiptAt(place, signature);
      expect(openReceipt(text, receipt)).toEqual({ signature, signedText });
      expect(openReceipt(`${text} `, receipt)?.signedText).not.toBe(signedText);
    }
  }
});

test('a receipt altered in any byte behind the signature proves nothing', () => {
  const count = fc.integer({ min: 2, max: RECEIPTS_MAX });
  fc.assert(
    fc.property(count, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (n, p, at, change) => {
      const texts = textsOf(n);
      const { text, receiptAt } = prepareReceipts(texts);
      const place = p % n;
      const altered = receiptAt(place, signature).slice();
      const index = 64 + (at % (altered.length - 64));
      altered[index] = (altered[index] ?? 0) ^ change;
      expect(openReceipt(texts[place] ?? '', altered)?.signedText).not.toBe(text);
    }),
  );
});

test.each([
  ['nothing', 0],
  ['half a signature', 32],
  ['a place without a way', 65],
  ['half a hash', 65 + 16],
  ['a way longer than the largest tree', 65 + 32 * 5],
])('%s is no receipt', (_, length) => {
  expect(openReceipt('a', new Uint8Array(length))).toBeNull();
});

test('a place outside of the tree is no receipt', () => {
  const receipt = prepareReceipts(['a', 'b']).receiptAt(1, signature).slice();
  receipt[64] = 2;
  expect(openReceipt('a', receipt)).toBeNull();
});

test('none, or too many, are not put under one signature', () => {
  expect(() => prepareReceipts([])).toThrow(RangeError);
  expect(() => prepareReceipts(textsOf(RECEIPTS_MAX + 1))).toThrow(RangeError);
});
