import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';

type StepRulesProps = {
  readonly returned: Ratio;
  /** Null: the page around the rules tells them. */
  readonly limits: GameLimits | null;
};

function LimitsRule({ limits }: { readonly limits: GameLimits }) {
  return (
    <li>
      <Trans>
        Stakes from <Money minor={limits.stakeMin} /> to <Money minor={limits.stakeMax} />. A round
        pays at most <Money minor={limits.payoutMax} />: a step that could pay more cannot be taken.
      </Trans>
    </li>
  );
}

/** The rules of each game of many steps, as items of its list: return, limits, lost connections. */
export function StepRules({ returned, limits }: StepRulesProps) {
  const format = useFormat();
  const returns = formatPercent(returned, { ...format, rounding: 'exact' });
  return (
    <>
      <li>
        <Trans>
          Return to the player (RTP): <b>{returns}</b> on average over many rounds, whatever you
          choose and whenever you stop. The house keeps the rest.
        </Trans>
      </li>
      {limits !== null && <LimitsRule limits={limits} />}
      <li>
        <Trans>
          One round at a time. It waits for you when the connection breaks or you leave. 24 hours
          after your last step it is taken as it stands; if it pays nothing yet, your stake comes
          back.
        </Trans>
      </li>
    </>
  );
}
