import './mines-control.css';
import { useId } from 'react';
import { CELL_COUNT, MINES_MAX, MINES_MIN } from '@khelaghor/engine-mines/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

type MinesControlProps = {
  readonly mines: number;
  readonly onMines: (mines: number) => void;
  readonly disabled: boolean;
};

/** Numbers of mines that are one press away. */
const presets = [1, 3, 5, 10, 24] as const;

const clamp = (mines: number): number => Math.min(Math.max(mines, MINES_MIN), MINES_MAX);

/** How many of the pots hide a mine: stepped, typed, or one of a few. */
export function MinesControl({ mines, onMines, disabled }: MinesControlProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const id = useId();
  const all = toDigits(String(CELL_COUNT), digits);
  return (
    <div className="mines">
      <div className="mines__row">
        <label htmlFor={id}>
          <Trans>Mines among {all} pots</Trans>
        </label>
        <span className="mines__field">
          <IconButton
            icon="minus"
            label={t`Fewer mines`}
            disabled={disabled || mines <= MINES_MIN}
            onClick={() => onMines(mines - 1)}
          />
          <select
            id={id}
            value={mines}
            disabled={disabled}
            onChange={(event) => onMines(clamp(Number(event.currentTarget.value)))}
          >
            {Array.from({ length: MINES_MAX }, (_, index) => index + MINES_MIN).map((count) => (
              <option key={count} value={count}>
                {toDigits(String(count), digits)}
              </option>
            ))}
          </select>
          <IconButton
            icon="plus"
            label={t`More mines`}
            disabled={disabled || mines >= MINES_MAX}
            onClick={() => onMines(mines + 1)}
          />
        </span>
      </div>
      <div className="mines__presets" role="group" aria-label={t`Often chosen`}>
        {presets.map((count) => (
          <button
            key={count}
            type="button"
            className="mines__preset"
            aria-pressed={count === mines}
            disabled={disabled}
            onClick={() => onMines(count)}
          >
            {toDigits(String(count), digits)}
          </button>
        ))}
      </div>
    </div>
  );
}
