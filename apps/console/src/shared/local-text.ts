import { useLingui } from '@lingui/react';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';

/** Picks the operator's language out of a text that came in both. */
export function useLocalText(): (text: LocalText) => string {
  const { i18n } = useLingui();
  const language = parseLanguage(i18n.locale);
  return (text) => text[language];
}
