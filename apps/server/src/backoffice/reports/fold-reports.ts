import { readLastNumber, waitForCleanCut } from '@khelaghor/db/clean-cut.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { readEvents } from '../../site/outbox/index.ts';
import { addBalances, addEarlierMovements, addMovements, addNewMembers } from './fold-store.ts';
import { findReportPlace, lockReportPlace, moveReportPlace } from './report-place.ts';

/** Follows new members. */
const reportsReader = { name: 'reports', kinds: ['member.created'] } as const;

/** Numbers of the ledger in one transaction. */
const foldChunk = 5_000n;

/** Transactions that write to the ledger end within a moment; after this a later run tries. */
const patienceMs = 5_000;

/** Adds the next transfers; false: all up to the cut are added, or another process adds. */
async function foldNext(ctx: Context, tx: Tx, cut: bigint, chunk: bigint): Promise<boolean> {
  const place = await lockReportPlace(tx);
  if (!place) return false;
  const { readTo: from } = place;
  const to = from + chunk < cut ? from + chunk : cut;
  if (from < to) {
    await addMovements(tx, { from, to });
    await addBalances(tx, { from, to });
  }
  const isWhole = to >= cut;
  const readAt = isWhole ? ctx.clock.now() : place.readAt;
  await moveReportPlace(tx, { readTo: from < to ? to : from, readAt });
  return !isWhole;
}

/**
 * Adds what the ledger holds since the last run to the sums of the reports. Each chunk is one
 * transaction with its place, behind a clean cut: each transfer is added once, and a run that
 * breaks off leaves nothing.
 */
async function foldLedger(ctx: Context, chunk: bigint): Promise<void> {
  const { readTo } = await findReportPlace(ctx.db);
  const cut =
    readTo < (await readLastNumber(ctx.db, 'ledger_transfer'))
      ? await waitForCleanCut(ctx.db, 'ledger_transfer', patienceMs)
      : readTo;
  if (cut === undefined) return;
  while (await transact(ctx, (tx) => foldNext(ctx, tx, cut, chunk)));
}

/** Chunks of earlier transfers in one run: reports stay a few seconds behind meanwhile. */
const againChunks = 20;

/** Adds the next transfers of before to the sums by country; false: there are none left. */
async function foldAgain(tx: Tx, chunk: bigint): Promise<boolean> {
  const place = await lockReportPlace(tx);
  if (!place || place.againTo >= place.againUntil) return false;
  const { againTo: from, againUntil } = place;
  const to = from + chunk < againUntil ? from + chunk : againUntil;
  await addEarlierMovements(tx, { from, to });
  await moveReportPlace(tx, { againTo: to });
  return true;
}

/** Brings the sums of the reports up to date. */
export async function foldReports(ctx: Context, chunk = foldChunk): Promise<void> {
  await readEvents(ctx, reportsReader, (tx, events) =>
    addNewMembers(
      tx,
      events.flatMap(({ memberId }) => memberId ?? []),
    ),
  );
  await foldLedger(ctx, chunk);
  for (let nth = 0; nth < againChunks; nth += 1)
    if (!(await transact(ctx, (tx) => foldAgain(tx, chunk)))) return;
}
