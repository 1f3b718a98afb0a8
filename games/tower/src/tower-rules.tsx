import {
  computePay,
  LEVELS,
  RETURN,
  towerEngine,
  towerShapes,
} from '@khelaghor/engine-tower/public.ts';
import type { TowerDifficulty } from '@khelaghor/engine-tower/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { PayTable } from '@khelaghor/game-sdk/panels/pay-table.tsx';
import { RulesVersion } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { StepRules } from '@khelaghor/game-sdk/panels/step-rules.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

type TowerRulesProps = { readonly difficulty: TowerDifficulty; readonly limits: GameLimits | null };

/** What each level pays at a difficulty, and how likely it is to get there. */
function LevelTable({ difficulty }: Pick<TowerRulesProps, 'difficulty'>) {
  const { digits } = useFormat();
  const words = useWords();
  const { tiles, safe } = towerShapes[difficulty];
  const chosen = words(towerEngine.choiceWords({ difficulty }));
  const total = BigInt(tiles) ** BigInt(LEVELS);
  const rows = Array.from({ length: LEVELS }, (_, below) => {
    const level = below + 1;
    return {
      name: toDigits(String(level), digits),
      pay: toDigits(formatPay(computePay(difficulty, level)), digits),
      ways: BigInt(safe) ** BigInt(level) * BigInt(tiles) ** BigInt(LEVELS - level),
    };
  });
  return (
    <PayTable
      caption={<Trans>Levels of the chosen tower ({chosen})</Trans>}
      subject={<Trans>Level</Trans>}
      rows={rows}
      total={total}
    />
  );
}

/** The rules, with the engine's own numbers. */
export function TowerRules({ difficulty, limits }: TowerRulesProps) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            The palace has nine levels of two to four niches. The difficulty says how many of each
            level hide a trap, which is a snake; the others hide a lamp. All are drawn before you
            open the first one.
          </Trans>
        </li>
        <li>
          <Trans>
            Open one niche of each level, from the lowest. A lamp raises what taking pays, and lets
            you climb on. A snake ends the round, and nothing is paid. On the ninth level the round
            is paid by itself.
          </Trans>
        </li>
        <li>
          <Trans>
            Taking pays the stake times 0.99 divided by the chance of getting so far, stake
            included, rounded down to a whole poisha.
          </Trans>
        </li>
        <StepRules returned={RETURN} limits={limits} />
      </ul>
      <LevelTable difficulty={difficulty} />
      <RulesVersion scope={towerEngine.scope} />
    </>
  );
}
