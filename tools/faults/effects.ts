// What the database says became of each key: the row of the operation, and what the ledger moved.
import type { Pool } from 'pg';
import { products } from '@khelaghor/contract/play/products.ts';
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
  /** Draws with which other stakes of a member left escrow than those of their settled tickets. */
  readonly wrongDraws: readonly string[];
  /** Steps and takes of rounds of many steps, by their key. */
  readonly acts: ReadonlyMap<string, ActEffect>;
  readonly vendor: VendorEffects;
};

/** A step or take as the server stored it, and the key of its round. */
export type ActEffect = { readonly round: string; readonly member: string };

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

// What moved in another currency than the row says is of a kind that no row accounts for. A jackpot
// is paid beside the bet that hit it: ft-31 compares those payments with the stakes.
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
    and t.cause_kind = any ($1) and t.code <> 'jackpot_hit'
  group by 1, 2`;

const followedCauses = [
  ...Object.values(products)
    .filter(({ runBy }) => runBy === 'house')
    .map(({ cause }) => cause),
  'deposit',
  'withdrawal',
  'wallet_transfer',
];

const actsSql = `
  select s.key::text, s.bet_id::text as round, r.member_id::text as member
  from game_step s join game_step_round r using (bet_id)`;

// The settled tickets of a member leave escrow with their draw, which may take several transfers.
const wrongDrawsSql = `
  with settled as (
    select k.issue_id::text as issue, 'member:' || b.member_id as owner, b.currency,
      sum(b.stake_minor - b.returned_minor)::bigint as minor
    from lottery_ticket k join bet b on b.id = k.bet_id
    where b.state in ('won', 'lost') group by 1, 2, 3
  ), gone as (
    select t.cause_id as issue, a.owner, t.currency, -sum(e.amount_minor)::bigint as minor
    from ledger_entry e
    join ledger_transfer t on t.id = e.transfer_id
    join ledger_account a on a.id = e.account_id
    where t.cause_kind = 'lottery_issue' and a.kind = 'escrow' group by 1, 2, 3
  )
  select issue || ': stakes of ' || coalesce(s.minor, 0) || ' of ' || owner
    || ' are settled, and ' || coalesce(g.minor, 0) || ' left escrow' as what
  from settled s full join gone g using (issue, owner, currency)
  where s.minor is distinct from g.minor`;

/** Reads everything at once. */
export async function readEffects(pool: Pool): Promise<Effects> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = await client.query<Row>(rowsSql);
    const entries = await client.query<{ key: string; kind: string } & Moved>(movedSql, [
      followedCauses,
    ]);
    const acts = await client.query<{ key: string } & ActEffect>(actsSql);
    const draws = await client.query<{ what: string }>(wrongDrawsSql);
    const vendor = await readVendorEffects(client);
    await client.query('commit');
    const moved = new Map<string, Map<string, Moved>>();
    for (const { key, kind, ...what } of entries.rows) {
      const kinds = moved.get(key) ?? new Map<string, Moved>();
      moved.set(key, kinds.set(kind, what));
    }
    return {
      rows: new Map(rows.rows.map((row) => [row.id, row])),
      moved,
      acts: new Map(acts.rows.map(({ key, ...act }) => [key, act])),
      wrongDraws: draws.rows.map(({ what }) => what),
      vendor,
    };
  } finally {
    client.release();
  }
}
