import { WHEEL_RETURN, WHEEL_SCOPE } from '@khelaghor/engine-wheel/public.ts';
import type { WheelChoice } from '@khelaghor/engine-wheel/public.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { Trans } from '@lingui/react/macro';
import { WheelLegend } from './legend/wheel-legend.tsx';

type WheelRulesProps = { readonly choice: WheelChoice; readonly limits: GameLimits | null };

/** The rules, with the pays and chances of the chosen wheel. */
export function WheelRules({ choice, limits }: WheelRulesProps) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            You choose how many segments the wheel has and how its pays are spread. Each segment is
            equally likely to stop under the pointer.
          </Trans>
        </li>
        <li>
          <Trans>
            A win pays the stake times what is written on the segment, stake included and rounded
            down to a whole poisha. A dark segment pays nothing.
          </Trans>
        </li>
        <li>
          <Trans>
            Low risk: four of five segments pay a little. Medium: half of them pay. High: one pays,
            and much.
          </Trans>
        </li>
        <SharedRules returned={WHEEL_RETURN} limits={limits} />
      </ul>
      <WheelLegend choice={choice} landed={null} />
      <RulesVersion scope={WHEEL_SCOPE} />
    </>
  );
}
