import {
  CHANCE_MAX,
  CHANCE_MIN,
  DICE_RETURN,
  DICE_SCOPE,
  formatRoll,
} from '@khelaghor/engine-dice/public.ts';
import type { DiceLimits } from '@khelaghor/engine-dice/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';

/** The rules, with the engine's own numbers. */
export function RulesPanel({ limits }: { readonly limits: DiceLimits }) {
  const format = useFormat();
  const returns = formatPercent(DICE_RETURN, { ...format, rounding: 'exact' });
  const shown = (value: number) => `${toDigits(formatRoll(value), format.digits)}%`;
  const [smallest, largest] = [shown(CHANCE_MIN), shown(CHANCE_MAX)];
  return (
    <div className="panel__body">
      <ul className="rules">
        <li>
          <Trans>
            A roll is a number from 00.00 to 99.99. Each of the 10,000 numbers is equally likely.
          </Trans>
        </li>
        <li>
          <Trans>
            You choose a chance from {smallest} to {largest}, and whether the low or the high
            numbers win. Both ends shown on the buttons belong to the winning numbers.
          </Trans>
        </li>
        <li>
          <Trans>
            A win pays the stake times 99 divided by the chance in percent, stake included. The
            payout is rounded down to a whole poisha.
          </Trans>
        </li>
        <li>
          <Trans>
            Return to the player (RTP): <b>{returns}</b> on average over many rolls, the same for
            every chance. The house keeps the rest.
          </Trans>
        </li>
        <li>
          <Trans>
            Stakes from <Money minor={limits.stakeMin} /> to <Money minor={limits.stakeMax} />. One
            roll pays at most <Money minor={limits.payoutMax} />; a bet that could pay more is not
            taken.
          </Trans>
        </li>
        <li>
          <Trans>
            If the connection breaks, the roll counts once and is shown when you return. Past rolls
            say nothing about the next one.
          </Trans>
        </li>
      </ul>
      <p className="panel__quiet">
        <Trans>
          Game and version: <code>{DICE_SCOPE}</code>
        </Trans>
      </p>
    </div>
  );
}
