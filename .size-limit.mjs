// Budgets of the games' pages, each of which loads everything at once.
import { readdirSync } from 'node:fs';

/** Every game has the same budget. */
const limits = [
  { kind: 'scripts', ending: 'js', limit: '130 kB' },
  { kind: 'styles', ending: 'css', limit: '20 kB' },
];

export default readdirSync('games').flatMap((game) =>
  limits.map(({ kind, ending, limit }) => ({
    name: `${game}: ${kind}`,
    path: `games/${game}/dist/assets/*.${ending}`,
    limit,
  })),
);
