import type { Jackpot } from '@khelaghor/contract/play/lottery.ts';
import { optionWords } from '@khelaghor/engine-lottery/public.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from './number-format.ts';

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

/** The name of a tier in the reader's language. */
export function useTierName(): (tier: string) => string {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  return (tier) => digits(text(optionWords[tier] ?? { bn: tier, en: tier }));
}
