import { i18n, setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { getNumberLocale } from '@khelaghor/ui/money/number-locale.ts';
import { saveLanguage, readLanguage } from './browser-storage.ts';

/** The texts of all pages, and those of areas with many, which come with their first page. */
type TextPart = 'all' | 'play' | 'site';

type Load = () => Promise<{ readonly messages: Messages }>;

const catalogues: Readonly<Record<TextPart, Readonly<Record<Language, Load>>>> = {
  all: {
    bn: () => import('../../../../packages/i18n/locales/console/bn.po'),
    en: () => import('../../../../packages/i18n/locales/console/en.po'),
  },
  play: {
    bn: () => import('../../../../packages/i18n/locales/console-play/bn.po'),
    en: () => import('../../../../packages/i18n/locales/console-play/en.po'),
  },
  site: {
    bn: () => import('../../../../packages/i18n/locales/console-site/bn.po'),
    en: () => import('../../../../packages/i18n/locales/console-site/en.po'),
  },
};

/** The parts that pages have asked for: another language is loaded with all of them. */
const parts = new Set<TextPart>(['all']);

/** The texts of languages beside that of the page. */
const besides = new Map<Language, Promise<I18n>>();

async function readTexts(language: Language): Promise<Messages> {
  const loaded = await Promise.all([...parts].map((part) => catalogues[part][language]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** Loads the texts of a language and shows the page in it. */
export async function speak(language: Language): Promise<void> {
  const messages = await readTexts(language);
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

/** Loads a page with the texts of its area, so that none is shown untranslated. */
export const withTexts =
  <Page>(part: 'play' | 'site', load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    // Previews that were drawn before lack the new texts.
    if (!parts.has(part)) besides.clear();
    parts.add(part);
    const language = getLanguage();
    const [page, { messages }] = await Promise.all([load(), catalogues[part][language]()]);
    i18n.load(language, messages);
    return page;
  };

async function load(language: Language): Promise<I18n> {
  const messages = await readTexts(language);
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
