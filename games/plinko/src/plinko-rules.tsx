import {
  countPaths,
  formatPay,
  getPays,
  PLINKO_RETURN,
  PLINKO_SCOPE,
  plinkoEngine,
} from '@khelaghor/engine-plinko/public.ts';
import type { PlinkoChoice } from '@khelaghor/engine-plinko/public.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { PayTable } from '@khelaghor/game-sdk/panels/pay-table.tsx';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** What each pair of buckets of a board pays. */
function BucketTable({ choice }: { readonly choice: PlinkoChoice }) {
  const { digits } = useFormat();
  const words = useWords();
  const paths = countPaths(choice.rows);
  const board = words(plinkoEngine.choiceWords(choice));
  const rows = getPays(choice)
    .slice(0, Math.floor(choice.rows / 2) + 1)
    .map((pay, bucket) => {
      const other = choice.rows - bucket;
      const isMiddle = bucket === other;
      return {
        name: toDigits(isMiddle ? `${bucket}` : `${bucket} · ${other}`, digits),
        pay: toDigits(formatPay(pay), digits),
        ways: (paths[bucket] ?? 0n) * (isMiddle ? 1n : 2n),
      };
    });
  return (
    <PayTable
      caption={<Trans>Buckets of the chosen board ({board})</Trans>}
      subject={<Trans>Bucket</Trans>}
      rows={rows}
      total={2n ** BigInt(choice.rows)}
    />
  );
}

type PlinkoRulesProps = { readonly choice: PlinkoChoice; readonly limits: GameLimits | null };

/** The rules, with the engine's own numbers. */
export function PlinkoRules({ choice, limits }: PlinkoRulesProps) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            At every row the ball goes left or right, each as likely. How often it went right is the
            number of its bucket.
          </Trans>
        </li>
        <li>
          <Trans>
            The bucket’s pay times the stake is paid out, rounded down to a whole poisha. A pay
            below 1× returns less than the stake.
          </Trans>
        </li>
        <SharedRules returned={PLINKO_RETURN} limits={limits} />
      </ul>
      <BucketTable choice={choice} />
      <RulesVersion scope={PLINKO_SCOPE} />
    </>
  );
}
