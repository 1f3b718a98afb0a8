import {
  CHANCE_MAX,
  CHANCE_MIN,
  DICE_RETURN,
  DICE_SCOPE,
  formatRoll,
} from '@khelaghor/engine-dice/public.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** The rules, with the engine's own numbers. */
export function DiceRules({ limits }: { readonly limits: GameLimits | null }) {
  const { digits } = useFormat();
  const shown = (value: number) => `${toDigits(formatRoll(value), digits)}%`;
  const [smallest, largest] = [shown(CHANCE_MIN), shown(CHANCE_MAX)];
  return (
    <>
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
        <SharedRules returned={DICE_RETURN} limits={limits} />
      </ul>
      <RulesVersion scope={DICE_SCOPE} />
    </>
  );
}
