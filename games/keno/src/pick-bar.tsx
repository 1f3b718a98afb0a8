import './pick-bar.css';
import { PICK_MAX } from '@khelaghor/engine-keno/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { pickQuickly } from './quick-pick.ts';

type PickBarProps = {
  readonly count: number;
  readonly disabled: boolean;
  readonly onPicked: (numbers: readonly number[]) => void;
};

/** How many numbers are picked, and the ways to pick all or none. */
export function PickBar({ count, disabled, onPicked }: PickBarProps) {
  const { digits } = useFormat();
  const [some, most] = [count, PICK_MAX].map((number) => toDigits(String(number), digits));
  return (
    <div className="pick-bar">
      <output className="pick-bar__count">
        <Trans>
          Picked: {some} of {most}
        </Trans>
      </output>
      <Button
        size="small"
        icon="refresh"
        disabled={disabled}
        onClick={() => onPicked(pickQuickly(count === 0 ? PICK_MAX : count))}
      >
        <Trans>Quick pick</Trans>
      </Button>
      <Button size="small" disabled={disabled || count === 0} onClick={() => onPicked([])}>
        <Trans>Clear</Trans>
      </Button>
    </div>
  );
}
