import { useId, useState } from 'react';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseAuto } from './parse-auto.ts';

type AutoFieldProps = {
  /** In hundredths; 0: the bet is taken by hand. */
  readonly auto: number;
  readonly onAuto: (auto: number) => void;
  readonly disabled: boolean;
};

/** The price at which a bet is taken by itself: taken when the field is left, or with Enter. */
export function AutoField({ auto, onAuto, disabled }: AutoFieldProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const read = typed === null ? null : parseAuto(typed);
    if (read !== null) onAuto(read);
    setTyped(null);
  };
  const shown = auto === 0 ? '' : toDigits(formatHundredths(auto), digits);
  return (
    <div className="auto">
      <label htmlFor={id}>
        <Trans>Take by itself at</Trans>
      </label>
      <span className="auto__box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t`by hand`}
          disabled={disabled}
          value={typed ?? shown}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
        <span aria-hidden="true">×</span>
      </span>
    </div>
  );
}
