import { sql } from 'kysely';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';

/** What is known of members whose payouts are decided about; amounts in minor units. */
export type MemberFigures = {
  id: string;
  username: string;
  registeredAt: Date;
  deposited: bigint;
  withdrawn: bigint;
  balance: bigint;
};

/** Figures of several members in one currency; each sum is one range of an index by member. */
export async function readMemberFigures(
  db: Database,
  memberIds: readonly string[],
  currency: Currency,
): Promise<Map<string, MemberFigures>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<MemberFigures>`
    select m.id, m.username, m.created_at as registered_at,
      (select coalesce(sum(d.amount_minor), 0)::bigint from deposit d
        where d.member_id = m.id and d.state = 'confirmed' and d.currency = ${currency})
        as deposited,
      (select coalesce(sum(w.amount_minor), 0)::bigint from withdrawal w
        where w.member_id = m.id and w.state = 'paid' and w.currency = ${currency})
        as withdrawn,
      coalesce((select b.balance_minor - b.held_minor
        from ledger_account a join ledger_balance b on b.account_id = a.id
        where a.owner = 'member:' || m.id and a.kind = 'wallet' and a.currency = ${currency}), 0)
        as balance
    from member m where m.id = any (${memberIds}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stakes of a member's bets in a currency that were not void, ever. */
export async function readStakedEver(
  db: Database,
  memberId: string,
  currency: Currency,
): Promise<bigint> {
  const { rows } = await sql<{ staked: bigint }>`
    select coalesce(sum(stake_minor), 0)::bigint as staked from bet_daily_total
    where member_id = ${memberId} and currency = ${currency} and state <> 'void'
  `.execute(db);
  return rows[0]?.staked ?? 0n;
}
