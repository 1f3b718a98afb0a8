import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { getNumberLocale } from './number-locale.ts';

test.each([
  ['bn', 'latn', '12টি'],
  ['bn', 'beng', '১২টি'],
  ['en', 'latn', '12'],
  ['en', 'beng', '১২'],
] as const)('a count in %s with %s digits', (lang, digits, text) => {
  const unit = lang === 'bn' ? 'টি' : '';
  const i18n = setupI18n();
  // What the compiler makes of "{count, plural, one {#…} other {#…}}".
  i18n.load(lang, { lines: [['count', 'plural', { one: ['#', unit], other: ['#', unit] }]] });
  i18n.activate(lang, getNumberLocale(lang, digits));
  expect(i18n._('lines', { count: 12 })).toBe(text);
});
