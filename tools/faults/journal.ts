// The load generator's own books: what it asked for, written down before it asks, and what it was
// told. They share nothing with the system that is judged by them.
import { open, readFile } from 'node:fs/promises';

export type OperationKind =
  | 'dice'
  // The stake of a round of many steps, and each step or take in it, which has no amount.
  | 'step_round'
  | 'step_act'
  // A bet in a round that all players share.
  | 'shared_bet'
  | 'ticket'
  | 'deposit'
  | 'withdrawal'
  // Moves to the wallet that a vendor keeps, and back.
  | 'to_vendor'
  | 'from_vendor'
  | VendorCallKind;

/** Calls of a vendor to our wallet. */
export type VendorCallKind = 'vendor_bet' | 'vendor_win' | 'vendor_rollback';

/** What was asked for. Amounts are minor units as decimal text. */
export type Asked = {
  readonly key: string;
  readonly kind: OperationKind;
  readonly member: string;
  readonly amount: string;
  /** The key of the bet that a vendor's win or rollback, or a step of a round, is about. */
  readonly reference?: string;
};

/** What a member was told. Of a decided bet also what it paid. */
export type Told =
  | { readonly end: 'acknowledged'; readonly payout?: string }
  | { readonly end: 'refused'; readonly why: string }
  | { readonly end: 'unknown'; readonly why: string };

type Line =
  | { readonly line: 'asked'; readonly asked: Asked }
  | { readonly line: 'told'; readonly key: string; readonly told: Told };

/** One key with all that was said about it; the last word counts. */
export type Entry = { readonly asked: Asked; readonly told: Told };

export type Journal = {
  readonly file: string;
  /** Resolves when the line is on the disk: only then may the request be sent. */
  ask(asked: Asked): Promise<void>;
  tell(key: string, told: Told): Promise<void>;
  close(): Promise<void>;
};

/** Opens a new journal. Lines that arrive while one batch is being synced share the next sync. */
export async function openJournal(file: string): Promise<Journal> {
  const handle = await open(file, 'ax', 0o600);
  let waiting: Line[] = [];
  let batch: Promise<void> | null = null;
  let syncing: Promise<void> = Promise.resolve();
  const write = (line: Line): Promise<void> => {
    waiting.push(line);
    batch ??= syncing.then(async () => {
      const lines = waiting;
      waiting = [];
      batch = null;
      syncing = (async () => {
        await handle.appendFile(lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
        await handle.datasync();
      })();
      await syncing;
    });
    return batch;
  };
  return {
    file,
    ask: (asked) => write({ line: 'asked', asked }),
    tell: (key, told) => write({ line: 'told', key, told }),
    async close() {
      await batch;
      await syncing;
      await handle.close();
    },
  };
}

const neverAnswered: Told = { end: 'unknown', why: 'no answer was written down' };

/** Reads a journal from the disk, by key. */
export async function readJournal(file: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const text = await readFile(file, 'utf8');
  // A last line without an end was cut off before anything was sent for it.
  for (const row of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    if (row === '') continue;
    const line = JSON.parse(row) as Line;
    if (line.line === 'asked') {
      const known = entries.get(line.asked.key);
      entries.set(line.asked.key, { asked: line.asked, told: known?.told ?? neverAnswered });
      continue;
    }
    const known = entries.get(line.key);
    if (!known) throw new Error(`the journal answers ${line.key}, which it never asked for`);
    entries.set(line.key, { asked: known.asked, told: line.told });
  }
  return entries;
}
