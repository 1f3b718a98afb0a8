import { readLastNumber, waitForCleanCut } from '@khelaghor/db/clean-cut.ts';
import type { Context, Looker, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { EventKind, OutboxEvent } from './event-kinds.ts';
import { findPlace, listEvents, lockReader, moveReader } from './store.ts';

/** Transactions that write events end within a moment; after this a later run tries. */
const patienceMs = 5_000;

/** Events of one transaction, when a reader does not say. */
const chunkMax = 500;

/** Follows events of some kinds, in their order, behind a place of its own. */
export type OutboxReader<Kind extends EventKind = EventKind> = {
  /** The row of its place, which a migration makes. */
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly chunk?: number;
};

/** An event of one of some kinds. */
export type EventOf<Kind extends EventKind> = Extract<OutboxEvent, { readonly kind: Kind }>;

/** The work of a reader on events, in the transaction that moves its place. */
type Handle<Kind extends EventKind> = (tx: Tx, events: readonly EventOf<Kind>[]) => Promise<void>;

/** Reads the next events; false: there was no full chunk, or another process reads. */
async function readChunk<Kind extends EventKind>(
  tx: Tx,
  { name, kinds, chunk: limit = chunkMax }: OutboxReader<Kind>,
  cut: bigint,
  handle: Handle<Kind>,
): Promise<boolean> {
  const from = await lockReader(tx, name);
  if (from === undefined || from >= cut) return false;
  const events = await listEvents(tx, kinds, { from, to: cut, limit });
  // Only these kinds were asked for.
  if (events.length > 0) await handle(tx, events as EventOf<Kind>[]);
  const isFull = events.length === limit;
  await moveReader(tx, name, (isFull ? events.at(-1)?.seq : undefined) ?? cut);
  return isFull;
}

/**
 * Gives a reader the events since its last run, in their order and up to a clean cut, so that none
 * is passed over. Each chunk is one transaction with the reader's place: what a reader writes there
 * is written once. What it does elsewhere may be done again when its process dies, and must be
 * known by the number of the event. Two runs at once take turns.
 */
export async function readEvents<Kind extends EventKind>(
  ctx: Context,
  reader: OutboxReader<Kind>,
  handle: Handle<Kind>,
): Promise<void> {
  const place = await findPlace(ctx.db, reader.name);
  if (place >= (await readLastNumber(ctx.db, 'outbox_event'))) return;
  const cut = await waitForCleanCut(ctx.db, 'outbox_event', patienceMs);
  if (cut === undefined) return;
  while (await transact(ctx, (tx) => readChunk(tx, reader, cut, handle)));
}

/** The first event that has waited for a reader longer than it may; undefined: none has. */
export async function findLateEvent<Kind extends EventKind>(
  { db, clock }: Looker,
  { name, kinds }: OutboxReader<Kind>,
  lateAfterMs: number,
): Promise<EventOf<Kind> | undefined> {
  const from = await findPlace(db, name);
  const to = await readLastNumber(db, 'outbox_event');
  const [first] = await listEvents(db, kinds, { from, to, limit: 1 });
  const isLate = first && first.at.getTime() < clock.now().getTime() - lateAfterMs;
  return isLate ? (first as EventOf<Kind>) : undefined;
}
