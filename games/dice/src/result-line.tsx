import './result-line.css';
import { formatRoll } from '@khelaghor/engine-dice/public.ts';
import { isGain } from '@khelaghor/game-sdk/use-rounds.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';
import type { Roll } from './roll.ts';

type ResultLineProps = {
  /** The last finished roll; null: none yet. */
  readonly roll: Roll | null;
  /** A message instead of a result: the connection is lost, or the roll was refused. */
  readonly trouble: string | null;
  readonly isRolling: boolean;
};

function Outcome({ roll }: { readonly roll: Roll }) {
  const { digits } = useFormat();
  const number = toDigits(formatRoll(roll.roll), digits);
  const payout = parseMinorText(roll.payout);
  if (payout === 0n) return <Trans>{number}: this number did not win.</Trans>;
  if (!isGain(roll)) {
    return (
      <Trans>
        {number}: <Money minor={payout} currency={roll.currency} /> came back.
      </Trans>
    );
  }
  return (
    <Trans>
      {number}: you won <Money minor={payout} currency={roll.currency} tone="win" />
    </Trans>
  );
}

/** One sentence about the last roll, in an ARIA live region. */
export function ResultLine({ roll, trouble, isRolling }: ResultLineProps) {
  return (
    <div
      className={trouble === null ? 'result' : 'result result--bad'}
      role="status"
      aria-live="polite"
    >
      {trouble !== null && <Icon name="alert" size="small" />}
      <p>
        {trouble ??
          (roll !== null ? (
            <Outcome roll={roll} />
          ) : isRolling ? (
            <Trans>The kite is looking for its number.</Trans>
          ) : (
            <Trans>Choose a chance and a stake, then roll.</Trans>
          ))}
      </p>
    </div>
  );
}
