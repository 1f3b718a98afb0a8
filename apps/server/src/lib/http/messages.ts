import { setupI18n } from '@lingui/core';
import { serverMessages } from '@khelaghor/i18n/server-messages.gen.ts';
import { patternMessages } from '@khelaghor/i18n/pattern-messages.ts';
import { refusalMessages } from '@khelaghor/i18n/refusal-messages.ts';
import type { MessageText } from '@khelaghor/i18n/refusal-messages.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { RefusalCode } from '@khelaghor/contract/lib/error-codes.ts';

const speakers = {
  // Counts in Latin digits, like all figures that the site shows unless a player chooses otherwise.
  bn: setupI18n({
    locale: 'bn',
    locales: 'bn-BD-u-nu-latn',
    messages: { bn: serverMessages.bn },
  }),
  en: setupI18n({ locale: 'en', locales: 'en-GB', messages: { en: serverMessages.en } }),
};

/** A refusal as a sentence in the caller's language; of a pattern, what it asks for. */
export function say(
  language: Language,
  code: RefusalCode,
  params: Record<string, string | number> = {},
): string {
  const { patternId } = params;
  const pattern = code === 'field_pattern' ? patternMessages[String(patternId)] : undefined;
  return speakers[language]._({ ...(pattern ?? refusalMessages[code]), values: params });
}

/** A text of the server's catalogue in the caller's language. */
export const wordIn = (
  language: Language,
  text: MessageText,
  values: Record<string, string | number> = {},
): string => speakers[language]._({ ...text, values });
