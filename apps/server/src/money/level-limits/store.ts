import { sql } from 'kysely';
import type { LevelLimitTerms, LimitedLevel } from '@khelaghor/contract/money/level-limits.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { Paid } from './level-rules.ts';

/** The only SQL of limits by level. */

/** Deposits in a currency of members on a level have one pair of limits. */
export type LimitKey = { readonly currency: CashCurrency; readonly level: LimitedLevel };

export type StoredLimit = LimitKey & {
  readonly terms: LevelLimitTerms;
  readonly version: number;
};

const selectLimits = (db: Database) =>
  db
    .selectFrom('levelLimit')
    .select(['currency', 'level', 'dayMaximumMinor', 'monthMaximumMinor', 'version']);

type Row = Awaited<ReturnType<ReturnType<typeof selectLimits>['executeTakeFirstOrThrow']>>;

const write = (amount: bigint | null): string | null => (amount === null ? null : String(amount));
const read = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

// Checks of the table keep these columns within the types.
const toLimit = (row: Row): StoredLimit => ({
  currency: row.currency as CashCurrency,
  level: row.level as LimitedLevel,
  terms: { dayMaximum: write(row.dayMaximumMinor), monthMaximum: write(row.monthMaximumMinor) },
  version: row.version,
});

export const listLimits = async (db: Database): Promise<StoredLimit[]> =>
  (await selectLimits(db).orderBy('currency').orderBy('level').execute()).map(toLimit);

/** Returns the limits of a level in a currency. */
export const readLimit = async (
  db: Database,
  { currency, level }: LimitKey,
): Promise<StoredLimit> =>
  toLimit(
    await selectLimits(db)
      .where('currency', '=', currency)
      .where('level', '=', level)
      .executeTakeFirstOrThrow(),
  );

/** Locks the limits of a key: changes follow one another. */
export const lockLimit = async (tx: Tx, key: LimitKey): Promise<StoredLimit> =>
  toLimit(
    await selectLimits(tx)
      .where('currency', '=', key.currency)
      .where('level', '=', key.level)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );

/** Gives a locked key other limits. */
export async function writeLimit(
  tx: Tx,
  key: LimitKey,
  { terms, version }: Pick<StoredLimit, 'terms' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('levelLimit')
    .set({
      dayMaximumMinor: read(terms.dayMaximum),
      monthMaximumMinor: read(terms.monthMaximum),
      version,
    })
    .where('currency', '=', key.currency)
    .where('level', '=', key.level)
    .execute();
}

/** Locks what a member pays in, so that two deposits at once do not both fit. */
export async function lockPayer(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`level-limit:${memberId}`}, 0))`.execute(
    tx,
  );
}

type Since = { readonly [Period in keyof Paid]: Date };

/** Sums a member's deposits, paid or under way, since the day and since the month began. */
export async function readPaid(
  db: Database,
  { memberId, currency }: { readonly memberId: string; readonly currency: CashCurrency },
  since: Since,
): Promise<Paid> {
  const { rows } = await sql<{ day: bigint; month: bigint }>`
    select coalesce(sum(amount_minor) filter (where created_at >= ${since.day}), 0)::bigint as day,
      coalesce(sum(amount_minor), 0)::bigint as month
    from deposit
    where member_id = ${memberId} and currency = ${currency}
      and state in ('requested', 'confirmed') and created_at >= ${since.month}`.execute(db);
  return rows[0] ?? { day: 0n, month: 0n };
}
