import {
  LIMBO_RETURN,
  LIMBO_SCOPE,
  limboEngine,
  TARGET_MAX,
  TARGET_MIN,
} from '@khelaghor/engine-limbo/public.ts';
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** The rules, with the engine's own numbers. */
export function LimboRules({ limits }: { readonly limits: GameLimits | null }) {
  const format = useFormat();
  const returns = formatPercent(LIMBO_RETURN, { ...format, rounding: 'exact' });
  const lowest = formatPercent(computeLowestReturn(limboEngine), { ...format, rounding: 'floor' });
  const show = (target: number) => toDigits(`${formatHundredths(target)}×`, format.digits);
  const [smallest, largest] = [show(TARGET_MIN), show(TARGET_MAX)];
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            You choose a target from {smallest} to {largest}. You can also type a chance, and the
            page finds its target.
          </Trans>
        </li>
        <li>
          <Trans>
            The kite climbs to a height that is drawn for your round. If it reaches your target, you
            win the stake times the target, stake included and rounded down to a whole poisha.
            Climbing further does not pay more.
          </Trans>
        </li>
        <li>
          <Trans>
            The chance in percent is 99 divided by the target: twice the target is reached half as
            often. No height is below 1.00.
          </Trans>
        </li>
        <li>
          <Trans>
            Return to the player (RTP): <b>{returns}</b> on average over many rounds, for every
            target. A chance is a whole number of 2^52 equal parts, rounded down, which takes less
            than one part in 400 billion from it; lists round it down to {lowest}. The house keeps
            the rest.
          </Trans>
        </li>
        <SharedRules returned={null} limits={limits} />
      </ul>
      <RulesVersion scope={LIMBO_SCOPE} />
    </>
  );
}
