import { coinEngine, computePay, FLIPS, RETURN } from '@khelaghor/engine-coin/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { PayTable } from '@khelaghor/game-sdk/panels/pay-table.tsx';
import { RulesVersion } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { StepRules } from '@khelaghor/game-sdk/panels/step-rules.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** What each number of right guesses pays, and how likely it is to get there. */
function FlipTable() {
  const { digits } = useFormat();
  const rows = Array.from({ length: FLIPS }, (_, index) => {
    const right = index + 1;
    return {
      name: toDigits(String(right), digits),
      pay: toDigits(formatPay(computePay(right)), digits),
      ways: 2n ** BigInt(FLIPS - right),
    };
  });
  return (
    <PayTable
      caption={<Trans>Pays and chances of right guesses in a row</Trans>}
      subject={<Trans>Right guesses</Trans>}
      rows={rows}
      total={2n ** BigInt(FLIPS)}
    />
  );
}

/** The rules, with the engine's own numbers. */
export function CoinRules({ limits }: { readonly limits: GameLimits | null }) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            A coin is flipped up to 20 times. The water lily is heads, the boat is tails, and both
            are equally likely. All flips are drawn before you guess the first one.
          </Trans>
        </li>
        <li>
          <Trans>
            Each right guess doubles what taking pays. A wrong one ends the round, and nothing is
            paid. After 20 right guesses the round is paid by itself.
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
      <FlipTable />
      <RulesVersion scope={coinEngine.scope} />
    </>
  );
}
