import { useLingui } from '@lingui/react/macro';
import type { ShownResult } from '@khelaghor/contract/play/shown-result.ts';
import { DrawResult } from '@khelaghor/ui/draw-result/draw-result.tsx';

type DrawnResultProps = {
  /** What it is, for screen readers: "Result of draw 20261121-0872". */
  readonly label: string;
  readonly shown: ShownResult;
};

/** What a row of a list shows of the result of a draw. */
export function DrawnResult({ label, shown }: DrawnResultProps) {
  const { t } = useLingui();
  return <DrawResult label={label} result={shown} sumName={t`sum`} short />;
}
