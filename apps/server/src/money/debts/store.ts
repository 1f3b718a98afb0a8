import { sql } from 'kysely';
import { findAccount, findBalance } from '@khelaghor/db/ledger-store.ts';
import { memberAccount, memberOwner } from '@khelaghor/ledger/account.ts';
import type { Debts } from '@khelaghor/contract/money/debts.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { formatMinor, minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** A member's debt in a currency: its account, and how much is left to pay. */
export type OpenDebt = { readonly debtId: string; readonly left: Minor };

/** Returns a member's debt in a currency; undefined when they never had one. */
export async function findDebt(
  db: Database,
  memberId: string,
  currency: StakeCurrency,
): Promise<OpenDebt | undefined> {
  const debtId = await findAccount(db, memberAccount(memberId, 'debt', currency));
  const balance = debtId === undefined ? undefined : await findBalance(db, debtId);
  return debtId !== undefined && balance
    ? { debtId, left: minor(0n - balance.balance) }
    : undefined;
}

async function listOpen(db: Database, memberId: string): Promise<Debts['open']> {
  const { rows } = await sql<{ currency: StakeCurrency; owed: bigint }>`
    select a.currency, -sum(e.amount_minor)::bigint as owed
    from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.owner = ${memberOwner(memberId)} and a.kind = 'debt'
    group by a.currency having sum(e.amount_minor) < 0 order by a.currency`.execute(db);
  return rows.map(({ currency, owed }) => ({ currency, amount: formatMinor(minor(owed)) }));
}

/** Whether a member owes anything in any currency. */
export const hasOpenDebt = async (db: Database, memberId: string): Promise<boolean> =>
  (await listOpen(db, memberId)).length > 0;

/** As many reasons as a page shows; a member has few. */
const causesMax = 50;

/** Returns what a member owes, and the newest corrections behind it. */
export async function readDebts(db: Database, memberId: string): Promise<Debts> {
  const causes = await db
    .selectFrom('memberDebt as d')
    .innerJoin('game as g', 'g.code', 'd.gameCode')
    .select(['d.id', 'd.amountMinor', 'd.currency', 'd.gameCode', 'd.issueNumber', 'd.createdAt'])
    .select(['g.titleBn', 'g.titleEn'])
    .where('d.memberId', '=', memberId)
    .orderBy('d.createdAt', 'desc')
    .limit(causesMax)
    .$narrowType<{ currency: StakeCurrency }>()
    .execute();
  return {
    open: await listOpen(db, memberId),
    causes: causes.map((row) => ({
      id: row.id,
      amount: String(row.amountMinor),
      currency: row.currency,
      gameCode: row.gameCode,
      title: { bn: row.titleBn, en: row.titleEn },
      issueNumber: row.issueNumber,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

/** How a debt ended, wholly or in part; without an operator the member paid. */
export type DebtEnd = {
  id: string;
  memberId: string;
  currency: StakeCurrency;
  amountMinor: bigint;
  operatorId: string | null;
  reason: string | null;
};

export const findDebtEnd = (tx: Tx, id: string): Promise<DebtEnd | undefined> =>
  tx
    .selectFrom('memberDebtEnd')
    .select(['id', 'memberId', 'currency', 'amountMinor', 'operatorId', 'reason'])
    .where('id', '=', id)
    .$narrowType<{ currency: StakeCurrency }>()
    .executeTakeFirst();

export async function insertDebtEnd(tx: Tx, end: DebtEnd & { createdAt: Date }): Promise<void> {
  await tx.insertInto('memberDebtEnd').values(end).execute();
}
