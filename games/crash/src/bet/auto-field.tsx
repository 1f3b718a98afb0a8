import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { NumberField } from '@khelaghor/game-sdk/bet/number-field.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseAuto } from './parse-auto.ts';

type AutoFieldProps = {
  /** In hundredths; 0: none, the player cashes out by hand. */
  readonly auto: number;
  readonly onAuto: (auto: number) => void;
  readonly disabled: boolean;
};

/** The auto cash-out of a bet. */
export function AutoField({ auto, onAuto, disabled }: AutoFieldProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (
    <NumberField
      label={<Trans>Auto cash-out at</Trans>}
      unit="×"
      value={auto === 0 ? '' : toDigits(formatHundredths(auto), digits)}
      placeholder={t`by hand`}
      parse={parseAuto}
      onValue={onAuto}
      disabled={disabled}
      isBeside
    />
  );
}
