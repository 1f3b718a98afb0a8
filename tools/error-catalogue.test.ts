// Goal: docs/error-catalogue.md says what the program says, in both languages, and each of its
// entries is reached by a test that exists.
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { translate } from '../e2e/translations.ts';
import type { Catalogue } from '../e2e/translations.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Entry = { name: string; refusal: string; en: string; bn: string; file: string; title: string };

// Rows are split at their bars: one pattern for a whole row tried a minute on wide columns.
const entries: Entry[] = read('docs/error-catalogue.md')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', refusal = '', en = '', bn = '', proof = ''] = line.split(/ *\| */u);
    const { file, title } = /^`(?<file>[^`]+)`: (?<title>.+)$/u.exec(proof)?.groups ?? {};
    if (file === undefined || title === undefined) return [];
    return [{ name, refusal: refusal.replaceAll('`', ''), en, bn, file, title }];
  });

/** The Bengali of a page's text, whichever program says it. */
function saidInBengali(english: string): string | undefined {
  const programs: readonly Catalogue[] = ['player', 'console', 'games'];
  for (const program of programs) {
    try {
      return translate(program, 'bn', english);
    } catch {
      // Another program says it.
    }
  }
  return undefined;
}

test('the catalogue has entries, each once', () => {
  expect(entries.length).toBeGreaterThan(20);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

const isText = ({ refusal }: Entry): boolean => refusal === 'text';

test.each(entries.filter(isText))('$name: a page says so', ({ en, bn }) => {
  expect(saidInBengali(en)).toBe(bn);
});

test.each(entries.filter((entry) => !isText(entry)))('$name: a reply says so', (entry) => {
  const { refusal, en, bn } = entry;
  expect(Object.keys(errorCodes)).toContain(refusal);
  expect(errorCodes[refusal as ErrorCode].text).toEqual({ bn, en });
});

test.each(entries)('$name: a test reaches it', ({ file, title }) => {
  expect(read(file)).toContain(title);
});

const rows = Object.entries(errorCodes);

/** The names of the values in a text, such as `minutes` in `{minutes, plural, …}`. */
const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-z]\w*)[,}]/gu)].map(([, name = '']) => name))].toSorted();

test.each(rows)('%s has a status of HTTP and both texts, with the same values', (_, row) => {
  const { status, text } = row;
  expect(STATUS_CODES).toHaveProperty(String(status));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text.bn).toMatch(/[\u0980-\u09FF]/u);
  expect(text.en).toMatch(/^[^\u0980-\u09FF]+$/u);
  expect(valuesIn(text.bn)).toEqual(valuesIn(text.en));
});

test.each(rows)('%s compiles in both languages', (_, { text }) => {
  for (const language of ['bn', 'en'] as const)
    expect(() => compileMessage(text[language])).not.toThrow();
});
