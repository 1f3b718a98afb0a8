import { sql } from 'kysely';
import { decidedByRule } from '@khelaghor/contract/backoffice/decided-by-rule.ts';
import { payoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import type { PayoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** A rule as it is stored. */
export type StoredRule = {
  readonly currency: CashCurrency;
  readonly terms: PayoutRuleTerms;
  readonly version: number;
};

// A check of the table keeps the currency within the type.
const toRule = (row: { currency: string; terms: unknown; version: number }): StoredRule => ({
  currency: row.currency as CashCurrency,
  terms: payoutRuleTerms.parse(row.terms),
  version: row.version,
});

export async function listRules(db: Database): Promise<StoredRule[]> {
  const rows = await db.selectFrom('payoutRule').selectAll().orderBy('currency').execute();
  return rows.map(toRule);
}

/** Locks the rule of a currency: changes and approvals by it follow one another. */
export async function lockRule(tx: Tx, currency: CashCurrency): Promise<StoredRule> {
  const row = await tx
    .selectFrom('payoutRule')
    .selectAll()
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toRule(row);
}

/** Gives a locked rule other terms. */
export async function writeRule(
  tx: Tx,
  currency: CashCurrency,
  { terms, version }: Pick<StoredRule, 'terms' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('payoutRule')
    .set({ terms: JSON.stringify(terms), version })
    .where('currency', '=', currency)
    .execute();
}

/** Sums since a day began: the member's requests, and approvals by the rule. */
export async function readDaySums(
  tx: Tx,
  { memberId, currency }: { readonly memberId: string; readonly currency: CashCurrency },
  since: Date,
): Promise<{ memberDay: bigint; approvedDay: bigint }> {
  const { rows } = await sql<{ memberDay: bigint; approvedDay: bigint }>`
    select
      (select coalesce(sum(amount_minor), 0)::bigint from withdrawal
        where member_id = ${memberId} and currency = ${currency} and created_at >= ${since}
          and state <> 'rejected') as member_day,
      (select coalesce(sum(amount_minor), 0)::bigint from withdrawal
        where decided_by = ${sql.lit(decidedByRule)} and currency = ${currency}
          and decided_at >= ${since}) as approved_day`.execute(tx);
  return rows[0] ?? { memberDay: 0n, approvedDay: 0n };
}

/** Whether a member is bound to an operator: operators made the rule, and no rule pays them. */
export async function isOfOperator(tx: Tx, memberId: string): Promise<boolean> {
  const bound = await tx
    .selectFrom('operatorMember')
    .select('operatorId')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return bound !== undefined;
}
