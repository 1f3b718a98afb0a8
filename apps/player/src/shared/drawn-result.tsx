import { useLingui } from '@lingui/react/macro';
import type { ShownResult } from '@khelaghor/contract/play/shown-result.ts';
import { DrawResult } from '@khelaghor/ui/draw-result/draw-result.tsx';

/** A result of dice, which the home page shows without the rules of lotteries. */
export const toDice = (faces: readonly number[]): ShownResult => ({
  groups: [{ label: null, look: 'die', figures: faces.map(String), isApart: false }],
  sum: faces.reduce((sum, face) => sum + face, 0),
  more: 0,
});

type DrawnResultProps = {
  /** What it is, for screen readers: "Result of 0872". */
  readonly label: string;
  readonly result: ShownResult;
  /** For a row of a list. */
  readonly short?: boolean;
};

/** The result of a draw in the reader's language and digits: the only place that draws one. */
export function DrawnResult({ label, result, short = false }: DrawnResultProps) {
  const { t } = useLingui();
  return <DrawResult label={label} result={result} sumName={t`sum`} short={short} />;
}
