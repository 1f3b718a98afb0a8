import type { UnverifiedLimit } from '@khelaghor/contract/money/withdrawals.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { readLevel } from '../../account/documents/index.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { findDocumentLimit } from './document-limit-rules.ts';
import type { DocumentTerms } from './document-limit-rules.ts';
import { readMonthSums } from './month-sum-store.ts';

type Which = { readonly memberId: string; readonly currency: CashCurrency };

const toMinor = (taka: number): bigint => BigInt(taka) * 100n;

/** Returns what operators set for members without a valid document in a currency. */
export async function readDocumentTerms(
  ctx: Context,
  db: Database,
  currency: CashCurrency,
): Promise<DocumentTerms> {
  const settings = await readSettingsInTx(ctx, db);
  const { unverifiedPayoutMax, diligenceTakaFrom, diligencePlayFrom } = settings;
  return {
    maximum: toMinor(unverifiedPayoutMax),
    diligenceFrom: toMinor(currency === 'BDT' ? diligenceTakaFrom : diligencePlayFrom),
  };
}

/** Returns what a member without a valid document may still withdraw; null: no limit holds. */
async function findLimit(ctx: Context, db: Database, { memberId, currency }: Which) {
  const terms = await readDocumentTerms(ctx, db, currency);
  if (terms.maximum === 0n && terms.diligenceFrom === 0n) return null;
  const now = ctx.clock.now();
  if ((await readLevel(db, memberId, formatDhakaDate(now.getTime()))) > 0) return null;
  const getSums = await readMonthSums(db, [memberId], { currency, now });
  return findDocumentLimit(terms, getSums(memberId));
}

/**
 * Returns the limit that holds for a member, for the page of withdrawals. The sum of diligence is
 * told once the largest withdrawal would reach it.
 */
export async function readDocumentLimit(
  ctx: Context,
  which: Which,
  largest: bigint,
): Promise<UnverifiedLimit | null> {
  const limit = await findLimit(ctx, ctx.db, which);
  if (!limit || (limit.cause === 'diligence' && limit.left >= largest)) return null;
  return { ...limit, maximum: String(limit.maximum), left: String(limit.left) };
}

/**
 * Refuses an amount above what a member without a valid document may withdraw. The member's
 * withdrawals and balance are locked, so that two at once do not both fit, and each deposit in the
 * balance is counted.
 */
export async function checkDocumentLimit(
  ctx: Context,
  tx: Tx,
  { amount, ...which }: Which & { readonly amount: bigint },
): Promise<Failure<'documents_needed' | 'diligence_needed'> | null> {
  const limit = await findLimit(ctx, tx, which);
  if (!limit || amount <= limit.left) return null;
  const money = { currency: which.currency, lang: 'en', grouping: 'lakh', digits: 'latn' } as const;
  const write = (value: bigint) => formatMoney(minor(value), money);
  const { cause, maximum, left } = limit;
  return cause === 'limit'
    ? refuse('documents_needed', { params: { max: write(maximum), left: write(left) } })
    : refuse('diligence_needed', { params: { from: write(maximum) } });
}
