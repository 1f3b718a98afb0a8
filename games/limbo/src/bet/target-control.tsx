import './target-control.css';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { formatChance } from '@khelaghor/engine-limbo/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
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

type NumberFieldProps = {
  readonly label: ReactNode;
  readonly unit: string;
  readonly value: string;
  readonly parse: (text: string) => number | null;
  readonly onTarget: (target: number) => void;
  readonly disabled: boolean;
};

/** A number that leads to a target: taken when the field is left, or with Enter. */
function NumberField({ label, unit, value, parse, onTarget, disabled }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const target = typed === null ? null : parse(typed);
    if (target !== null) onTarget(target);
    setTyped(null);
  };
  return (
    <div className="target__field">
      <label htmlFor={id}>{label}</label>
      <span className="target__box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          disabled={disabled}
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </div>
  );
}

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
        onTarget={onTarget}
        disabled={disabled}
      />
      <NumberField
        label={<Trans>Chance of winning</Trans>}
        unit="%"
        value={toDigits(formatChance(target), digits)}
        parse={parseChanceTarget}
        onTarget={onTarget}
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
