import { sql } from 'kysely';
import type { PayoutArrival } from '@khelaghor/contract/money/withdrawals.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { dayMs, minuteMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { choosePayoutGateway } from '../gateways/index.ts';
import type { Terms } from './store.ts';

/** Fewer payouts say too little about the next one. */
const leastPayouts = 20;
const measuredMs = 30 * dayMs;

type Times = Omit<PayoutArrival, 'walletKind'>;

/** The times of a gateway's payouts in a currency; null: there were too few. */
const times = createKeptReading<Times | null, `${string} ${CashCurrency}`>(
  minuteMs,
  async (ctx, key) => {
    const [gateway, currency] = key.split(' ');
    const since = new Date(ctx.clock.now().getTime() - measuredMs);
    const { rows } = await sql<Times>`
      select
        ceil(percentile_disc(0.5) within group (order by took))::int as median_seconds,
        ceil(percentile_disc(0.9) within group (order by took))::int as slow_seconds
      from (
        select extract(epoch from resolved_at - created_at) as took from withdrawal
        where gateway = ${gateway} and currency = ${currency} and state = 'paid'
          and resolved_at >= ${since}
      ) payouts
      having count(*) >= ${leastPayouts}`.execute(ctx.db);
    return rows[0] ?? null;
  },
);

/** Reads how long payouts take to each kind of wallet under some terms, where enough were made. */
export async function readArrivals(
  ctx: Context,
  { gateway, walletKinds }: Pick<Terms, 'gateway' | 'walletKinds'>,
  currency: CashCurrency,
): Promise<PayoutArrival[]> {
  const read = await Promise.all(
    walletKinds.map(async (walletKind) => {
      const method = choosePayoutGateway(ctx, gateway, walletKind);
      const measured = await times.get(ctx, `${method} ${currency}`);
      return measured && { walletKind, ...measured };
    }),
  );
  return read.filter((arrival) => arrival !== null);
}
