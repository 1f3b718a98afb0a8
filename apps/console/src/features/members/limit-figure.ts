import { useLingui } from '@lingui/react/macro';
import type { LimitKind } from '@khelaghor/contract/play-limits.ts';
import { useFigures } from '../../shared/figures.ts';

/** Writes what a limit is of: money in minor units, or whole minutes. */
export function useLimitFigure(): (kind: LimitKind, amount: string) => string {
  const { t } = useLingui();
  const { money, count } = useFigures();
  return (kind, amount) => {
    if (kind !== 'time') return money(amount, 'BDT');
    const minutes = count(Number(amount));
    return t`${minutes} min`;
  };
}
