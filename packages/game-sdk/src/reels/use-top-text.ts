import { formatNumber } from '@khelaghor/money/format-money.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** Returns the most that a round pays, in whole stakes: "10,000×". */
export function useTopText({ top }: Pick<SlotSheet, 'top'>): string {
  const format = useFormat();
  return `${formatNumber(top / 100, format)}×`;
}
