import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as bengali } from '../../../../../packages/i18n/locales/player-pages/bn.po';
import { messages as english } from '../../../../../packages/i18n/locales/player-pages/en.po';
import { accountWords, transferWords, wordsOfAccount, wordsOfTransfer } from './labels.ts';

const catalogues = { bn: bengali, en: english };
const scripts = { bn: /^[\p{Script=Bengali}\p{P}\s]+$/u, en: /^[\p{Script=Latin}\p{P}\s]+$/u };

test.each(['bn', 'en'] as const)('everything in the account record has its word in %s', (lang) => {
  const i18n = setupI18n({ locale: lang, messages: catalogues });
  const words = [
    ...Object.values(transferWords).map(({ name }) => i18n._(name)),
    ...Object.values(accountWords).map((name) => i18n._(name)),
    i18n._(wordsOfTransfer('toString').name),
    i18n._(wordsOfAccount('constructor')),
  ];
  for (const word of words) expect(word).toMatch(scripts[lang]);
  expect(new Set(words).size).toBe(words.length);
});
