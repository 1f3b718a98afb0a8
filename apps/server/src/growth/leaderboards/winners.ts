import type { z } from 'zod';
import type { winner } from '@khelaghor/contract/growth/leaderboards.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Context, Database } from '../../lib/context.ts';
import { listNewestWins } from './store.ts';
import { maskUsername } from '../../account/members/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';

type Winners = { currency: CashCurrency; winners: z.infer<typeof winner>[] };
type Kept = Map<CashCurrency, { atMs: number; value: Promise<Winners> }>;

const shown = 20;
const cacheMs = 3_000;
const caches = new WeakMap<Database, Kept>();

async function readWinners(ctx: Context, currency: CashCurrency): Promise<Winners> {
  const rows = await listNewestWins(ctx.db, { currency, now: ctx.clock.now(), limit: shown });
  return {
    currency,
    winners: rows.flatMap((row) =>
      row.settledAt === null
        ? []
        : {
            accountMasked: maskUsername(row.username),
            gameCode: row.gameCode,
            title: { bn: row.titleBn, en: row.titleEn },
            picture: row.picture,
            payout: row.payoutMinor.toString(),
            at: row.settledAt.toISOString(),
          },
    ),
  };
}

/**
 * The newest wins in the currency that the site plays with, at most three seconds old: every
 * visitor's lobby asks for them, and the answer is the same for all. A failed reading is not kept.
 */
export async function readCachedWinners(ctx: Context): Promise<Winners> {
  const currency = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
  const kept: Kept = caches.get(ctx.db) ?? new Map();
  caches.set(ctx.db, kept);
  const known = kept.get(currency);
  const nowMs = ctx.clock.monotonicMs();
  if (known && nowMs - known.atMs < cacheMs) return known.value;
  const value = readWinners(ctx, currency);
  kept.set(currency, { atMs: nowMs, value });
  value.catch(() => kept.delete(currency));
  return value;
}
