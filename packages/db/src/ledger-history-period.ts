/** Everything that moved in an account within a period, oldest first, in constant memory. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { disorderMsMax, getLine, findSeqAtOrAfter } from './ledger-history-line.ts';
import type { LedgerEntryLine, LineRow } from './ledger-history-line.ts';
import type { DB } from './schema.gen.ts';

/** From this time on, and before that one. */
export type Period = { readonly from: Date; readonly to: Date };

/** Enough that asking costs little, and few enough that other requests hardly wait. */
const linesAtOnce = 1_000;

/**
 * The lines of a period, some at a time, in the order in which they were applied. Each step is a
 * statement of its own that goes on where the last one ended: nothing is held open in the
 * database while the reader takes its time, and since lines never change and an account's new
 * ones are only ever appended, the steps fit together.
 */
export async function* readPeriod(
  db: Kysely<DB>,
  accountId: string,
  period: Period,
): AsyncGenerator<readonly LedgerEntryLine[], void, undefined> {
  const fromMs = period.from.getTime();
  const toMs = period.to.getTime();
  // The place may be an hour late, and lines after it an hour early.
  let next = await findSeqAtOrAfter(db, accountId, new Date(fromMs - 2 * disorderMsMax));
  while (next !== null) {
    const { rows } = await sql<LineRow & { readonly moved: boolean }>`
      select * from ledger_history_onward(${accountId}, ${next}, ${linesAtOnce})
    `.execute(db);
    const inPeriod = rows.filter(({ moved, createdAt }) => {
      const atMs = createdAt.getTime();
      return moved && atMs >= fromMs && atMs < toMs;
    });
    if (inPeriod.length > 0) yield inPeriod.map(getLine);
    const last = rows.at(-1);
    const isOver =
      last === undefined ||
      rows.length < linesAtOnce ||
      last.createdAt.getTime() >= toMs + disorderMsMax;
    next = isOver ? null : last.id + 1n;
  }
}
