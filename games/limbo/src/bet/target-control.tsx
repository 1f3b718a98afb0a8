import './target-control.css';
import { formatChance, TARGET_MAX, TARGET_MIN } from '@khelaghor/engine-limbo/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { NumberField } from '@khelaghor/game-sdk/bet/number-field.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { readChanceTarget, readTarget } from './read-target.ts';

type TargetControlProps = {
  readonly target: number;
  readonly onTarget: (target: number) => void;
  readonly disabled: boolean;
};

/** Targets in hundredths that one press chooses. */
const shortcuts = [150, 200, 500, 1_000, 10_000] as const;

/** The target: typed, as a multiple or as its chance, or one of the common ones. */
export function TargetControl({ target, onTarget, disabled }: TargetControlProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const getFault = (min: string, max: string) => {
    const [least, most] = [toDigits(min, digits), toDigits(max, digits)];
    return t`Write a number from ${least} to ${most}, like 2.5.`;
  };
  return (
    <div className="target">
      <NumberField
        label={<Trans>Target</Trans>}
        unit="×"
        value={target}
        text={toDigits(formatHundredths(target), digits)}
        read={readTarget}
        fault={getFault(formatHundredths(TARGET_MIN), formatHundredths(TARGET_MAX))}
        onValue={onTarget}
        disabled={disabled}
      />
      <NumberField
        label={<Trans>Chance of winning</Trans>}
        unit="%"
        value={target}
        text={toDigits(formatChance(target), digits)}
        read={readChanceTarget}
        fault={getFault(formatChance(TARGET_MAX), formatChance(TARGET_MIN))}
        onValue={onTarget}
        disabled={disabled}
      />
      <div className="target__shortcuts" role="group" aria-label={t`Frequent choices`}>
        {shortcuts.map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            className="target__shortcut"
            aria-pressed={shortcut === target}
            disabled={disabled}
            onClick={() => onTarget(shortcut)}
          >
            {toDigits(`${shortcut / 100}×`, digits)}
          </button>
        ))}
      </div>
    </div>
  );
}
