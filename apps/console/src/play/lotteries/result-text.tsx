import { useLingui } from '@lingui/react/macro';
import type { ResultForm } from '@khelaghor/contract/play/official-results.ts';
import { DrawResult } from '@khelaghor/ui/draw-result/draw-result.tsx';
import { writeCells } from './result-draft.ts';

type ResultTextProps = { readonly form: ResultForm; readonly result: readonly number[] };

/** All numbers of a result, as they are typed: prize by prize for lotteries with prizes. */
export function ResultText({ form, result }: ResultTextProps) {
  const { t } = useLingui();
  const groups = form.map((row) => ({
    label: row.label,
    look: row.cells.some((cell) => cell.length > 1) ? ('number' as const) : ('ball' as const),
    figures: writeCells(row, result),
    isApart: false,
  }));
  return (
    <DrawResult label={t`Drawn numbers`} result={{ groups, sum: null, more: 0 }} sumName={t`sum`} />
  );
}
