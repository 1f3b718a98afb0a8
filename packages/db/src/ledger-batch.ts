/**
 * Group commit: calls that arrive within a moment are decided and written as one batch, in one
 * database transaction, and each gets its own answer, as if they had run one after another in the
 * order of their arrival.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { TransferRefusal, TransferResult } from '@khelaghor/ledger/refusals.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { LinkedResult, LinkedTransfers } from './ledger-lists.ts';
import { postLists } from './ledger-rows.ts';
import type { DB } from './schema.gen.ts';

/**
 * Writes rows of a feature in the transaction of the batch: once, for all accepted calls of a
 * batch that brought rows for it. It is known by its identity, so make it once. When it throws,
 * every call of the batch is tried again alone, so that only the guilty one fails.
 */
export type RowWriter<Row> = (tx: Transaction<DB>, rows: readonly Row[]) => Promise<void>;

/** Rows that are written together with the transfers of a call, or not at all. */
export type Companion = { readonly writer: RowWriter<unknown>; readonly row: unknown };

/** A row for a writer, as a call brings it. */
export function companion<Row>(writer: RowWriter<Row>, row: Row): Companion {
  // Rows are only ever handed to the writer they came with.
  return { writer: writer as RowWriter<unknown>, row };
}

/** One call: its transfers are linked, all or none. */
export type BatchCall = LinkedTransfers & {
  /** Written when at least one of the transfers is new; a repeat brings nothing. */
  readonly companions?: readonly Companion[];
};

/** What orders come to, worked out under locks: what moves for each, and what follows. */
export type DeskWork<Reply> = {
  /** In the order of the orders. One that moves nothing has no transfers. */
  readonly lists: readonly LinkedTransfers[];
  /** Called once with what the ledger said to each; writes rows, and answers each order. */
  readonly finish: (results: readonly LinkedResult[]) => Promise<readonly Reply[]>;
};

/**
 * Works out orders that depend on rows of a feature: for all orders of a batch at once, in the
 * transaction of the batch. It locks the rows, says what moves, and writes when that is decided. It
 * is known by its identity, so make it once. It does nothing outside the transaction, because a
 * batch may be run again; what it throws is treated as a writer's error is.
 */
export type Desk<Order, Reply> = (
  tx: Transaction<DB>,
  orders: readonly Order[],
) => Promise<DeskWork<Reply>>;

/** An order for a desk. */
export type DeskOrder<Order> = {
  readonly order: Order;
  /** What the order depends on. Orders that share a key are never under way together. */
  readonly keys: readonly string[];
  /** How many transfers it may come to. */
  readonly size: number;
};

/**
 * To be thrown by who finds that somebody else wrote what he was about to write, and has committed:
 * the transaction is run again, and then sees it. It has the code of what the database itself
 * calls a serialisation failure.
 */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  readonly code = '40001';
}

/** `ledger_busy`: too many calls wait. Nothing was done; ask again later with the same keys. */
export type BatchResult =
  | {
      readonly ok: true;
      readonly results: readonly TransferResult[];
      readonly available: Minor | null;
    }
  | { readonly ok: false; readonly refusal: TransferRefusal | 'ledger_busy' };

export type LedgerBatch = {
  /**
   * Posts the transfers of a call. Rejects when the database cannot be reached or a writer
   * throws; what happened is then found by asking again with the same keys.
   */
  readonly post: (call: BatchCall) => Promise<BatchResult>;
  /**
   * Has an order worked out at its desk, in one transaction with the other calls of the moment.
   * Orders with a common key are worked out in the order in which they came. Answers null when too
   * many calls wait: nothing was done. Rejects as `post` does.
   */
  readonly work: <Order, Reply>(
    desk: Desk<Order, Reply>,
    order: DeskOrder<Order>,
  ) => Promise<Reply | null>;
  /** Waits for the calls that were taken, and takes no more. */
  readonly close: () => Promise<void>;
};

export type BatchSettings = {
  /** How many transfers one batch holds at most; a longer call is a batch of its own. */
  readonly transfersMax?: number;
  /** How many calls may wait; the next is refused as `ledger_busy`. */
  readonly waitingMax?: number;
  /**
   * How long a call may wait before it is begun; then it is refused as `ledger_busy`. Behind
   * batches that wait for a lock themselves it would be answered when nobody listens any more.
   */
  readonly waitMsMax?: number;
  /**
   * A batch costs what its statements cost, whether it holds two calls or fifty. So while several
   * callers are about, a batch that would be small waits for more calls: until so long after the
   * start of the one before it, for each call which that one held. Whoever comes rarely would
   * wait for too few to gain by it.
   */
  readonly gatherMsPerCall?: number;
  /** And never longer than so. */
  readonly gatherMsMax?: number;
};

type DeskCall = DeskOrder<unknown> & { readonly desk: Desk<unknown, unknown> };
type Call = BatchCall | DeskCall;
type Waiting = Call & {
  /** Since when, by the process's own clock. */
  readonly sinceMs: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

const isForDesk = (call: Call): call is DeskCall => 'desk' in call;

const busy: BatchResult = { ok: false, refusal: 'ledger_busy' };

/** Two: while one batch is written to disk, the next is read and decided. */
const lanes = 2;
/** How many calls are worth a batch without waiting for more. */
const callsEnough = 64;
const attemptsMax = 6;

// Serialisation failure, deadlock, or the connection is gone.
const passingCode = /^(?:40001|40P01|57P0[1-3]|08...|ECONNREFUSED|ECONNRESET|EPIPE)$/u;
const passingText = /Connection terminated|connection timeout|is not queryable/iu;
// A lock or a statement that took too long: it took its time already, so it is not tried again.
const slowCode = /^(?:55P03|57014)$/u;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isPassing = (error: unknown): boolean =>
  passingCode.test(codeOf(error)) || (error instanceof Error && passingText.test(error.message));

/** What befell a batch as a whole, and would befall each of its calls alone too. */
const isShared = (error: unknown): boolean => isPassing(error) || slowCode.test(codeOf(error));

/** Writes the rows that accepted calls brought; also for a desk that posts for calls. */
export async function writeCompanions(
  tx: Transaction<DB>,
  calls: readonly Call[],
  results: readonly LinkedResult[],
): Promise<void> {
  const rowsOf = new Map<RowWriter<unknown>, unknown[]>();
  for (const [index, call] of calls.entries()) {
    const result = results[index]?.result;
    if (isForDesk(call) || !result?.ok || !result.results.includes('created')) continue;
    for (const { writer, row } of call.companions ?? []) {
      const rows = rowsOf.get(writer);
      if (rows) rows.push(row);
      else rowsOf.set(writer, [row]);
    }
  }
  for (const [writer, rows] of rowsOf) await writer(tx, rows);
}

/** The orders of one desk in a batch: where they stand in it, and what they come to. */
type AtDesk = { readonly places: readonly number[]; readonly work: DeskWork<unknown> };

/** Has all desks of a batch work, one after another. */
async function workAtDesks(tx: Transaction<DB>, calls: readonly Call[]): Promise<AtDesk[]> {
  const placesOf = new Map<Desk<unknown, unknown>, number[]>();
  for (const [place, call] of calls.entries()) {
    if (!isForDesk(call)) continue;
    const places = placesOf.get(call.desk);
    if (places) places.push(place);
    else placesOf.set(call.desk, [place]);
  }
  const worked: AtDesk[] = [];
  for (const [desk, places] of placesOf) {
    const orders = places.flatMap((place) => {
      const call = calls[place];
      return call && isForDesk(call) ? [call.order] : [];
    });
    const work = await desk(tx, orders);
    if (work.lists.length !== places.length) throw new Error('a desk worked out too few orders');
    worked.push({ places, work });
  }
  return worked;
}

function listsOf(calls: readonly Call[], desks: readonly AtDesk[]): LinkedTransfers[] {
  const lists = calls.map((call): LinkedTransfers => (isForDesk(call) ? { transfers: [] } : call));
  for (const { places, work } of desks)
    for (const [index, list] of work.lists.entries()) lists[places[index] ?? -1] = list;
  return lists;
}

/** The answer to a posted call. */
export function resultOf({ result, available }: LinkedResult): BatchResult {
  return result.ok ? { ...result, available } : result;
}

/**
 * Runs calls in one transaction of their own, and answers each. `onRead` hears when their locks are
 * held.
 */
function runOnce(
  db: Kysely<DB>,
  calls: readonly Call[],
  onRead: () => void,
): Promise<readonly unknown[]> {
  return db.transaction().execute(async (tx) => {
    const desks = await workAtDesks(tx, calls);
    const results = await postLists(tx, listsOf(calls, desks), onRead);
    await writeCompanions(tx, calls, results);
    const answers: unknown[] = results.map(resultOf);
    for (const { places, work } of desks) {
      const theirs = places.flatMap((place) => results[place] ?? []);
      const replies = await work.finish(theirs);
      if (replies.length !== places.length) throw new Error('a desk gave too few answers');
      for (const [index, reply] of replies.entries()) answers[places[index] ?? -1] = reply;
    }
    return answers;
  });
}

/**
 * Runs calls until they are through. A commit whose fate is unknown is run again too: the keys
 * make sure that it has one effect.
 */
async function runAgain(
  db: Kysely<DB>,
  calls: readonly Call[],
  onRead: () => void,
): Promise<readonly unknown[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, calls, onRead);
    } catch (error) {
      if (attempt >= attemptsMax || !isPassing(error)) throw error;
      // Apart from other processes that failed with us.
      await wait(2 ** attempt * (5 + (process.pid % 7)));
    }
  }
}

async function serve(db: Kysely<DB>, calls: readonly Waiting[], onRead: () => void): Promise<void> {
  try {
    const answers = await runAgain(db, calls, onRead);
    if (answers.length !== calls.length) throw new Error('the ledger gave too few answers');
    for (const [index, call] of calls.entries()) call.resolve(answers[index]);
  } catch (error) {
    if (calls.length === 1 || isShared(error)) {
      for (const call of calls) call.reject(error);
      return;
    }
    // One of them cannot be served; alone, the others can.
    for (const call of calls) await serve(db, [call], onRead);
  }
}

const sizeOf = (call: Call): number => (isForDesk(call) ? call.size : call.transfers.length);

const keysOf = (call: Call): readonly string[] => (isForDesk(call) ? call.keys : []);

/**
 * Takes as many calls from the front as one batch may hold, and at least one if it can. An order
 * that shares a key with one that is under way, or comes before it, is left where it is.
 */
function takeBatch(
  waiting: Waiting[],
  transfersMax: number,
  underWay: ReadonlySet<string>,
): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const before = new Set<string>();
  let transfers = 0;
  for (const call of waiting) {
    if (taken.length > 0 && transfers + sizeOf(call) > transfersMax) break;
    const keys = keysOf(call);
    const isFree = keys.every((key) => !underWay.has(key) && !before.has(key));
    for (const key of keys) before.add(key);
    if (isFree) transfers += sizeOf(call);
    (isFree ? taken : left).push(call);
  }
  waiting.splice(0, taken.length + left.length, ...left);
  return taken;
}

/** Refuses the calls that have waited too long; they came first, so they stand at the front. */
function turnAway(waiting: Waiting[], waitMsMax: number): void {
  const beforeMs = performance.now() - waitMsMax;
  while (waiting[0] && waiting[0].sinceMs < beforeMs) {
    const call = waiting.shift();
    call?.resolve(call && isForDesk(call) ? null : busy);
  }
}

/** What is being served: the batches, and the keys of their orders. */
type Serving = { readonly running: Set<Promise<void>>; readonly underWay: Set<string> };

/**
 * Starts a batch, and resolves once it holds its locks: the next one, started then, comes after it
 * wherever the two touch the same account.
 */
function launch(
  db: Kysely<DB>,
  calls: readonly Waiting[],
  { running, underWay }: Serving,
): Promise<void> {
  const keys = calls.flatMap(keysOf);
  for (const key of keys) underWay.add(key);
  return new Promise<void>((onRead) => {
    const served = serve(db, calls, onRead).finally(() => {
      running.delete(served);
      for (const key of keys) underWay.delete(key);
      onRead();
    });
    running.add(served);
  });
}

type Gathering = Pick<Required<BatchSettings>, 'gatherMsPerCall' | 'gatherMsMax'>;

/** Lets calls gather before a batch, by how many the one before it held. */
function openGathering({ gatherMsPerCall, gatherMsMax }: Gathering) {
  let before = { startedMs: 0, calls: 0 };
  let end = (): void => undefined;
  const rest = (forMs: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, forMs);
      end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    gather: async (waiting: readonly Waiting[]): Promise<void> => {
      const forMs = Math.min(gatherMsPerCall * before.calls, gatherMsMax);
      const leftMs = before.startedMs + forMs - performance.now();
      // Who is alone would wait for nobody.
      if (before.calls > 1 && waiting.length < callsEnough && leftMs > 1) await rest(leftMs);
      // Those who were just answered, and others of this same turn, join the batch.
      await new Promise((resolve) => setImmediate(resolve));
    },
    noteStart: (calls: number): void => {
      before = { startedMs: performance.now(), calls };
    },
    /** Ends a wait before its time. */
    end: () => end(),
  };
}

/** Opens the group commit on a database. Use one for a process. */
export function openLedgerBatch(
  db: Kysely<DB>,
  {
    transfersMax = 512,
    waitingMax = 20_000,
    waitMsMax = 4_000,
    gatherMsPerCall = 1,
    gatherMsMax = 25,
  }: BatchSettings = {},
): LedgerBatch {
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  /** The keys of the orders of running batches. */
  const underWay = new Set<string>();
  let pumping: Promise<void> | undefined;
  let closed = false;
  const gathering = openGathering({ gatherMsPerCall, gatherMsMax });

  const pump = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (running.size >= lanes) await Promise.race(running);
      turnAway(waiting, waitMsMax);
      if (waiting.length === 0) break;
      await gathering.gather(waiting);
      const calls = takeBatch(waiting, transfersMax, underWay);
      if (calls.length === 0) {
        // All that wait come after orders that are under way.
        await Promise.race(running);
        continue;
      }
      gathering.noteStart(calls.length);
      await launch(db, calls, { running, underWay });
    }
    pumping = undefined;
  };

  /** Has a call wait for its batch; null when too many wait. */
  const enqueue = (call: Call): Promise<unknown> | null => {
    if (closed) return Promise.reject(new Error('the ledger takes no more calls'));
    if (waiting.length >= waitingMax) return null;
    return new Promise((resolve, reject) => {
      waiting.push({ ...call, sinceMs: performance.now(), resolve, reject });
      if (waiting.length === callsEnough) gathering.end();
      pumping ??= pump();
    });
  };

  return {
    post: (call) => {
      if (call.transfers.length === 0)
        return Promise.resolve({ ok: true, results: [], available: null });
      // What a posted call is answered with: see `resultOf`.
      return (enqueue(call) ?? Promise.resolve(busy)) as Promise<BatchResult>;
    },
    work: async <Order, Reply>(desk: Desk<Order, Reply>, order: DeskOrder<Order>) => {
      // Orders and replies are only ever handed to and taken from the desk they are for.
      const call = { ...order, desk: desk as unknown as Desk<unknown, unknown> };
      return enqueue(call) as Promise<Reply> | null;
    },
    close: async () => {
      closed = true;
      await pumping;
      await Promise.all(running);
    },
  };
}
