/** One line of an account's history, how it is read, and where a moment is among the lines. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AccountKind, Owner } from '@khelaghor/ledger/account.ts';
import type { TransferCause, TransferCode } from '@khelaghor/ledger/transfer.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { DB } from './schema.gen.ts';

/** One side of a movement, for naming it in a statement. */
export type EntrySide = {
  readonly accountId: string;
  readonly owner: Owner;
  readonly kind: AccountKind;
};

/** One line of an account's history. */
export type LedgerEntryLine = {
  /** Grows along the account's history. */
  readonly id: bigint;
  readonly transferId: string;
  readonly code: TransferCode;
  readonly cause: TransferCause;
  readonly currency: Currency;
  /** In minor units: positive when the account received it, negative when it gave it. */
  readonly amount: Minor;
  /** The balance after this movement; `null` for accounts that keep no running balance. */
  readonly balanceAfter: Minor | null;
  readonly debit: EntrySide;
  readonly credit: EntrySide;
  readonly createdAt: Date;
};

/** A line as the database hands it out. */
export type LineRow = {
  readonly id: bigint;
  readonly transferId: string;
  readonly code: string;
  readonly currency: string;
  readonly causeKind: string;
  readonly causeId: string;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint | null;
  readonly createdAt: Date;
  readonly debitId: string;
  readonly debitOwner: string;
  readonly debitKind: string;
  readonly creditId: string;
  readonly creditOwner: string;
  readonly creditKind: string;
};

/** A line from its columns. */
export const getLine = (row: LineRow): LedgerEntryLine => ({
  // The columns are text in SQL; only the ledger writes them, and from these types.
  id: row.id,
  transferId: row.transferId,
  code: row.code as TransferCode,
  cause: { kind: row.causeKind, id: row.causeId },
  currency: row.currency as Currency,
  amount: minor(row.amountMinor),
  balanceAfter: row.balanceAfterMinor === null ? null : minor(row.balanceAfterMinor),
  debit: {
    accountId: row.debitId,
    owner: row.debitOwner as Owner,
    kind: row.debitKind as AccountKind,
  },
  credit: {
    accountId: row.creditId,
    owner: row.creditOwner as Owner,
    kind: row.creditKind as AccountKind,
  },
  createdAt: row.createdAt,
});

/**
 * How far the times of neighbouring lines may be out of order. Along an account with limit they
 * follow its order; without limit, callers overtake each other by as long as a transaction may
 * last; and the clock of the database may have been set back a little.
 */
export const disorderMsMax = 3_600_000;

/**
 * A `seq` from which on an account's lines are of a moment or later; those before it are older than
 * an hour after that moment. The times inside ids are not asked: callers make them. `null` when the
 * account has no lines.
 */
export async function findSeqAtOrAfter(
  db: Kysely<DB>,
  accountId: string,
  at: Date,
): Promise<bigint | null> {
  const { rows } = await sql<{ seq: bigint | null }>`
    select ledger_history_seq_at(${accountId}, ${at}) as seq
  `.execute(db);
  return rows[0]?.seq ?? null;
}
