// Goal: where the browser gives no new window, as inside an app, what would have opened in it opens
// in the same tab. Method: one file opens windows; all others call it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';

const sources = ['apps/{player,console}/src', 'games', 'packages'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const isCode = (file: string) => !/node_modules|\.(?:test|stories|gen)\./u.test(file);
const opens = /\b(?:window|globalThis|self|parent|top)\.open\b/u;

test('one file alone opens windows', () => {
  const files = globSync(sources, { cwd: projectRoot }).filter(isCode);
  expect(files.length).toBeGreaterThan(500);
  const opening = files.filter((file) => opens.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(opening).toEqual(['apps/player/src/shared/open-window.ts']);
});
