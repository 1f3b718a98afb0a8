import type { LevelLimit, LevelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';

/** Sums that a member asked to pay in so far, paid or under way; minor units. */
export type Paid = Readonly<Record<LevelLimit['period'], bigint>>;

type Left = Pick<LevelLimit, 'period'> & { readonly maximum: bigint; readonly left: bigint };

/** Returns the limit that leaves the least, of equals that of the day; null: there is none. */
export function findStrictest(
  { dayMaximum, monthMaximum }: LevelLimitTerms,
  paid: Paid,
): Left | null {
  const limits = (
    [
      ['day', dayMaximum],
      ['month', monthMaximum],
    ] as const
  ).flatMap(([period, text]): Left[] => {
    if (text === null) return [];
    const maximum = BigInt(text);
    const left = maximum - paid[period];
    return [{ period, maximum, left: left > 0n ? left : 0n }];
  });
  const [first, second] = limits;
  if (!first) return null;
  return second && second.left < first.left ? second : first;
}

/** Returns the term that contradicts the other; null: none does. */
export const findContradiction = ({
  dayMaximum,
  monthMaximum,
}: LevelLimitTerms): 'monthMaximum' | null =>
  dayMaximum !== null && monthMaximum !== null && BigInt(monthMaximum) < BigInt(dayMaximum)
    ? 'monthMaximum'
    : null;
