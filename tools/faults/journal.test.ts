import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal, readJournal } from './journal.ts';
import type { Asked } from './journal.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khelaghor-journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const asked = (key: string): Asked => ({ key, kind: 'dice', member: 'one', amount: '100' });

test('the last word about each key counts, and one without an answer is unknown', async () => {
  const file = join(folder, 'journal.jsonl');
  const journal = await openJournal(file);
  await Promise.all(['a', 'b', 'c'].map((key) => journal.ask(asked(key))));
  await journal.tell('a', { end: 'unknown', why: 'network' });
  await journal.tell('a', { end: 'acknowledged', payout: '200' });
  await journal.tell('b', { end: 'refused', why: 'balance_too_low' });
  await journal.close();
  const entries = await readJournal(file);
  expect([...entries.values()].map(({ told }) => told)).toEqual([
    { end: 'acknowledged', payout: '200' },
    { end: 'refused', why: 'balance_too_low' },
    { end: 'unknown', why: 'no answer was written down' },
  ]);
});

test('a last line that was cut off is left out', async () => {
  const file = join(folder, 'journal.jsonl');
  const journal = await openJournal(file);
  await journal.ask(asked('a'));
  await journal.close();
  await appendFile(file, '{"line":"asked","asked":{"key":"b"');
  expect([...(await readJournal(file)).keys()]).toEqual(['a']);
});

test('an answer to a key that was never asked for is an error', async () => {
  const file = join(folder, 'journal.jsonl');
  const journal = await openJournal(file);
  await journal.tell('a', { end: 'acknowledged' });
  await journal.close();
  await expect(readJournal(file)).rejects.toThrow('never asked for');
});
