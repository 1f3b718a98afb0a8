import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { MessageText } from '@khelaghor/i18n/pattern-messages.ts';
import type { RefusalParams } from './result.ts';
import { patternMessages } from '@khelaghor/i18n/pattern-messages.ts';
import { serverMessages } from '@khelaghor/i18n/server-messages.gen.ts';

const getMessageId = (code: ErrorCode): string => `error.${code}`;

/** The texts of all errors in one language, compiled once for every reply. */
const errorMessages = (language: Language): Messages =>
  Object.fromEntries(
    Object.entries(errorCodes).map(([code, { text }]) => [
      getMessageId(code as ErrorCode),
      compileMessage(text[language]),
    ]),
  );

const getSpeaker = (language: Language, locales: string): I18n =>
  setupI18n({
    locale: language,
    locales,
    messages: { [language]: { ...serverMessages[language], ...errorMessages(language) } },
  });

const speakers = {
  // Counts in Latin digits, like all figures that the site shows unless a player chooses otherwise.
  bn: getSpeaker('bn', 'bn-BD-u-nu-latn'),
  en: getSpeaker('en', 'en-GB'),
};

/** An error as a sentence in the caller's language; of a pattern, what it asks for. */
export function translateError(
  language: Language,
  code: ErrorCode,
  params: RefusalParams = {},
): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      return [name, typeof value === 'object' ? value[language] : value];
    }),
  );
  const { patternId } = values;
  const pattern = code === 'field_pattern' ? patternMessages[String(patternId)] : undefined;
  return speakers[language]._({ ...(pattern ?? { id: getMessageId(code) }), values });
}

/** A text of the server's catalogue in the caller's language. */
export const translate = (
  language: Language,
  text: MessageText,
  values: Record<string, string | number> = {},
): string => speakers[language]._({ ...text, values });

/** A text of a row in one of its languages; it is compiled when it is first used. */
export function formatText(
  language: Language,
  text: LocalText,
  values: Record<string, string | number> = {},
): string {
  const speaker = speakers[language];
  const pattern = text[language];
  if (!Object.hasOwn(speaker.messages, pattern))
    speaker.load(language, { [pattern]: compileMessage(pattern) });
  return speaker._(pattern, values);
}

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in figures that both languages write alike, for the sentence of a refusal. */
export const formatTimestamp = (at: Date): string => moments.format(at);
