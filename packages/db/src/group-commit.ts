/**
 * Group commit: concurrent calls are decided and written as one batch, in one database
 * transaction. Each gets its own answer, as if they had run sequentially in the order of arrival.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { TransferRefusal, TransferResult } from '@khelaghor/ledger/refusals.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { LinkedResult, LinkedTransfers } from './linked-transfers.ts';
import { postLinked } from './ledger-writer.ts';
import type { DB } from './schema.gen.ts';
import { systemTimers } from './timers.ts';
import type { Timers } from './timers.ts';

/**
 * Writes rows of a feature in the transaction of the batch: once, for all accepted calls of a
 * batch with rows for it. Batches compare writers by identity, so create each once. When it
 * throws, every call of the batch is retried alone, so that only the failing one fails.
 */
export type RowWriter<Row> = (tx: Transaction<DB>, rows: readonly Row[]) => Promise<void>;

/** A row that is written together with a call's transfers, or not at all. */
export type AttachedRow = { readonly writer: RowWriter<unknown>; readonly row: unknown };

/** Pairs a row with its writer, for a call. */
export function attachRow<Row>(writer: RowWriter<Row>, row: Row): AttachedRow {
  // A row is only passed to its own writer.
  return { writer: writer as RowWriter<unknown>, row };
}

/** One call: its transfers are linked, all or none. */
export type BatchCall = LinkedTransfers & {
  /** Written when at least one transfer is new; a repeat writes nothing. */
  readonly rows?: readonly AttachedRow[];
};

/**
 * Posts the transfers that a handler decided, one list for each order and in their order; empty
 * for an order without transfers. A handler calls it once. It resolves with the ledger's results
 * when the transfers of the whole batch are posted.
 */
export type PostLists = (lists: readonly LinkedTransfers[]) => Promise<readonly LinkedResult[]>;

/**
 * Handles orders that depend on rows of a feature: all orders of a batch at once, in the
 * transaction of the batch. It locks and loads the rows, decides, posts, writes what was accepted,
 * and replies to each order. Batches compare handlers by identity, so create each once.
 *
 * A batch may run again, so a handler has no effect outside the transaction. When it throws, every
 * order of the batch is retried alone. When the batch fails while a handler waits for `post`, the
 * wait never ends: release nothing in a `finally`.
 */
export type BatchHandler<Order, Reply> = (
  tx: Transaction<DB>,
  orders: readonly Order[],
  post: PostLists,
) => Promise<readonly Reply[]>;

/** An order for a handler. */
export type BatchRequest<Order> = {
  readonly order: Order;
  /** Rows that the order depends on. Orders with a common key never run concurrently. */
  readonly keys: readonly string[];
  /** Maximum number of its transfers. */
  readonly transfersMax: number;
};

/**
 * Thrown when another transaction has committed the row that this one was about to write. The
 * transaction then runs again and reads that row. It has PostgreSQL's code of a serialization
 * failure.
 */
export class ConflictRetry extends Error {
  override readonly name = 'ConflictRetry';
  readonly code = '40001';
}

/** `ledger_busy`: too many calls wait. No effect; retry later with the same keys. */
export type BatchResult =
  | {
      readonly ok: true;
      readonly results: readonly TransferResult[];
      readonly available: Minor | null;
    }
  | { readonly ok: false; readonly refusal: TransferRefusal | 'ledger_busy' };

export type GroupCommit = {
  /**
   * Posts the transfers of a call. Rejects when the database cannot be reached or a writer
   * throws; a retry with the same keys then returns the result.
   */
  readonly post: (call: BatchCall) => Promise<BatchResult>;
  /**
   * Passes an order to its handler, in one transaction with other concurrent calls. Orders with a
   * common key run in the order of arrival. Returns null, without effect, when too many calls
   * wait. Rejects as `post` does.
   */
  readonly submit: <Order, Reply>(
    handler: BatchHandler<Order, Reply>,
    request: BatchRequest<Order>,
  ) => Promise<Reply | null>;
  /** Waits for accepted calls, and refuses new ones. */
  readonly close: () => Promise<void>;
};

export type BatchSettings = {
  /** Maximum transfers of a batch; a longer call gets a separate batch. */
  readonly transfersMax?: number;
  /** Maximum waiting calls; further ones are refused as `ledger_busy`. */
  readonly waitingMax?: number;
  /**
   * Maximum wait of a call before its batch starts; then it is refused as `ledger_busy`. Behind
   * batches that wait for a lock, its answer would come after the caller has given up.
   */
  readonly waitMsMax?: number;
  /**
   * Wait per call of the previous batch, counted from its start. A batch of two calls costs
   * nearly as much as one of fifty, so with several active callers a small batch waits for more
   * calls. At low load the wait would gain too little.
   */
  readonly gatherMsPerCall?: number;
  /** Maximum of that wait. */
  readonly gatherMsMax?: number;
  /** Measures these waits; absent: the timers of this process. */
  readonly timers?: Timers;
};

type Submitted = BatchRequest<unknown> & { readonly handler: BatchHandler<unknown, unknown> };
type Call = BatchCall | Submitted;
type Waiting = Call & {
  /** Start of the wait, by the monotonic clock of `timers`. */
  readonly sinceMs: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

const isSubmitted = (call: Call): call is Submitted => 'handler' in call;

const busy: BatchResult = { ok: false, refusal: 'ledger_busy' };

/** Two: while one batch is written to disk, the next is read and decided. */
const lanes = 2;
/** With this many calls a batch starts without waiting for more. */
const callsEnough = 64;
const attemptsMax = 6;

// Serialisation failure, deadlock, or the connection is gone.
const passingCode = /^(?:40001|40P01|57P0[1-3]|08...|ECONNREFUSED|ECONNRESET|EPIPE)$/u;
const passingText = /Connection terminated|connection timeout|is not queryable/iu;
// A lock or statement timeout: it has used its time already, so it is not retried.
const slowCode = /^(?:55P03|57014)$/u;

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isPassing = (error: unknown): boolean =>
  passingCode.test(getErrorCode(error)) ||
  (error instanceof Error && passingText.test(error.message));

/** An error of the whole batch, which each of its calls alone would get too. */
const isShared = (error: unknown): boolean =>
  isPassing(error) || slowCode.test(getErrorCode(error));

/** Writes the attached rows of accepted calls; also for a handler that posts for calls. */
export async function writeRows(
  tx: Transaction<DB>,
  calls: readonly Call[],
  results: readonly LinkedResult[],
): Promise<void> {
  const rowsByWriter = new Map<RowWriter<unknown>, unknown[]>();
  for (const [index, call] of calls.entries()) {
    const result = results[index]?.result;
    if (isSubmitted(call) || !result?.ok || !result.results.includes('created')) continue;
    for (const { writer, row } of call.rows ?? []) {
      const rows = rowsByWriter.get(writer);
      if (rows) rows.push(row);
      else rowsByWriter.set(writer, [row]);
    }
  }
  for (const [writer, rows] of rowsByWriter) await writer(tx, rows);
}

/** A handler that has called `post` and waits for the results. */
type PausedHandler = {
  /** Where its orders stand in the batch. */
  readonly positions: readonly number[];
  readonly lists: readonly LinkedTransfers[];
  /** Continues it, until it has replied. */
  readonly resume: (results: readonly LinkedResult[]) => Promise<readonly unknown[]>;
};

/** Runs a handler until it posts. */
async function runUntilPost(
  tx: Transaction<DB>,
  handler: BatchHandler<unknown, unknown>,
  { orders, positions }: { orders: readonly unknown[]; positions: readonly number[] },
): Promise<PausedHandler> {
  const posting = Promise.withResolvers<readonly LinkedTransfers[]>();
  const posted = Promise.withResolvers<readonly LinkedResult[]>();
  let hasPosted = false;
  const replying = handler(tx, orders, (lists) => {
    if (hasPosted) throw new Error('a handler posted twice');
    hasPosted = true;
    posting.resolve(lists);
    return posted.promise;
  });
  // When it throws or replies before it posts; afterwards this has no effect.
  replying.then(
    () => posting.reject(new Error('a handler replied without posting')),
    posting.reject,
  );
  const lists = await posting.promise;
  if (lists.length !== orders.length) throw new Error('a handler posted too few lists');
  const resume = async (results: readonly LinkedResult[]): Promise<readonly unknown[]> => {
    posted.resolve(results);
    const replies = await replying;
    if (replies.length !== orders.length) throw new Error('a handler gave too few replies');
    return replies;
  };
  return { positions, lists, resume };
}

/** Runs all handlers of a batch until they post, one after another. */
async function runHandlers(tx: Transaction<DB>, calls: readonly Call[]): Promise<PausedHandler[]> {
  const positionsByHandler = new Map<BatchHandler<unknown, unknown>, number[]>();
  for (const [position, call] of calls.entries()) {
    if (!isSubmitted(call)) continue;
    const positions = positionsByHandler.get(call.handler);
    if (positions) positions.push(position);
    else positionsByHandler.set(call.handler, [position]);
  }
  const paused: PausedHandler[] = [];
  for (const [handler, positions] of positionsByHandler) {
    const orders = positions.map((position) => {
      const call = calls[position];
      return call && isSubmitted(call) ? call.order : undefined;
    });
    paused.push(await runUntilPost(tx, handler, { orders, positions }));
  }
  return paused;
}

/** The transfers of a batch, call by call. */
function collectLists(calls: readonly Call[], paused: readonly PausedHandler[]): LinkedTransfers[] {
  const lists = calls.map((call): LinkedTransfers =>
    isSubmitted(call) ? { transfers: [] } : call,
  );
  for (const { positions, lists: decided } of paused)
    for (const [index, list] of decided.entries()) lists[positions[index] ?? -1] = list;
  return lists;
}

/** The answer to a posted call. */
export function toBatchResult({ result, available }: LinkedResult): BatchResult {
  return result.ok ? { ...result, available } : result;
}

/**
 * Runs calls in one transaction, and answers each. Calls `onRead` when their locks are held.
 */
function runOnce(
  db: Kysely<DB>,
  calls: readonly Call[],
  onRead: () => void,
): Promise<readonly unknown[]> {
  return db.transaction().execute(async (tx) => {
    const paused = await runHandlers(tx, calls);
    const results = await postLinked(tx, collectLists(calls, paused), onRead);
    await writeRows(tx, calls, results);
    const answers: unknown[] = results.map(toBatchResult);
    for (const { positions, resume } of paused) {
      const replies = await resume(positions.flatMap((position) => results[position] ?? []));
      for (const [index, reply] of replies.entries()) answers[positions[index] ?? -1] = reply;
    }
    return answers;
  });
}

/**
 * Runs calls until they succeed. A commit with an unknown result is repeated too: the keys ensure
 * that it takes effect once.
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
      // At another moment than other processes that failed at the same time.
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
    // One call fails; run alone, the others succeed.
    for (const call of calls) await serve(db, [call], onRead);
  }
}

const getSize = (call: Call): number =>
  isSubmitted(call) ? call.transfersMax : call.transfers.length;

const getKeys = (call: Call): readonly string[] => (isSubmitted(call) ? call.keys : []);

/**
 * Removes calls from the front for one batch, at least one if possible. An order that shares a
 * key with a running or an earlier waiting order stays in the queue.
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
    if (taken.length > 0 && transfers + getSize(call) > transfersMax) break;
    const keys = getKeys(call);
    const isFree = keys.every((key) => !underWay.has(key) && !before.has(key));
    for (const key of keys) before.add(key);
    if (isFree) transfers += getSize(call);
    (isFree ? taken : left).push(call);
  }
  waiting.splice(0, taken.length + left.length, ...left);
  return taken;
}

/** Refuses calls that have waited since before that moment; the oldest are at the front. */
function turnAway(waiting: Waiting[], beforeMs: number): void {
  while (waiting[0] && waiting[0].sinceMs < beforeMs) {
    const call = waiting.shift();
    call?.resolve(call && isSubmitted(call) ? null : busy);
  }
}

/** The running batches, and the keys of their orders. */
type Serving = { readonly running: Set<Promise<void>>; readonly underWay: Set<string> };

/**
 * Starts a batch, and resolves once it holds its locks: a batch started then runs after it
 * on every common account.
 */
function launch(
  db: Kysely<DB>,
  calls: readonly Waiting[],
  { running, underWay }: Serving,
): Promise<void> {
  const keys = calls.flatMap(getKeys);
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

type Gathering = Pick<Required<BatchSettings>, 'gatherMsPerCall' | 'gatherMsMax' | 'timers'>;

/** Waits for more calls before a batch, by the size of the previous one. */
function openGathering({ gatherMsPerCall, gatherMsMax, timers }: Gathering) {
  let before = { startedMs: 0, calls: 0 };
  let end = (): void => undefined;
  const rest = (forMs: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = timers.startTimer(resolve, forMs);
      end = () => {
        cancel();
        resolve();
      };
    });
  return {
    gather: async (waiting: readonly Waiting[]): Promise<void> => {
      const forMs = Math.min(gatherMsPerCall * before.calls, gatherMsMax);
      const leftMs = before.startedMs + forMs - timers.monotonicMs();
      // A single caller would wait in vain.
      if (before.calls > 1 && waiting.length < callsEnough && leftMs > 1) await rest(leftMs);
      // Calls of just answered callers, and others of this turn, join the batch.
      await new Promise((resolve) => setImmediate(resolve));
    },
    noteStart: (calls: number): void => {
      before = { startedMs: timers.monotonicMs(), calls };
    },
    /** Ends a wait early. */
    end: () => end(),
  };
}

/** Opens the group commit on a database. Use one per process. */
export function startGroupCommit(
  db: Kysely<DB>,
  {
    transfersMax = 512,
    waitingMax = 20_000,
    waitMsMax = 4_000,
    gatherMsPerCall = 1,
    gatherMsMax = 25,
    timers = systemTimers,
  }: BatchSettings = {},
): GroupCommit {
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  /** The keys of the orders of running batches. */
  const underWay = new Set<string>();
  let pumping: Promise<void> | undefined;
  let closed = false;
  const gathering = openGathering({ gatherMsPerCall, gatherMsMax, timers });

  const pump = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (running.size >= lanes) await Promise.race(running);
      turnAway(waiting, timers.monotonicMs() - waitMsMax);
      if (waiting.length === 0) break;
      await gathering.gather(waiting);
      const calls = takeBatch(waiting, transfersMax, underWay);
      if (calls.length === 0) {
        // All waiting calls share a key with a running order.
        await Promise.race(running);
        continue;
      }
      gathering.noteStart(calls.length);
      await launch(db, calls, { running, underWay });
    }
    pumping = undefined;
  };

  /** Queues a call for its batch; null when too many wait. */
  const enqueue = (call: Call): Promise<unknown> | null => {
    if (closed) return Promise.reject(new Error('the ledger takes no more calls'));
    if (waiting.length >= waitingMax) return null;
    return new Promise((resolve, reject) => {
      waiting.push({ ...call, sinceMs: timers.monotonicMs(), resolve, reject });
      if (waiting.length === callsEnough) gathering.end();
      pumping ??= pump();
    });
  };

  return {
    post: (call) => {
      if (call.transfers.length === 0)
        return Promise.resolve({ ok: true, results: [], available: null });
      // `toBatchResult` returns the answer of a posted call.
      return (enqueue(call) ?? Promise.resolve(busy)) as Promise<BatchResult>;
    },
    submit: async <Order, Reply>(
      handler: BatchHandler<Order, Reply>,
      request: BatchRequest<Order>,
    ) => {
      // Orders are only passed to their own handler, and replies only taken from it.
      const call = { ...request, handler: handler as unknown as BatchHandler<unknown, unknown> };
      return enqueue(call) as Promise<Reply> | null;
    },
    close: async () => {
      closed = true;
      await pumping;
      await Promise.all(running);
    },
  };
}
