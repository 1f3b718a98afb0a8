import { sql } from 'kysely';
import { unverifiedDays } from '@khelaghor/contract/account/document-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Database } from '../../lib/context.ts';
import type { MonthSums } from './document-limit-rules.ts';

type Row = MonthSums & { readonly memberId: string };

/** Returns what each member dealt in the 30 days before a moment, in one currency. */
export async function readMonthSums(
  db: Database,
  memberIds: readonly string[],
  { currency, now }: { readonly currency: CashCurrency; readonly now: Date },
): Promise<(memberId: string) => MonthSums> {
  const since = new Date(now.getTime() - unverifiedDays * dayMs);
  const { rows } = await sql<Row>`
    select m.id as member_id,
      (select coalesce(sum(amount_minor), 0)::bigint from deposit
        where member_id = m.id and currency = ${currency} and state = 'confirmed'
          and resolved_at > ${since}) as deposited,
      (select coalesce(sum(amount_minor), 0)::bigint from withdrawal
        where member_id = m.id and currency = ${currency} and state <> 'rejected'
          and created_at > ${since}) as withdrawn
    from unnest(${memberIds}::uuid[]) as m (id)`.execute(db);
  const sums = new Map(rows.map((row) => [row.memberId, row]));
  return (memberId) => sums.get(memberId) ?? { deposited: 0n, withdrawn: 0n };
}
