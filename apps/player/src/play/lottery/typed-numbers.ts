import type { Play } from '@khelaghor/engine-lottery/public.ts';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';

/** A number in its normal form: with its digits rising where their order does not matter. */
function readNumber({ shape }: Play, word: string): string | undefined {
  const selection = shape.parse(word);
  return selection && shape.format(selection);
}

/** The numbers that the play takes, rising; others are left out and counted. */
export function readTypedNumbers(
  play: Play,
  typed: string,
): { numbers: string[]; ignored: number } {
  const words = toPlainText(typed).match(/\d+/gu) ?? [];
  const numbers = [...new Set(words.flatMap((word) => readNumber(play, word) ?? []))].toSorted();
  const isWhole = play.shape.parse(numbers.join(',')) !== undefined;
  if (isWhole) return { numbers, ignored: words.length - numbers.length };
  // Two that are the same bet, such as one number in two orders, are taken once.
  const kept: string[] = [];
  for (const number of numbers)
    if (play.shape.parse([...kept, number].join(','))) kept.push(number);
  return { numbers: kept, ignored: words.length - kept.length };
}
