// What may be read on a screen: words of its own language, and no sign that a text is missing.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { JourneyLanguage } from '../translations.ts';

const locales = join(import.meta.dirname, '..', '..', 'packages/i18n/locales');

/**
 * Words that are the same in every language: names of things, units, file formats, algorithms, and
 * what other companies call themselves.
 */
const anyLanguage = new RegExp(
  String.raw`\b(?:K3|RTP|HMAC|SHA-?\d+|Ed25519|TOTP|QR|CSV|UTF-8|ID|NID|IP|IPv[46]|PIN|SMS|HTML|PEM|RSA|JSON|` +
    // Keys of a keyboard.
    String.raw`Ctrl|Enter|` +
    String.raw`URL|PNG|JPE?G|WebP|AVIF|MB|KB|ms|px|Google|Facebook|Telegram|Instagram|WhatsApp|GeeTest|` +
    String.raw`Firebase|bKash|Nagad|Rocket|Khelaghor|Hub88|https?|(?:dice|k3|keno|plinko)\/\d|` +
    // What the trade calls things: codes of vendors and names of fields.
    String.raw`vassalage|operator_id|DS88|DIG|AV|IMES|IA|AI|TF|` +
    // Lotteries, and the parts of a 4D number, as players know them.
    String.raw`[34]D|[234][A-C]{1,3}|XSM[BNT]|(?:ssc|d4)\/\d)\b`,
  'gu',
);
const addresses = /\b(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?|\S+@\S+|\/[\w/.-]+/gu;
/** HTML, as operators write it. */
const tags = /<\/?[a-z]\w*>/gu;
/** A public key as its file has it. */
const pem = /-----BEGIN [A-Z ]+-----[^]*/u;
const hex = /\b[0-9a-f]*\d[0-9a-f]*\b/gu;
const wholeId = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu;
/** What members are called whose names do not matter, in full or masked. */
const member = /\b(?:member\d+x\d+|trial-\w{8}|\w\w\*\*\*\w)\b/gu;
/** What a gateway calls a payment. */
const reference = /^[0-9A-Z]{10}$/u;

/** Each name under which a program looks a text up. Shown, it stands for a missing text. */
const keys = new Set(
  globSync('*/en.po', { cwd: locales }).flatMap((file) =>
    readFileSync(join(locales, file), 'utf8')
      .split('\n\n')
      .flatMap((entry) => {
        const [, lines = ''] = /^msgid ((?:"[^\n]*"\n?)+)/mu.exec(entry) ?? [];
        const [, context = ''] = /^msgctxt "([^\n]*)"/mu.exec(entry) ?? [];
        const text = [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/gu)]
          .map(([, part = '']) => part.replaceAll('\\"', '"').replaceAll('\\n', '\n'))
          .join('');
        return text === '' ? [] : [String(generateMessageId(text, context) as unknown)];
      }),
  ),
);

/** What stands on a page when a text or a value of it is missing. */
const holes = /\{\w+(?:,[^}]*)?\}|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b|^\w+(?:_\w+)+$/u;

/** Texts that are no texts: names of messages, places for values, names of refusals. */
export const findHoles = (words: readonly string[], names: readonly string[]): string[] =>
  words
    .filter((text) => keys.has(text) || holes.test(text))
    .filter((text) => !names.includes(text))
    .map((text) => `untranslated: ${text}`);

/** Texts with words in the script of the other language. The sign ৳ belongs to both. */
export function findStrangers(
  words: readonly string[],
  language: JourneyLanguage,
  names: readonly string[],
): string[] {
  const found = words.filter((text) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
    if (language === 'en') return /[\u0980-\u09F2\u09F4-\u09FF]/u.test(rest);
    if (reference.test(rest)) return false;
    return /[A-Za-z]{2,}/u.test(
      rest
        .replace(pem, '')
        .replaceAll(tags, '')
        .replaceAll(wholeId, '')
        .replaceAll(addresses, '')
        .replaceAll(member, '')
        .replaceAll(anyLanguage, '')
        .replaceAll(hex, ''),
    );
  });
  return found.map((text) => `not ${language}: ${text.slice(0, 80)}`);
}
