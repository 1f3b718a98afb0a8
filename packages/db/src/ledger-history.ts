/**
 * The history of an account, page by page, newest first, however long it is.
 *
 * An account's lines are two ranges of indexes, what it gave and what it received, each in the
 * order in which transfers were applied (`seq`). A page merges the ends of the two. What a page
 * may read is bounded: when a filter lets too little through, the page says how far it looked.
 */
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { TransferCode } from '@khelaghor/ledger/transfer.ts';
import { disorderMsMax, getLine, findSeqAtOrAfter } from './ledger-history-line.ts';
import type { LedgerEntryLine, LineRow } from './ledger-history-line.ts';
import type { DB } from './schema.gen.ts';

export type EntryFilter = {
  /** How many lines at most. */
  readonly limit: number;
  /** Only lines older than this one: the `id` of the last line of the page before. */
  readonly beforeId?: bigint;
  /** Only lines of this time or later. */
  readonly from?: Date;
  /** Only lines before this time. */
  readonly to?: Date;
  /** Only movements with one of these codes. */
  readonly codes?: readonly TransferCode[];
};

/** How a page of history ended. */
export type HistoryPage = {
  /** The newest line first. */
  readonly lines: readonly LedgerEntryLine[];
  /** The `beforeId` of the next page; `null` when there is certainly nothing older. */
  readonly nextBeforeId: bigint | null;
  /**
   * When the search ended before the page was full: it has seen everything from this time on.
   * The next page goes on from there.
   */
  readonly searchedTo: Date | null;
};

/** How many transfers of each side are looked through, one attempt after another. */
const windows = [200, 600, 1_200] as const;

/** The codes that have small indexes of their own; the migration `0011-history` names the same. */
const cashierCodes: readonly TransferCode[] = [
  'deposit',
  'play_grant',
  'withdrawal_request',
  'withdrawal_paid',
  'withdrawal_rejected',
];

/** Which transfers are looked through: all, or the cashier's alone. */
const chooseLedgerFunction = ({ codes }: EntryFilter): RawBuilder<unknown> =>
  codes?.every((code) => cashierCodes.includes(code))
    ? sql.raw('ledger_history_cashier')
    : sql.raw('ledger_history');

/** Before every line that is yet to come. */
const newest = 2n ** 63n - 1n;

type WindowEnd = { readonly seq: bigint; readonly at: Date };

async function findEndOfWindow(
  db: Kysely<DB>,
  accountId: string,
  window: {
    readonly among: RawBuilder<unknown>;
    readonly before: bigint;
    readonly size: number;
  },
): Promise<WindowEnd | null> {
  const { rows } = await sql<WindowEnd>`
    select * from ${window.among}_window(${accountId}, ${window.before}, ${window.size})
  `.execute(db);
  return rows[0] ?? null;
}

async function readLinesBetween(
  db: Kysely<DB>,
  accountId: string,
  range: { readonly first: bigint; readonly before: bigint },
  filter: EntryFilter,
): Promise<LedgerEntryLine[]> {
  const { rows } = await sql<LineRow>`
    select * from ${chooseLedgerFunction(filter)}_lines(
      ${accountId}, ${range.first}, ${range.before}, ${filter.from ?? null}, ${filter.to ?? null},
      ${filter.codes ?? null}, ${filter.limit}
    )
  `.execute(db);
  return rows.map(getLine);
}

/** Before which `seq` the page begins. */
async function findStart(db: Kysely<DB>, accountId: string, filter: EntryFilter): Promise<bigint> {
  if (filter.beforeId !== undefined) return filter.beforeId;
  if (filter.to === undefined) return newest;
  const after = new Date(filter.to.getTime() + disorderMsMax);
  return (await findSeqAtOrAfter(db, accountId, after)) ?? newest;
}

/** Whether everything before the end of a window is certainly too old. */
const isPast = (end: WindowEnd, from: Date | undefined): boolean =>
  from !== undefined && end.at.getTime() < from.getTime() - disorderMsMax;

/**
 * A page of an account's history. Looks through a bounded number of transfers, so it takes the
 * same time in an account with ten lines and in one with ten million; a filter that few lines
 * pass may end it early, with `searchedTo`.
 */
export async function readHistory(
  db: Kysely<DB>,
  accountId: string,
  filter: EntryFilter,
): Promise<HistoryPage> {
  const among = chooseLedgerFunction(filter);
  const lines: LedgerEntryLine[] = [];
  let before = await findStart(db, accountId, filter);
  let searchedTo: Date | null = null;
  for (const size of windows) {
    const end = await findEndOfWindow(db, accountId, { among, before, size });
    // One more than asked for tells whether there is a next page.
    const limit = filter.limit + 1 - lines.length;
    const range = { first: end?.seq ?? 0n, before };
    lines.push(...(await readLinesBetween(db, accountId, range, { ...filter, limit })));
    if (lines.length > filter.limit) {
      const page = lines.slice(0, filter.limit);
      return { lines: page, nextBeforeId: page.at(-1)?.id ?? before, searchedTo: null };
    }
    if (end === null || isPast(end, filter.from)) {
      return { lines, nextBeforeId: null, searchedTo: null };
    }
    before = end.seq;
    searchedTo = end.at;
  }
  const isFull = lines.length === filter.limit;
  return { lines, nextBeforeId: before, searchedTo: isFull ? null : searchedTo };
}

/**
 * The newest lines of an account's history that pass the filter, looking as far back as it takes
 * to find as many as asked for. For tests and tools: in a long history a filter that few lines
 * pass makes it slow. What answers a person uses `readHistory`.
 */
export async function listEntries(
  db: Kysely<DB>,
  accountId: string,
  filter: EntryFilter,
): Promise<LedgerEntryLine[]> {
  const lines: LedgerEntryLine[] = [];
  let beforeId = filter.beforeId;
  for (;;) {
    const page = await readHistory(db, accountId, {
      ...filter,
      limit: filter.limit - lines.length,
      ...(beforeId !== undefined && { beforeId }),
    });
    lines.push(...page.lines);
    if (page.nextBeforeId === null || lines.length >= filter.limit) return lines;
    beforeId = page.nextBeforeId;
  }
}
