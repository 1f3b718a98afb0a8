import { MULTIPLIER_MIN } from '@khelaghor/engine-crash/public.ts';
import { MULTIPLIER_MAX } from '@khelaghor/engine-crash/multiplier.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { NumberField } from '@khelaghor/game-sdk/bet/number-field.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { readAuto } from './read-auto.ts';

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
  const [least, most] = [MULTIPLIER_MIN, MULTIPLIER_MAX].map((bound) =>
    toDigits(formatHundredths(bound), digits),
  );
  return (
    <NumberField
      label={<Trans>Auto cash-out at</Trans>}
      unit="×"
      value={auto}
      text={auto === 0 ? '' : toDigits(formatHundredths(auto), digits)}
      placeholder={t`by hand`}
      read={readAuto}
      fault={t`Write a number from ${least} to ${most}, like 2.5.`}
      onValue={onAuto}
      disabled={disabled}
      isBeside
    />
  );
}
