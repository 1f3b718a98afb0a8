import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';

type SharedRulesProps = {
  /** The return of every choice alike; null: the game states its return itself. */
  readonly returned: Ratio | null;
  /** Null: the page around the rules tells them. */
  readonly limits: GameLimits | null;
};

function ReturnRule({ returned }: { readonly returned: Ratio }) {
  const format = useFormat();
  const returns = formatPercent(returned, { ...format, rounding: 'exact' });
  return (
    <li>
      <Trans>
        Return to the player (RTP): <b>{returns}</b> on average over many rounds, exactly the same
        whatever you choose. The house keeps the rest.
      </Trans>
    </li>
  );
}

function LimitsRule({ limits }: { readonly limits: GameLimits }) {
  return (
    <li>
      <Trans>
        Stakes from <Money minor={limits.stakeMin} /> to <Money minor={limits.stakeMax} />. One
        round pays at most <Money minor={limits.payoutMax} />; a bet that could pay more is not
        taken.
      </Trans>
    </li>
  );
}

/** The rules that every game has, as items of its list: return, limits, lost connections. */
export function SharedRules({ returned, limits }: SharedRulesProps) {
  return (
    <>
      {returned !== null && <ReturnRule returned={returned} />}
      {limits !== null && <LimitsRule limits={limits} />}
      <li>
        <Trans>
          If the connection breaks, the round counts once and is shown when you return. Past rounds
          say nothing about the next one.
        </Trans>
      </li>
    </>
  );
}

/** Which rules a round is checked by. */
export function RulesVersion({ scope }: { readonly scope: string }) {
  return (
    <p className="panel__quiet">
      <Trans>
        Game and version: <code>{scope}</code>
      </Trans>
    </p>
  );
}
