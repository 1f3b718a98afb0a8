import { useLingui } from '@lingui/react';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';

/** The language in which texts exist for this reader: Bengali, or English for all others. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return parseLanguage(i18n.locale);
}

/** Picks the reader's language out of a text that came in several. */
export function useLocalText(): (text: LocalText) => string {
  const language = useLanguage();
  return (text) => text[language];
}
