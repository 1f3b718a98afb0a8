import type { I18n, Messages } from '@lingui/core';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import { getNumberLocale } from '@khelaghor/ui/money/number-locale.ts';
import { whileHydrating } from './hydration-wait.ts';
import { mergeMessages } from './merge-messages.ts';
import { importWithRetry } from './import-with-retry.ts';

// The texts of the first screen, and those of all other pages, each in the reader's language only.

type Load = () => Promise<{ readonly messages: Messages }>;

/** Bengali and English are whole; a language that joins them may say only some things as yet. */
type Loaders = { readonly bn: Load; readonly en: Load } & Readonly<Partial<Record<string, Load>>>;

const firstLoaders: Loaders = {
  bn: () => import('../../../../packages/i18n/locales/player/bn.po'),
  en: () => import('../../../../packages/i18n/locales/player/en.po'),
};

const pageLoaders: Loaders = {
  bn: () => import('../../../../packages/i18n/locales/player-pages/bn.po'),
  en: () => import('../../../../packages/i18n/locales/player-pages/en.po'),
};

/** The texts of a language, with the English ones wherever it has none. */
async function load(loaders: Loaders, language: string): Promise<Messages> {
  const whole = loaders[parseLanguage(language)];
  const own = loaders[language];
  const sets = await Promise.all(
    [whole, ...(own && own !== whole ? [own] : [])].map(importWithRetry<{ messages: Messages }>),
  );
  return mergeMessages(sets.map(({ messages }) => messages));
}

type Speaker = { readonly i18n: I18n; readonly language: string; readonly digits: Digits };

let speaker: Speaker | null = null;
let pageTexts: Promise<void> | null = null;

const getLocale = ({ language, digits }: Omit<Speaker, 'i18n'>): string =>
  getNumberLocale(parseLanguage(language), digits);

/**
 * Begins to speak: with the first screen's texts. The browser has one speaker. It is known at once,
 * because a page's code may ask for its own texts while these are still on their way. Counts in
 * sentences are written in the given digits.
 */
export async function startSpeaking(started: Speaker): Promise<void> {
  speaker = started;
  const { i18n, language } = started;
  i18n.load(language, await load(firstLoaders, language));
  i18n.activate(language, getLocale(started));
}

async function fetchPageTexts(): Promise<void> {
  if (!speaker) return;
  const { i18n, language } = speaker;
  const texts = await load(pageLoaders, language);
  // Laid beside the others without a word: nothing shown needs them yet, and saying so would draw
  // the whole page anew, in one piece, perhaps while it is being taken over.
  if (i18n.locale === language) Object.assign(i18n.messages, texts);
  else i18n.load(language, texts);
}

/** Fetches the texts of the other pages. Their code waits, so that none is shown untranslated. */
export async function loadPageTexts(): Promise<void> {
  pageTexts ??= fetchPageTexts();
  try {
    await pageTexts;
  } catch (failure) {
    pageTexts = null;
    throw failure;
  }
}

/** Speaks another language from now on, with as many texts as before. */
export async function changeLanguage(i18n: I18n, language: string): Promise<void> {
  // What is not hydrated yet is compared with what the server drew in the first language.
  await whileHydrating();
  const sets = pageTexts ? [firstLoaders, pageLoaders] : [firstLoaders];
  const loaded = await Promise.all(sets.map((loaders) => load(loaders, language)));
  for (const messages of loaded) i18n.load(language, messages);
  speaker = { i18n, language, digits: speaker?.digits ?? 'latn' };
  i18n.activate(language, getLocale(speaker));
}

/** Counts in sentences in these digits from now on. */
export function changeDigits(i18n: I18n, digits: Digits): void {
  if (speaker?.digits === digits) return;
  speaker = { i18n, language: i18n.locale, digits };
  i18n.activate(i18n.locale, getLocale(speaker));
}

/** All texts of a language, for the server. */
export async function loadAllTexts(language: string): Promise<Messages> {
  const first = await load(firstLoaders, language);
  return { ...first, ...(await load(pageLoaders, language)) };
}
