import './chance-control.css';
import {
  CHANCE_MAX,
  CHANCE_MIN,
  formatRoll,
  getWinningRolls,
} from '@khelaghor/engine-dice/public.ts';
import type { DicePick } from '@khelaghor/engine-dice/public.ts';
import { NumberField } from '@khelaghor/game-sdk/bet/number-field.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { CHANCE_STEP, readChance, SLIDER_MIN, stepChance } from './chance.ts';

type ChanceControlProps = {
  readonly pick: DicePick;
  readonly onPick: (pick: DicePick) => void;
  readonly disabled: boolean;
};

/** Which end of the range wins. */
function DirectionSwitch({ pick, onPick, disabled }: ChanceControlProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const getRange = (direction: DicePick['direction']) => {
    const { first, last } = getWinningRolls({ ...pick, direction });
    return toDigits(`${formatRoll(first)} – ${formatRoll(last)}`, digits);
  };
  return (
    <div className="directions" role="group" aria-label={t`Which numbers win`}>
      {(['under', 'over'] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          className="direction"
          aria-pressed={pick.direction === direction}
          disabled={disabled}
          onClick={() => onPick({ ...pick, direction })}
        >
          <b>{direction === 'under' ? <Trans>Low</Trans> : <Trans>High</Trans>}</b>
          <span className="direction__range">{getRange(direction)}</span>
        </button>
      ))}
    </div>
  );
}

/** The chance as a number: typed, or moved by the buttons beside it. */
function ChanceField({ pick, onPick, disabled }: ChanceControlProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const [least, most] = [CHANCE_MIN, CHANCE_MAX].map((bound) =>
    toDigits(formatRoll(bound), digits),
  );
  const step = (steps: 1 | -1) => onPick({ ...pick, chance: stepChance(pick.chance, steps) });
  return (
    <NumberField
      label={<Trans>Chance of winning</Trans>}
      unit="%"
      value={pick.chance}
      text={toDigits(formatRoll(pick.chance), digits)}
      read={readChance}
      fault={t`Write a number from ${least} to ${most}, like 2.5.`}
      onValue={(chance) => onPick({ ...pick, chance })}
      disabled={disabled}
      isBeside
      before={
        <IconButton
          icon="minus"
          label={t`Less chance`}
          disabled={disabled || pick.chance <= 1}
          onClick={() => step(-1)}
        />
      }
      after={
        <IconButton
          icon="plus"
          label={t`More chance`}
          disabled={disabled || pick.chance >= CHANCE_MAX}
          onClick={() => step(1)}
        />
      }
    />
  );
}

/** Direction and chance. The field and its buttons can do everything that the slider can. */
export function ChanceControl(props: ChanceControlProps) {
  const { pick, onPick, disabled } = props;
  const { t } = useLingui();
  const share =
    ((Math.max(pick.chance, SLIDER_MIN) - SLIDER_MIN) / (CHANCE_MAX - SLIDER_MIN)) * 100;
  return (
    <div className="chance">
      <DirectionSwitch {...props} />
      <ChanceField {...props} />
      <input
        type="range"
        className="chance__slider"
        style={{ '--share': `${share}%` } as Record<string, string>}
        aria-label={t`Chance of winning, in percent`}
        aria-valuetext={`${formatRoll(pick.chance)} %`}
        min={SLIDER_MIN}
        max={CHANCE_MAX}
        step={CHANCE_STEP}
        disabled={disabled}
        value={Math.max(pick.chance, SLIDER_MIN)}
        onChange={(event) => onPick({ ...pick, chance: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
