import {
  countHitWays,
  DRAW_WAYS,
  formatPay,
  getPays,
  KENO_RETURN,
  KENO_SCOPE,
  riskTerms,
} from '@khelaghor/engine-keno/public.ts';
import type { KenoRisk } from '@khelaghor/engine-keno/public.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { PayTable } from '@khelaghor/game-sdk/panels/pay-table.tsx';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

type KenoRulesProps = {
  /** How many numbers are picked. */
  readonly picked: number;
  readonly risk: KenoRisk;
  readonly limits: GameLimits | null;
};

/** Every number of hits, also those that pay nothing. */
function HitTable({ picked, risk }: Omit<KenoRulesProps, 'limits'>) {
  const { digits } = useFormat();
  const words = useWords();
  const ways = countHitWays(picked);
  const rows = getPays(picked, risk).map((pay, hits) => ({
    name: toDigits(String(hits), digits),
    pay: toDigits(formatPay(pay), digits),
    ways: ways[hits] ?? 0n,
  }));
  const count = toDigits(String(picked), digits);
  const term = words(riskTerms[risk]);
  return (
    <PayTable
      caption={
        <Trans>
          Numbers picked: {count}, {term}
        </Trans>
      }
      subject={<Trans>Hits</Trans>}
      rows={rows}
      total={DRAW_WAYS}
    />
  );
}

/** The rules, with the engine's own numbers. */
export function KenoRules({ picked, risk, limits }: KenoRulesProps) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            You pick 1 to 10 of the numbers 1 to 40. Then 10 different numbers are drawn, each set
            of ten as likely as any other.
          </Trans>
        </li>
        <li>
          <Trans>
            Risk, picked numbers and hits say what is paid: the pay times the stake, rounded down to
            a whole poisha. Which numbers you pick makes no difference. A pay below 1× returns less
            than the stake.
          </Trans>
        </li>
        <SharedRules returned={KENO_RETURN} limits={limits} />
      </ul>
      {picked > 0 && <HitTable picked={picked} risk={risk} />}
      <RulesVersion scope={KENO_SCOPE} />
    </>
  );
}
