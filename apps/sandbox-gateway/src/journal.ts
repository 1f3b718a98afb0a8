import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A book kept as a file of JSON lines: every change appends the whole record, and the last line
 * of a key counts. A record is on the disk before it is confirmed, so that killing the
 * program loses nothing that it said.
 */
export type Journal<R> = {
  get(key: string): R | undefined;
  all(): Iterable<R>;
  /** Resolves when the record is on the disk. */
  put(key: string, record: R): Promise<void>;
  close(): Promise<void>;
};

type Line<R> = { key: string; record: R };

/**
 * Opens the book and reads what is in it. A last line that was cut short by a crash was never
 * confirmed: it is cut off.
 */
export async function openJournal<R>(file: string): Promise<Journal<R>> {
  mkdirSync(dirname(file), { recursive: true });
  const records = new Map<string, R>();
  const handle = await open(file, 'a+', 0o600);
  const text = await readFile(file, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  for (const line of text.slice(0, end).split('\n')) {
    if (line === '') continue;
    const { key, record } = JSON.parse(line) as Line<R>;
    records.set(key, record);
  }
  if (end < text.length) await handle.truncate(Buffer.byteLength(text.slice(0, end)));

  // One write at a time keeps the lines whole and in the order in which they were decided.
  let last: Promise<void> = Promise.resolve();
  return {
    get: (key) => records.get(key),
    all: () => records.values(),
    put(key, record) {
      records.set(key, record);
      const line = `${JSON.stringify({ key, record } satisfies Line<R>)}\n`;
      last = last.then(async () => {
        await handle.appendFile(line);
        await handle.datasync();
      });
      return last;
    },
    async close() {
      await last;
      await handle.close();
    },
  };
}
