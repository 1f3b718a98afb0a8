// What the database says about each call of the seamless vendor, and what the ledger moved for each
// of its bets.
import type { PoolClient } from 'pg';
import type { OperationKind, VendorCallKind } from './journal.ts';
import { seamlessVendor } from './vendor-fixture.ts';

/** A call as the server stored it. */
export type KeptCall = {
  /** The server's name for it; `tombstone` stands for a bet that was rolled back before it came. */
  readonly kind: string;
  readonly member: string;
  readonly amount: bigint;
  readonly reference: string | null;
  readonly refusal: string | null;
  readonly betId: string | null;
};

/** What a bet moved on its member's wallet. */
export type BetMoved = { readonly minor: bigint; readonly entries: number };

export type VendorEffects = {
  /** By the vendor's own id of the call. */
  readonly calls: ReadonlyMap<string, KeptCall>;
  /** By our id of the bet. */
  readonly moved: ReadonlyMap<string, BetMoved>;
};

const vendorKinds: ReadonlySet<string> = new Set<VendorCallKind>([
  'vendor_bet',
  'vendor_win',
  'vendor_rollback',
]);

export const isVendorCall = (kind: OperationKind): kind is VendorCallKind => vendorKinds.has(kind);

const callsSql = `
  select transaction_id as key, kind, member_id::text as member, amount_minor as amount,
    reference_id as reference, answer ->> 'refusal' as refusal, bet_id::text as "betId"
  from wager_transaction where source = $1`;

// A movement without its bet, or in another currency, matches no bet, and is to be found.
const movedSql = `
  select case when t.currency = coalesce(b.currency, t.currency) then t.cause_id
      else t.cause_id || ' in ' || t.currency end as bet,
    sum(e.amount_minor)::bigint as minor, count(*)::int as entries
  from ledger_entry e
  join ledger_transfer t on t.id = e.transfer_id
  join ledger_account a on a.id = e.account_id
  left join bet b on b.id::text = t.cause_id
  where a.owner like 'member:%' and a.kind = 'wallet' and t.cause_kind = 'vendor_bet'
    and (b.id is null or b.source = $1)
  group by 1`;

/** Reads both in the reader's transaction. */
export async function readVendorEffects(client: PoolClient): Promise<VendorEffects> {
  const calls = await client.query<{ key: string } & KeptCall>(callsSql, [seamlessVendor]);
  const moved = await client.query<{ bet: string } & BetMoved>(movedSql, [seamlessVendor]);
  return {
    calls: new Map(calls.rows.map(({ key, ...call }) => [key, call])),
    moved: new Map(moved.rows.map(({ bet, ...what }) => [bet, what])),
  };
}
