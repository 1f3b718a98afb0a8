import type { I18n } from '@lingui/core';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Translate } from './find-settings.ts';

/** Reads labels in the language of some catalogue. */
export const translateIn = (texts: I18n): Translate => ({
  language: parseLanguage(texts.locale),
  read: (text) => texts._(text),
});
