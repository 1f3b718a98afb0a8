import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { getDirection, parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { changeLanguage } from './catalogues.ts';
import { rememberedLanguage, rememberLanguage } from './browser-storage.ts';

async function showLanguage(i18n: I18n, language: string): Promise<void> {
  await changeLanguage(i18n, language);
  const page = document.documentElement;
  page.lang = language;
  page.dir = getDirection(language);
  document.body.lang = parseLanguage(language);
  rememberLanguage(language);
}

/** Shows the page in another language at once and remembers the choice. */
export function useShowLanguage(): (language: string) => Promise<void> {
  const { i18n } = useLingui();
  return (language) => showLanguage(i18n, language);
}

/** The reader's choice of an earlier visit, when the cookie that tells the server of it is gone. */
export async function keepLanguage(i18n: I18n, offered: Whitelabel['languages']): Promise<void> {
  const kept = rememberedLanguage();
  if (kept === null || kept === i18n.locale) return;
  if (offered.some(({ code }) => code === kept)) await showLanguage(i18n, kept);
}
