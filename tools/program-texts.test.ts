// Goal: a program that loads its texts in parts says an English text in one Bengali, whichever part
// has it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';

const programs = {
  player: ['player', 'player-pages'],
  console: ['console', 'console-play', 'console-site'],
};

/** A message without its place in the source. */
const messageOf = (entry: string): { english: string; bengali: string } => {
  const [english = '', bengali = ''] = entry.replace(/^#.*\n/gmu, '').split(/^msgstr /mu);
  return { english: english.trim(), bengali: bengali.trim() };
};

const messagesOf = (part: string) =>
  readFileSync(join(projectRoot, 'packages/i18n/locales', part, 'bn.po'), 'utf8')
    .split('\n\n')
    .slice(1)
    .map(messageOf);

test.each(Object.entries(programs))('%s: one Bengali for each English text', (_, parts) => {
  const messages = parts.flatMap(messagesOf);
  expect(messages.length).toBeGreaterThan(500);
  const known = new Map(messages.map(({ english, bengali }) => [english, bengali]));
  expect(messages.filter(({ english, bengali }) => known.get(english) !== bengali)).toEqual([]);
});
