import './target-control.css';
import { formatChance } from '@khelaghor/engine-limbo/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { NumberField } from '@khelaghor/game-sdk/bet/number-field.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseChanceTarget, parseTarget } from './parse-target.ts';

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
  return (
    <div className="target">
      <NumberField
        label={<Trans>Target</Trans>}
        unit="×"
        value={toDigits(formatHundredths(target), digits)}
        parse={parseTarget}
        onValue={onTarget}
        disabled={disabled}
      />
      <NumberField
        label={<Trans>Chance of winning</Trans>}
        unit="%"
        value={toDigits(formatChance(target), digits)}
        parse={parseChanceTarget}
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
