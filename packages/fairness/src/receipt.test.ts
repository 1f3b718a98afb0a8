import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { hashText } from './hash-text.ts';
import {
  RECEIPT_FIELDS,
  STEP_RECEIPT_FIELDS,
  type Receipt,
  formatStepReceipts,
  formatReceipt,
  formatStepReceipt,
  readMath,
} from './receipt.ts';

const RECEIPT: Receipt = {
  betId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77',
  scope: 'dice/1',
  math: 'cd'.repeat(32),
  currency: 'PLAY',
  stakeMinor: '1000',
  choice: 'under 4950',
  commitment: 'ab'.repeat(32),
  clientSeed: 'খেলা ঘর',
  nonce: 12,
  placedAt: '2026-11-21T08:30:00.000Z',
};

/** Reads a receipt's text by its lengths alone, as its description says. */
function getFields(text: string): string[][] {
  const bytes = Buffer.from(text);
  let at = bytes.indexOf('\n') + 1;
  const fields: string[][] = [];
  while (at < bytes.length) {
    const nameEnd = bytes.indexOf(' ', at);
    const lengthEnd = bytes.indexOf(' ', nameEnd + 1);
    const length = Number(bytes.toString('utf8', nameEnd + 1, lengthEnd));
    const valueEnd = lengthEnd + 1 + length;
    fields.push([
      bytes.toString('utf8', at, nameEnd),
      bytes.toString('utf8', lengthEnd + 1, valueEnd),
    ]);
    expect(bytes.toString('utf8', valueEnd, valueEnd + 1)).toBe('\n');
    at = valueEnd + 1;
  }
  return fields;
}

test('the text of a receipt', () => {
  expect(formatReceipt(RECEIPT)).toBe(
    [
      'khelaghor/receipt/2',
      'bet 36 0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77',
      'scope 6 dice/1',
      `math 64 ${'cd'.repeat(32)}`,
      'currency 4 PLAY',
      'stake 4 1000',
      'choice 10 under 4950',
      `commitment 64 ${'ab'.repeat(32)}`,
      'client-seed 19 খেলা ঘর',
      'nonce 2 12',
      'placed-at 24 2026-11-21T08:30:00.000Z',
      '',
    ].join('\n'),
  );
});

test('the text of a receipt of the first version never changes', () => {
  const text = formatReceipt({ ...RECEIPT, math: null });
  // The hash of the text as receipts of that version were signed.
  expect(text).toMatch(/^khelaghor\/receipt\/1\nbet 36 [0-9a-f-]{36}\nscope 6 dice\/1\ncurrency /u);
  expect(hashText(text)).toBe('674f2a1b38b893116d26b27e02f51ebb355713e7ee27b232128a946a4222fbdb');
});

test('the math is read where a receipt names it, and nowhere else', () => {
  expect(readMath(formatReceipt(RECEIPT))).toBe('cd'.repeat(32));
  const clientSeed = `x\nmath 64 ${'ef'.repeat(32)}\n`;
  expect(readMath(formatReceipt({ ...RECEIPT, clientSeed }))).toBe('cd'.repeat(32));
  expect(readMath(formatReceipt({ ...RECEIPT, clientSeed, math: null }))).toBeNull();
});

test('every value can be read back, whatever it holds', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a\nstake 1 9\n', ' ', '', '5 5 5'),
  );
  fc.assert(
    fc.property(anyText, anyText, fc.maxSafeNat(), (choice, clientSeed, nonce) => {
      const receipt = { ...RECEIPT, choice, clientSeed, nonce };
      const fields = getFields(formatReceipt(receipt));
      expect(fields.map(([name]) => name)).toEqual([...RECEIPT_FIELDS]);
      expect(fields.map(([, value]) => value)).toEqual([
        receipt.betId,
        receipt.scope,
        receipt.math,
        receipt.currency,
        receipt.stakeMinor,
        choice,
        receipt.commitment,
        clientSeed,
        `${nonce}`,
        receipt.placedAt,
      ]);
    }),
  );
});

test('a broken nonce or broken Unicode is a bug', () => {
  expect(() => formatReceipt({ ...RECEIPT, nonce: -1 })).toThrow(RangeError);
  expect(() => formatReceipt({ ...RECEIPT, clientSeed: '\ud800' })).toThrow(RangeError);
});

test('the receipt of a step holds the hash of the one before', () => {
  const before = hashText(formatReceipt(RECEIPT));
  expect(before).toBe(createHash('sha256').update(formatReceipt(RECEIPT)).digest('hex'));
  const text = formatStepReceipt({
    betId: RECEIPT.betId,
    number: 2,
    act: 'step',
    step: '17',
    state: 'open',
    pays: '9/7',
    before,
    madeAt: '2026-11-21T08:30:05.000Z',
  });
  expect(text).toBe(
    [
      'khelaghor/step-receipt/1',
      'bet 36 0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77',
      'number 1 2',
      'act 4 step',
      'step 2 17',
      'state 4 open',
      'pays 3 9/7',
      `before 64 ${before}`,
      'made-at 24 2026-11-21T08:30:05.000Z',
      '',
    ].join('\n'),
  );
  expect(getFields(text).map(([name]) => name)).toEqual([...STEP_RECEIPT_FIELDS]);
});

test('the receipts of a round form a chain: another one before changes all that follow', () => {
  const act = (number: number, step: string) =>
    ({ number, act: 'step', step, state: 'open', pays: '1', madeAt: RECEIPT.placedAt }) as const;
  const chain = (first: string, stakeText = formatReceipt(RECEIPT)) =>
    formatStepReceipts({ betId: RECEIPT.betId, stakeText }, [act(1, first), act(2, '7')]);
  const [one = '', two = ''] = chain('3');
  expect(one).toContain(`before 64 ${hashText(formatReceipt(RECEIPT))}`);
  expect(two).toContain(`before 64 ${hashText(one)}`);
  expect(chain('4')[1]).not.toBe(two);
  expect(chain('3', 'another stake')[1]).not.toBe(two);
});

test.each([0, -1, 1.5])('there is no step %d', (number) => {
  const step = { betId: RECEIPT.betId, act: 'take', step: '', state: 'taken' } as const;
  const rest = { pays: '1', before: 'ab'.repeat(32), madeAt: RECEIPT.placedAt };
  expect(() => formatStepReceipt({ ...step, ...rest, number })).toThrow(RangeError);
});
