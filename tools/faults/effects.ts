// What the database says became of each key: the row of the operation, and what the ledger moved.
import type { Pool } from 'pg';
import { readVendorEffects } from './vendor-effects.ts';
import type { VendorEffects } from './vendor-effects.ts';

/** What one cause moved on one member's accounts of a kind. */
export type Moved = { readonly minor: bigint; readonly entries: number };

export type Effect = {
  readonly member: string;
  readonly amount: bigint;
  readonly payout: bigint;
  readonly state: string;
};

export type Effects = {
  /** Bets, deposits, withdrawals and moves to vendors by their key. */
  readonly rows: ReadonlyMap<string, Effect>;
  /** By key, then by the kind of the member's account. */
  readonly moved: ReadonlyMap<string, ReadonlyMap<string, Moved>>;
  readonly vendor: VendorEffects;
};

type Row = {
  id: string;
  member: string;
  amount: bigint;
  payout: bigint;
  state: string;
};

const rowsSql = `
  select id::text, member_id::text as member, currency, stake_minor as amount,
    payout_minor as payout, state
  from bet where product <> 'vendor'
  union all
  select id::text, member_id::text, currency, amount_minor, 0, state from deposit
  union all
  select id::text, member_id::text, currency, amount_minor, 0, state from withdrawal
  union all
  select id::text, member_id::text, currency, amount_minor, 0, state from vendor_transfer`;

// What moved in another currency than the row says is of a kind that no row accounts for.
const movedSql = `
  with said as (${rowsSql})
  select t.cause_id as key,
    a.kind || case when t.currency = said.currency then '' else ' ' || t.currency end as kind,
    sum(e.amount_minor)::bigint as minor, count(*)::int as entries
  from ledger_entry e
  join ledger_transfer t on t.id = e.transfer_id
  join ledger_account a on a.id = e.account_id
  left join said on said.id = t.cause_id
  where a.owner like 'member:%'
    and t.cause_kind in ('dice_bet', 'ticket', 'deposit', 'withdrawal', 'wallet_transfer')
  group by 1, 2`;

/** Reads everything at once. */
export async function readEffects(pool: Pool): Promise<Effects> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = await client.query<Row>(rowsSql);
    const entries = await client.query<{ key: string; kind: string } & Moved>(movedSql);
    const vendor = await readVendorEffects(client);
    await client.query('commit');
    const moved = new Map<string, Map<string, Moved>>();
    for (const { key, kind, ...what } of entries.rows) {
      const kinds = moved.get(key) ?? new Map<string, Moved>();
      moved.set(key, kinds.set(kind, what));
    }
    return { rows: new Map(rows.rows.map((row) => [row.id, row])), moved, vendor };
  } finally {
    client.release();
  }
}
