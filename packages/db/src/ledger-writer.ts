/**
 * The store of transfers in the database: one read that locks, and one write of what the rules of
 * `packages/ledger` accepted. The only file that writes transfers and balances.
 */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { createLedger } from '@khelaghor/ledger/state-machine.ts';
import type { LedgerState, AppliedTransfer } from '@khelaghor/ledger/state-machine.ts';
import { getExpiresAtMs, getPendingId } from '@khelaghor/ledger/transfer.ts';
import type { Transfer, TransferCode } from '@khelaghor/ledger/transfer.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import { postLinkedTo } from './linked-transfers.ts';
import type { LinkedResult, LinkedTransfers, TransferStore } from './linked-transfers.ts';
import type { DB } from './schema.gen.ts';
import { toPlainArray, toQuotedArray, toUuidArray } from './array-literal.ts';

// What `ledger_read_batch` answers with, as JSON; amounts beyond 2^53 come as text.
type BalanceRow = readonly [id: string, currency: Currency, balance: string, held: string];
type ApartRow = readonly [id: string, currency: Currency, limited: boolean, closed: boolean];
type PendingRow = readonly [
  id: string,
  debit: string,
  credit: string,
  amount: string,
  expiresAt: string | null,
  resolved: boolean,
];
type TransferRow = {
  readonly id: string;
  readonly code: TransferCode;
  readonly debit_account_id: string;
  readonly credit_account_id: string;
  readonly amount_minor: number;
  readonly currency: Currency;
  readonly cause_kind: string;
  readonly cause_id: string;
  readonly phase: Transfer['phase'];
  readonly pending_id: string | null;
  readonly expires_at: string | null;
};

function getPhase(row: TransferRow): Pick<Transfer, 'phase'> & { pendingId?: string } {
  if (row.pending_id !== null) return { phase: row.phase, pendingId: row.pending_id };
  const expires = row.expires_at === null ? {} : { expiresAtMs: Date.parse(row.expires_at) };
  return { phase: row.phase, ...expires };
}

// The database's checks keep phase and pending id together as the type has them.
const getTransfer = (row: TransferRow): Transfer =>
  ({
    ...getPhase(row),
    id: row.id,
    code: row.code,
    debit: row.debit_account_id,
    credit: row.credit_account_id,
    amount: minor(BigInt(row.amount_minor)),
    currency: row.currency,
    cause: { kind: row.cause_kind, id: row.cause_id },
  }) as Transfer;

async function readState(
  tx: Transaction<DB>,
  lists: readonly LinkedTransfers[],
  lookFor: readonly string[],
): Promise<LedgerState> {
  const accounts = new Set<string>();
  const pendingIds = new Set<string>();
  for (const { transfers, returnBalanceOf } of lists) {
    if (returnBalanceOf !== undefined) accounts.add(returnBalanceOf);
    for (const transfer of transfers) {
      accounts.add(transfer.debit).add(transfer.credit);
      const pendingId = getPendingId(transfer);
      if (pendingId !== null) pendingIds.add(pendingId);
    }
  }
  const { rows } = await sql<{
    balances: BalanceRow[] | null;
    apart: ApartRow[] | null;
    transfers: TransferRow[] | null;
    pending: PendingRow[] | null;
    at: Date;
  }>`/* prepared: ledger_read_batch */
    select balances, apart, transfers, pending, at from ledger_read_batch(
    ${toUuidArray([...accounts])}::uuid[],
    ${toUuidArray([...new Set(lookFor)])}::uuid[],
    ${toUuidArray([...pendingIds])}::uuid[]
  )`.execute(tx);
  const read = rows[0];
  if (read === undefined) throw new Error('the ledger could not be read');
  const state = createLedger(read.at.getTime());
  for (const [id, currency, balance, held] of read.balances ?? []) {
    const amounts = { balance: minor(BigInt(balance)), held: minor(BigInt(held)) };
    state.accounts.set(id, { currency, limited: true, closed: false, ...amounts });
  }
  for (const [id, currency, limited, closed] of read.apart ?? []) {
    const { balance, held } = state.accounts.get(id) ?? { balance: ZERO, held: ZERO };
    state.accounts.set(id, { currency, limited, closed, balance, held });
  }
  for (const row of read.transfers ?? []) state.transfers.set(row.id, getTransfer(row));
  for (const [id, debit, credit, amount, expiresAt, resolved] of read.pending ?? []) {
    state.pending.set(id, {
      debit,
      credit,
      amount: minor(BigInt(amount)),
      expiresAtMs: expiresAt === null ? null : Date.parse(expiresAt),
      resolved,
    });
  }
  return state;
}

function getExpiryText(transfer: Transfer): string | null {
  const atMs = getExpiresAtMs(transfer);
  return atMs === null ? null : new Date(atMs).toISOString();
}

/** A column whose values are never null: once when they are all the same. */
function shared(values: readonly string[]): readonly string[] {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? [first] : values;
}

/** A column whose values are often null: nothing when all of them are. */
const seldom = (values: readonly (string | null)[]): readonly (string | null)[] =>
  values.some((value) => value !== null) ? values : [];

async function writeRecorded(
  tx: Transaction<DB>,
  state: LedgerState,
  recorded: readonly AppliedTransfer[],
): Promise<boolean> {
  const transfers = recorded.map(({ transfer }) => transfer);
  const touched = new Set<string>();
  for (const { debit, credit } of transfers) touched.add(debit).add(credit);
  const changed = [...touched].flatMap((id) => {
    const account = state.accounts.get(id);
    return account?.limited ? [{ id, ...account }] : [];
  });
  const eachId = (read: (transfer: Transfer) => string): Buffer => toUuidArray(transfers.map(read));
  const { rows } = await sql<{
    written: boolean;
  }>`/* prepared: ledger_write_batch */ select ledger_write_batch(
    ${new Date(state.atMs)},
    ${eachId(({ id }) => id)}::uuid[],
    ${toPlainArray(shared(transfers.map(({ code }) => code)))}::text[],
    ${eachId(({ debit }) => debit)}::uuid[],
    ${eachId(({ credit }) => credit)}::uuid[],
    ${toPlainArray(transfers.map(({ amount }) => amount))}::bigint[],
    ${toPlainArray(shared(transfers.map(({ currency }) => currency)))}::text[],
    ${toQuotedArray(shared(transfers.map(({ cause }) => cause.kind)))}::text[],
    ${toQuotedArray(transfers.map(({ cause }) => cause.id))}::text[],
    ${toPlainArray(shared(transfers.map(({ phase }) => phase)))}::text[],
    ${toPlainArray(seldom(transfers.map(getPendingId)))}::uuid[],
    ${toPlainArray(seldom(transfers.map(getExpiryText)))}::timestamptz[],
    ${toPlainArray(recorded.map(({ debitAfter }) => debitAfter))}::bigint[],
    ${toPlainArray(recorded.map(({ creditAfter }) => creditAfter))}::bigint[],
    ${toUuidArray(changed.map(({ id }) => id))}::uuid[],
    ${toPlainArray(changed.map(({ balance }) => balance))}::bigint[],
    ${toPlainArray(changed.map(({ held }) => held))}::bigint[]
  ) as written`.execute(tx);
  return rows[0]?.written === true;
}

/**
 * Posts lists of linked transfers, one list after another, in the caller's transaction. The
 * answers stand in the order of the lists. `onRead` hears when all locks are held.
 */
export function postLinked(
  tx: Transaction<DB>,
  lists: readonly LinkedTransfers[],
  onRead: () => void = () => undefined,
): Promise<LinkedResult[]> {
  const store: TransferStore = {
    read: (touching, lookFor) => readState(tx, touching, lookFor),
    knowsAny: async (keys) => (await readState(tx, [], keys)).transfers.size > 0,
    write: (state, recorded) => writeRecorded(tx, state, recorded),
  };
  return postLinkedTo(store, lists, onRead);
}
