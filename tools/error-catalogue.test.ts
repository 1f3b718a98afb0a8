// Goal: what docs/error-catalogue.md is generated from is whole. Each error has a status, a text in
// both languages that compiles, and a test that reaches it.
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import {
  codesWithoutTest,
  findBengali,
  findTest,
  generateErrorCatalogue,
  readTests,
} from './generate-error-catalogue.ts';
import { pageErrors } from './page-errors.ts';
import { projectRoot } from './run-program.ts';

const rows = Object.entries(errorCodes);
const tests = await readTests();

test('the document has every code once', async () => {
  const [document] = await generateErrorCatalogue();
  const listed = document?.text.matchAll(/^\| `([a-z_]+)` \|/gmu) ?? [];
  expect([...listed].map(([, code]) => code)).toEqual(rows.map(([code]) => code));
});

test.each(rows)('%s: a test reaches it', (code) => {
  expect(findTest(tests, code) === undefined).toBe(codesWithoutTest.has(code));
});

test.each(pageErrors)(
  '$situation: a page says so, and a test reaches it',
  ({ en, file, title }) => {
    expect(findBengali(en)).toMatch(/[\u0980-\u09FF]/u);
    expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(title);
  },
);

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
