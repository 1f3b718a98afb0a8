import type { Words } from '@khelaghor/game-engine/game-engine.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** Words of an engine in the player's language and digits. */
export function useWords(): (words: Words) => string {
  const { lang, digits } = useFormat();
  return (words) => toDigits(words[lang], digits);
}
