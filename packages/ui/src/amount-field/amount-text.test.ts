import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { formatFieldAmount, editAmountText, isAmount, normalizeAmountText } from './amount-text.ts';

const bn = { lang: 'bn', digits: 'latn', grouping: 'lakh' } as const;
const bnDigits = { lang: 'bn', digits: 'beng', grouping: 'lakh' } as const;
const en = { lang: 'en', digits: 'latn', grouping: 'lakh' } as const;
const western = { ...en, grouping: 'western' } as const;

test.each([
  ['', '৳ 5,000.00/-', 'insertFromPaste', '৳ 5,000.00/-'],
  ['5,000', '5,0000', 'insertText', '5,0000'],
  ['5,000', '1,5', 'insertFromPaste', '1,5'],
  ['5,000', '-40', 'insertText', '-40'],
  ['5,000', '5,00', 'deleteContentBackward', '500'],
  ['১,২৩,৪৫৬', '১,২৩,৪৫', 'deleteContentBackward', '১২৩৪৫'],
  ['15,000', '5,000', 'deleteContentForward', '5,000'],
  ['1,50', '1,5', 'deleteContentBackward', '1,5'],
])('of "%s" that becomes "%s" by %s the field keeps "%s"', (before, after, inputType, kept) => {
  expect(editAmountText(before, after, inputType)).toBe(kept);
});

test.each([
  [minor(500_000n), bn, '5,000'],
  [minor(12_345_650n), bn, '1,23,456.50'],
  [minor(12_345_650n), en, '1,23,456.50'],
  [minor(12_345_650n), western, '123,456.50'],
  [minor(50_000n), bnDigits, '৫০০'],
])('%s is written %o as "%s"', (amount, style, text) => {
  expect(formatFieldAmount(amount, style)).toBe(text);
});

test.each([
  ['100000', bn, '1,00,000'],
  ['১০০০০০', bn, '1,00,000'],
  ['1234.5', bn, '1,234.50'],
  ['5,0000', bn, '50,000'],
  ['৳ 5,000.00/-', bn, '5,000'],
  ['-40', bn, '-40'],
  ['1234.567', bn, '1234.567'],
  ['1,5', bn, '1,5'],
  ['', bn, ''],
])('when "%s" is left it becomes "%s" only if it is an amount', (typed, style, text) => {
  expect(normalizeAmountText(typed, style)).toBe(text);
});

test('a ready amount is recognised however it is typed', () => {
  const amount = minor(500_000n);
  expect(['5000', '5,000', '৫,০০০.০০', '৳5000'].every((text) => isAmount(text, amount))).toBe(true);
  expect(['', '50,00', '5000.01'].some((text) => isAmount(text, amount))).toBe(false);
});
