// Goal: a preview in the console quotes the site, so the two must not translate one text in two
// ways. Method: their catalogues.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

type Entry = {
  readonly files: readonly string[];
  readonly english: string;
  readonly bengali: string;
};

function entriesOf(catalogue: string): readonly Entry[] {
  const path = fileURLToPath(new URL(`../locales/${catalogue}/bn.po`, import.meta.url));
  return readFileSync(path, 'utf8')
    .split('\n\n')
    .flatMap((entry) => {
      const found = /msgid (.+?)\nmsgstr (.+)/su.exec(entry);
      const files = [...entry.matchAll(/^#: (.+)$/gmu)].map(([, file = '']) => file);
      if (files.length === 0 || !found?.[1] || !found[2]) return [];
      return [{ files, english: found[1], bengali: found[2].trim() }];
    });
}

const site = new Map(
  [...entriesOf('player-pages'), ...entriesOf('player')].map((entry) => [entry.english, entry]),
);

test('what the console quotes of the site is what the site says', () => {
  const texts = ['console', 'console-play', 'console-site'].flatMap(entriesOf);
  const quoted = texts.filter(
    ({ english, files }) =>
      site.has(english) && files.some((file) => /unavailable-page\/|-previews?\.tsx$/u.test(file)),
  );
  expect(quoted.length).toBeGreaterThan(10);
  const said = quoted.map(({ english, bengali }) => [english, bengali]);
  expect(said).toEqual(quoted.map(({ english }) => [english, site.get(english)?.bengali]));
});
