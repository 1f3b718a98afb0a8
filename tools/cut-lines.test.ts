// Goal: no game counts on after its line was cut. A game whose round waits for its player asks
// again with the same key; a round that all share stops with its room. Method: a table of all games
// with what they stand on, and of the files that count by a clock of their own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedEngines } from '@khelaghor/game-list/games.ts';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';

/** The parts of the kit that call the server for a game, and what each does without its line. */
const kinds = {
  /** One call decides the round. Without an answer it is asked for again; autoplay ends. */
  InstantGame: ['dice', 'keno', 'limbo', 'plinko', 'wheel'],
  SlotPage: ['aam', 'boishakh', 'delta', 'kantha', 'mela', 'rickshaw', 'sundarbans'],
  TumblePage: ['baul', 'ilish', 'terracotta'],
  /** An open round waits for its player. */
  StepGame: ['coin', 'hilo', 'mines', 'tower'],
  /** The round goes on without the page: time stands still, and queued bets are dropped. */
  useSharedRound: ['crash'],
} as const;

/** Why a file of a game may count by a clock. */
const counting: Readonly<Record<string, string>> = {
  'crash/src/crash-page.tsx': 'stops with the line',
  'crash/src/use-frames.ts': 'stops with the line',
  'crash/src/use-round-replay.ts': 'shows a round that has ended',
  'keno/src/board/use-reveal.ts': 'shows a round that is decided',
  'wheel/src/scene/wheel-scene.tsx': 'shows a round that is decided',
};

const games = join(projectRoot, 'games');
const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: games }).filter(
  (file) => !file.includes('.test.'),
);
const read = (file: string) => readFileSync(join(games, file), 'utf8');
const readGame = (game: string) =>
  sources.filter((file) => file.startsWith(`${game}/`)).map((file) => read(file));

test('each game stands on one part of the kit', () => {
  const rows = Object.entries(kinds).flatMap(([part, own]) => own.map((game) => [game, part]));
  const all = new Set(sources.map((file) => file.split('/')[0]));
  expect(rows).toHaveLength(all.size);
  expect(new Set(rows.map(([game]) => game))).toEqual(all);
  for (const [game = '', part = ''] of rows) {
    const texts = readGame(game).join('\n');
    const found = Object.keys(kinds).filter((name) =>
      new RegExp(`<${name}\\b|${name}\\(`, 'u').test(texts),
    );
    expect([game, ...found]).toEqual([game, part]);
  }
});

test('the games whose rounds all share are those of the list', () => {
  expect(sharedEngines.map(({ code }) => code)).toEqual(kinds.useSharedRound);
});

test('a file that counts by a clock has its reason', () => {
  const clocks = /setInterval|requestAnimationFrame|performance\.now|Date\.now/u;
  expect(sources.filter((file) => clocks.test(read(file))).toSorted()).toEqual(
    Object.keys(counting).toSorted(),
  );
});
