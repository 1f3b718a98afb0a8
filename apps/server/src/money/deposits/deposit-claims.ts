import { sql } from 'kysely';
import type { DepositClaim } from '@khelaghor/contract/money/deposits.ts';
import type { Database } from '../../lib/context.ts';

/**
 * What became of the money of a deposit, where its state does not tell; null where it does. The
 * query names the deposit `d`. A refund is told of an order that was not paid otherwise, and of one
 * whose money was in the balance.
 */
export const depositClaim = sql<DepositClaim | null>`coalesce(
  (select m.state from manual_deposit m where m.deposit_id = d.id and d.state <> 'confirmed'
    and m.state in ('waiting_match', 'short', 'excess', 'late', 'duplicate')),
  (select case p.state when 'refunded' then 'refunded' else 'credit_refunding' end
    from differing_payment p where p.deposit_id = d.id and p.kind = 'credited'
      and p.taken_transfer_id is not null and p.returned_transfer_id is null),
  (select case p.state when 'waiting' then p.kind else p.state end from differing_payment p
    where p.deposit_id = d.id and p.kind <> 'credited' and (
      p.state in ('waiting', 'refunding') or p.state = 'refunded' and d.state <> 'confirmed'
    )
    order by p.state = 'refunded', p.found_at, p.id limit 1)
)`;

/** Reads what became of the money of deposits, by their ids. */
export async function readClaims(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, DepositClaim | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; claim: DepositClaim | null }>`
    select d.id, ${depositClaim} as claim from deposit d where d.id = any (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, claim }) => [id, claim]));
}
