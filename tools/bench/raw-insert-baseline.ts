// A second baseline for the ledger: the same rows, every column sent, put into a table of the same
// shape with the same indexes, without accounting: nothing read, locked, decided or added up.
import pg from 'pg';
import { v7 } from 'uuid';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';

const bareInsert = `
  insert into bare_transfer (
    id, code, debit_account_id, credit_account_id, amount_minor, currency, cause_kind, cause_id,
    phase, pending_id, expires_at, debit_after_minor, credit_after_minor, created_at
  )
  select t.*, now() from unnest(
    $1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::text[],
    $8::text[], $9::text[], $10::uuid[], $11::timestamptz[], $12::bigint[], $13::bigint[]
  ) as t`;

type Row = { readonly id: string; readonly debit: string; readonly credit: string };

/** Writes rows and commits. */
export type BareWriter = {
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Makes the table anew; two connections, as the ledger has two batches under way. */
async function openBareTable(url: string): Promise<BareWriter> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query(`drop table if exists bare_transfer;
    create table bare_transfer (
      like ledger_transfer including defaults including constraints including indexes
    ) partition by range (id);
    create table bare_transfer_all partition of bare_transfer default;`);
  const write = async (rows: readonly Row[]): Promise<void> => {
    const each = (read: (row: Row) => string | null): string => toPlainArray(rows.map(read));
    const values = [
      each(({ id }) => id),
      each(() => 'stake'),
      each(({ debit }) => debit),
      each(({ credit }) => credit),
      each(() => '10'),
      each(() => 'PLAY'),
      each(() => 'dice_bet'),
      each(({ id }) => id),
      each(() => 'posted'),
      each(() => null),
      each(() => null),
      each(() => '1000'),
      each(() => null),
    ];
    await pool.query({ name: 'bare', text: bareInsert, values });
  };
  return { write, close: () => pool.end() };
}

type BareLoad = {
  readonly seconds: number;
  readonly wallets: readonly string[];
  readonly house: string;
};

const getRow = ({ wallets, house }: BareLoad, number: number): Row => ({
  id: v7(),
  debit: wallets[(number * 7_919) % wallets.length] ?? '',
  credit: house,
});

/** Rows a second of two writers that have no callers to answer and write 1,024 rows at once. */
export async function measureBulk(url: string, load: BareLoad): Promise<number> {
  const table = await openBareTable(url);
  let rows = 0;
  const from = performance.now();
  const until = from + load.seconds * 1_000;
  const writer = async (): Promise<void> => {
    while (performance.now() < until) {
      const first = rows;
      rows += 1_024;
      await table.write(Array.from({ length: 1_024 }, (_, index) => getRow(load, first + index)));
    }
  };
  await Promise.all([writer(), writer()]);
  await table.close();
  return rows / ((performance.now() - from) / 1_000);
}

/** Collects the rows of callers into batches, two under way at once, and answers each caller. */
function groupRows(table: BareWriter, rowsMax: number): (row: Row) => Promise<void> {
  let waiting: { row: Row; resolve: () => void }[] = [];
  let writing = 0;
  const pump = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    const taken = waiting.slice(0, rowsMax);
    waiting = waiting.slice(rowsMax);
    await table.write(taken.map(({ row }) => row));
    for (const { resolve } of taken) resolve();
    writing -= 1;
    begin();
  };
  const begin = (): void => {
    while (writing < 2 && waiting.length > writing * rowsMax) {
      writing += 1;
      void pump();
    }
  };
  return (row) =>
    new Promise((resolve) => {
      waiting.push({ row, resolve });
      begin();
    });
}

/**
 * Rows a second of as many callers as the ledger has, each of which hands over its next row once
 * the last one is committed.
 */
export async function measureBareRows(
  url: string,
  load: BareLoad & { readonly callers: number; readonly rowsMax: number },
): Promise<number> {
  const table = await openBareTable(url);
  const write = groupRows(table, load.rowsMax);
  let rows = 0;
  const from = performance.now();
  const until = from + load.seconds * 1_000;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      rows += 1;
      await write(getRow(load, rows));
    }
  };
  await Promise.all(Array.from({ length: load.callers }, caller));
  await table.close();
  return rows / ((performance.now() - from) / 1_000);
}
