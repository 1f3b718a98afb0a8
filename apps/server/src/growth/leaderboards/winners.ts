import type { z } from 'zod';
import type { winner } from '@khelaghor/contract/growth/leaderboards.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Context } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { listNewestWins } from './store.ts';
import { maskUsername } from '../../account/members/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';

type Winners = { currency: CashCurrency; winners: z.infer<typeof winner>[] };

const shown = 20;

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

/** Every visitor's lobby asks for them, and the answer is the same for all. */
const newestWinners = createKeptReading(3_000, readWinners);

/** The newest wins in the currency that the site plays with, at most three seconds old. */
export async function readCachedWinners(ctx: Context): Promise<Winners> {
  const currency = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
  return newestWinners.get(ctx, currency);
}
