import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { getDirection, parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { changeLanguage } from './catalogues.ts';
import { readStoredLanguage, storeLanguage } from './browser-storage.ts';

async function applyLanguage(i18n: I18n, language: string): Promise<void> {
  await changeLanguage(i18n, language);
  const page = document.documentElement;
  page.lang = language;
  page.dir = getDirection(language);
  document.body.lang = parseLanguage(language);
  storeLanguage(language);
}

/** Shows the page in another language at once and remembers the choice. */
export function useChangeLanguage(): (language: string) => Promise<void> {
  const { i18n } = useLingui();
  return (language) => applyLanguage(i18n, language);
}

/**
 * The reader's choice of an earlier visit, when the cookie that tells the server of it is gone. At
 * the first visit the language of the page is kept.
 */
export async function restoreLanguage(i18n: I18n, offered: Whitelabel['languages']): Promise<void> {
  const kept = readStoredLanguage();
  if (kept === null) storeLanguage(i18n.locale);
  if (kept === null || kept === i18n.locale) return;
  if (offered.some(({ code }) => code === kept)) await applyLanguage(i18n, kept);
}
