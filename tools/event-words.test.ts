// Goal: the console has words for every kind of event that the server writes by name. Method: the
// server's sources are searched for lines that name a kind.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventKindLabels } from '@khelaghor/console/shared/event-log/labels.ts';
import { eventPayloads } from '@khelaghor/server/site/outbox/event-kinds.ts';
import { projectRoot } from './run-program.ts';

const written = new Set(
  globSync('apps/server/src/**/*.ts', { cwd: projectRoot })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    // A line that names a kind, and the next: a choice between two kinds stands on two.
    .flatMap((text) => [...text.matchAll(/^.*\bkind\b.*\n.*$/gmu)].map(([lines]) => lines))
    // A column of a query has the one letter of its table.
    .flatMap((lines) => [...lines.matchAll(/'([a-z_]{2,}\.[a-z_]+)'/gu)])
    .map(([, kind = '']) => kind),
);

test('every kind of event has words', () => {
  expect(written.size).toBeGreaterThan(60);
  // Events of the outbox are read by jobs, not by operators.
  const shown = [...written].filter((kind) => !(kind in eventPayloads));
  expect(shown.filter((kind) => !(kind in eventKindLabels))).toEqual([]);
});
