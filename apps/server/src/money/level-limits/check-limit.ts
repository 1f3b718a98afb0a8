import type { LevelLimit, LimitedLevel } from '@khelaghor/contract/money/level-limits.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatDhakaDate, parseDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { readLevel } from '../../account/documents/index.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { findStrictest } from './level-rules.ts';
import { lockPayer, readLimit, readPaid } from './store.ts';

type Which = { readonly memberId: string; readonly currency: CashCurrency };

/** Returns the member's level and its limits; null: it has none. */
async function findTerms(db: Database, { memberId, currency }: Which, today: string) {
  const level: LimitedLevel = (await readLevel(db, memberId, today)) > 0 ? '1' : '0';
  const { terms } = await readLimit(db, { currency, level });
  const isFree = terms.dayMaximum === null && terms.monthMaximum === null;
  return isFree ? null : { level, terms };
}

/**
 * Returns the limit of the member's level that leaves the least now; null: none holds.
 * @param lock called before deposits are added up, where there is a limit
 */
async function findLimit(db: Database, which: Which, now: Date, lock?: () => Promise<void>) {
  const today = formatDhakaDate(now.getTime());
  const found = await findTerms(db, which, today);
  if (found === null) return null;
  await lock?.();
  const startOf = (date: string): Date => new Date(startOfDhakaDay(parseDay(date)));
  const since = { day: startOf(today), month: startOf(`${today.slice(0, 8)}01`) };
  const strictest = findStrictest(found.terms, await readPaid(db, which, since));
  return strictest && { level: found.level, ...strictest };
}

/** Returns the same for the page of deposits. */
export async function readLevelLimit(
  db: Database,
  which: Which,
  now: Date,
): Promise<LevelLimit | null> {
  const limit = await findLimit(db, which, now);
  return limit && { ...limit, maximum: String(limit.maximum), left: String(limit.left) };
}

/**
 * Refuses a deposit beyond a limit of the member's level, in the transaction that stores it.
 * Deposits under way count, and the member's other deposits wait.
 */
export async function checkLevelLimit(
  tx: Tx,
  { amount, ...which }: Which & { readonly amount: bigint },
  now: Date,
): Promise<Failure<'level_limit_reached'> | null> {
  const limit = await findLimit(tx, which, now, () => lockPayer(tx, which.memberId));
  if (limit === null || amount <= limit.left) return null;
  const money = { currency: which.currency, lang: 'en', grouping: 'lakh', digits: 'latn' } as const;
  const write = (value: bigint) => formatMoney(minor(value), money);
  const { level, period } = limit;
  const params = { level, period, max: write(limit.maximum), left: write(limit.left) };
  return refuse('level_limit_reached', { params });
}
