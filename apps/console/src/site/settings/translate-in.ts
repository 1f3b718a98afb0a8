import type { I18n } from '@lingui/core';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Speak } from './find-settings.ts';

/** Reads labels in the language of some catalogue. */
export const speakIn = (texts: I18n): Speak => ({
  language: parseLanguage(texts.locale),
  read: (text) => texts._(text),
});
