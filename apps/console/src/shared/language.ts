import { i18n, setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { getNumberLocale } from '@khelaghor/ui/money/number-locale.ts';
import { saveLanguage, readLanguage } from './browser-storage.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  bn: () => import('../../../../packages/i18n/locales/console/bn.po'),
  en: () => import('../../../../packages/i18n/locales/console/en.po'),
};

/** Loads the texts of a language and shows the page in it. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({
    locale: language,
    locales: getNumberLocale(language, 'latn'),
    messages,
  });
  document.documentElement.lang = language;
}

/** The same, by the reader's choice: it is remembered. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  saveLanguage(language);
}

const besides = new Map<Language, Promise<I18n>>();

async function load(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  const locales = getNumberLocale(language, 'latn');
  return setupI18n({ locale: language, locales, messages: { [language]: messages } });
}

/** Without the file of a language the page's own has to do; the next preview asks again. */
function forget(language: Language): I18n {
  besides.delete(language);
  return i18n;
}

/** The texts of a language beside that of the page: for a part that shows what others will read. */
export function loadTexts(language: Language): Promise<I18n> {
  const texts = besides.get(language) ?? load(language).catch(() => forget(language));
  besides.set(language, texts);
  return texts;
}

export const getLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'bn');
export const startLanguage = readLanguage;
