// Goal: every page draws the result of a lottery with the one component, which knows the families:
// cut or joined by hand, Thai's 551322 reads 5513220. Method: the sources of both programs are
// searched for what takes a result apart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';
import { listFiles } from './tidy/project.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

const pages = listFiles(projectRoot).filter(
  (path) => /^apps\/(?:player|console)\/src\/.*\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path),
);

/** A result that is written figure by figure, or in part. To compare two, `join()` is enough. */
const takenApart =
  /\b(?:\w*[rR]esult|numbers|balls)\??(?:\.result)?\??\.(?:map|flatMap|slice|join)\((?!\))/u;

/** What looks like a result and is none, by file. */
const others: Readonly<Record<string, string>> = {
  'apps/player/src/play/lottery/number-picker.tsx': 'chosen numbers',
  'apps/player/src/play/lottery/typed-numbers.ts': 'typed numbers',
  'apps/console/src/play/lotteries/waiting-blocks.tsx': 'numbers that are paid half',
  'apps/console/src/money/deposit-channels/terms-facts.tsx': 'numbers of mobile wallets',
  'apps/console/src/money/deposit-channels/terms-draft.ts': 'numbers of mobile wallets',
  'apps/console/src/money/deposit-channels/number-fields.tsx': 'numbers of mobile wallets',
};

const findTakenApart = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => takenApart.test(line))
    .map((line) => line.trim());

test.each([
  "const result = toDigits(detail.result?.join(' ') ?? '', digits);",
  'numbers.slice(0, 7)',
  'balls={result.balls.map((ball) => ({ text: ball }))}',
  "const before = previousResult.join(' ');",
])('%j takes a result apart', (line) => {
  expect(findTakenApart(line)).toEqual([line]);
});

test('no page draws the result of a lottery by itself', () => {
  const found = pages
    .filter((path) => !(path in others))
    .flatMap((path) => findTakenApart(read(path)).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

test('what is let through is still there', () => {
  expect(Object.keys(others).filter((path) => findTakenApart(read(path)).length === 0)).toEqual([]);
});

test('the component has few doors: the adapters of both programs', () => {
  const doors = pages.filter((path) => read(path).includes('draw-result/draw-result.tsx'));
  expect(doors.toSorted()).toEqual([
    'apps/console/src/play/lotteries/result-text.tsx',
    'apps/console/src/shared/drawn-result.tsx',
    'apps/player/src/shared/drawn-result.tsx',
  ]);
});
