import { optionWords } from '@khelaghor/engine-lottery/public.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from './number-format.ts';

/** The name of a tier in the reader's language. */
export function useTierName(): (tier: string) => string {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  return (tier) => digits(text(optionWords[tier] ?? { bn: tier, en: tier }));
}
