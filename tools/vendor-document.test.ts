// Goal: docs/vendors.md tells vendors the fields that the contract takes and sends, no more and no
// fewer. Method: its tables are read, and compared with the schemas of the calls.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seamlessCalls } from '@khelaghor/contract/play/seamless-wallet.ts';
import { gameUrlCall } from '@khelaghor/contract/play/vendors.ts';
import { projectRoot } from './run-program.ts';

const text = readFileSync(join(projectRoot, 'docs/vendors.md'), 'utf8');

/** Reads the first table after a heading: the names in the first cell of each row, and the rest. */
function readTable(heading: string): { names: string[]; cells: string[] }[] {
  const [, after = ''] = text.split(`\n${heading}\n`);
  const lines = after.slice(after.indexOf('\n|') + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) => {
    const [first = '', ...cells] = line.split('|').slice(1, -1);
    return {
      names: [...first.matchAll(/`([a-z_]+)`/gu)].map(([, name = '']) => name),
      cells: cells.map((cell) => cell.trim()),
    };
  });
}

const calls = Object.entries(seamlessCalls).map(([name, { shape }]) => ({ name, shape }));
type Field = { safeParse(value: unknown): { success: boolean } };

/** Returns the calls that have a field, as the table writes them. */
function listCalls(field: string, isNeeded: boolean): string {
  const found = calls.filter(({ shape }) => {
    const schema = (shape as Readonly<Record<string, Field>>)[field];
    return schema !== undefined && schema.safeParse(undefined).success !== isNeeded;
  });
  return found.length === calls.length ? 'all' : found.map(({ name }) => name).join(', ');
}

const rows = readTable('### Fields');

test('the table of fields has each field of the wallet’s calls, once', () => {
  const declared = new Set(calls.flatMap(({ shape }) => Object.keys(shape)));
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...declared].toSorted());
});

test.each(rows.flatMap(({ names, cells }) => names.map((name) => [name, cells] as const)))(
  'the table says in which calls %s is needed, and in which it may come',
  (name, [needed, may]) => {
    expect([needed, may]).toEqual([listCalls(name, true), listCalls(name, false)]);
  },
);

test('the table of the launch has the fields that are sent', () => {
  const named = readTable('## The launch').flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual(Object.keys(gameUrlCall.shape).toSorted());
});
