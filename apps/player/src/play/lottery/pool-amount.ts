import type { Jackpot } from '@khelaghor/contract/play/lottery.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';

/** What a pool holds in a currency, rounded down to whole taka: its poisha would only flicker. */
export function getPoolAmount(
  jackpots: readonly Jackpot[],
  tier: string,
  currency: string,
): bigint {
  const found = jackpots.find((pool) => pool.tier === tier && pool.currency === currency);
  const amount = parseMinorText(found?.amount ?? '0');
  return amount - (amount % 100n);
}
