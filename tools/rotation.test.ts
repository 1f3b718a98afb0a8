// The table of journeys is even, and neither longer nor shorter than the journeys are.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  boundToWidth,
  listJourneys,
  inEveryLanguage,
  listNotTheirTurn,
  listNotWalked,
  rotation,
  getTurn,
  walks,
} from '../e2e/rotation.ts';
import type { Turn } from '../e2e/rotation.ts';
import { projectRoot } from './run-program.ts';

const files = globSync('e2e/*.spec.ts', { cwd: projectRoot }).filter(
  (file) => !inEveryLanguage.includes(basename(file)),
);

/** The journeys whose titles end with their language. */
const journeys = files.flatMap((file) =>
  [
    ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/`([^`]+), \$\{language\}`, async/gu),
  ].map(([, title = '']) => ({ file, title })),
);

const values: Readonly<Record<keyof Turn, readonly (string | number)[]>> = {
  language: ['bn', 'en'],
  width: [360, 1280],
  theme: ['dark', 'light'],
};

test('each journey has one row, and each row is a journey', () => {
  const titles = journeys.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.toSorted()).toEqual(Object.keys(rotation).toSorted());
});

test('a title that is made in a loop ends with its language', () => {
  const others = files.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/test\(\s*`([^`]*)`/gu)]
      .map(([, title = '']) => title)
      .filter((title) => !/^[^$]*, \$\{language\}$/u.test(title)),
  );
  expect(others).toEqual([]);
});

test.each([
  ['language', 'width'],
  ['language', 'theme'],
  ['width', 'theme'],
] as const)('every pair of %s and %s comes as often as the others', (one, other) => {
  const turns = Object.entries(rotation).map(([title, row]) =>
    getTurn(`${title}, ${row.slice(0, 2)}`),
  );
  const counts = values[one].flatMap((first) =>
    values[other].map(
      (second) => turns.filter((turn) => turn[one] === first && turn[other] === second).length,
    ),
  );
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

test('a journey is left out in the language that is not its own, and in no other', () => {
  const left = listNotTheirTurn();
  for (const { file, title } of journeys) {
    const own = rotation[title]?.slice(0, 2);
    for (const language of ['bn', 'en'])
      expect(left.test(`rest ${basename(file)} ${title}, ${language}`)).toBe(language !== own);
  }
  for (const file of inEveryLanguage)
    for (const language of ['bn', 'en'])
      expect(left.test(`rest ${file} the first screen, ${language}`)).toBe(false);
});

test('with everything, each journey is walked in every language, width and theme', () => {
  expect(boundToWidth.filter((title) => !(title in rotation))).toEqual([]);
  for (const { file, title } of journeys) {
    const isBound = boundToWidth.includes(title);
    const walked = walks.flatMap((walk) =>
      ['bn', 'en']
        .filter((language) => {
          const name = `${walk.width} ${walk.theme} ${basename(file)} ${title}, ${language}`;
          return listJourneys().test(name) && !listNotWalked(walk).test(name);
        })
        .map((language) => JSON.stringify(getTurn(`${title}, ${language}`, walk))),
    );
    const turns = isBound ? 4 : 8;
    const found = { title, walks: walked.length, turns: new Set(walked).size };
    expect(found).toEqual({ title, walks: turns, turns });
  }
});

test('what is no journey of the table is walked once, with everything too', () => {
  const other = 'rest sweep.spec.ts the site as visitors see it, bn';
  expect(listJourneys().test(other)).toBe(false);
});
