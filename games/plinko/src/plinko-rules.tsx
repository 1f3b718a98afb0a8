import './plinko-rules.css';
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
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatNumber, formatPercent } from '@khelaghor/money/format-money.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** What each pair of buckets of a board pays, and on how many of all paths. */
function PayTable({ choice }: { readonly choice: PlinkoChoice }) {
  const format = useFormat();
  const words = useWords();
  const { rows } = choice;
  const total = 2n ** BigInt(rows);
  const paths = countPaths(rows);
  const pays = getPays(choice).slice(0, Math.floor(rows / 2) + 1);
  const digits = (text: string) => toDigits(text, format.digits);
  const board = words(plinkoEngine.choiceWords(choice));
  return (
    <table className="plinko-pays">
      <caption>
        <Trans>Buckets of the chosen board ({board})</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Bucket</Trans>
          </th>
          <th scope="col">
            <Trans>Pays</Trans>
          </th>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {pays.map((pay, bucket) => {
          const other = rows - bucket;
          const ways = (paths[bucket] ?? 0n) * (bucket === other ? 1n : 2n);
          const share = formatPercent(ratio(ways, total), {
            ...format,
            decimals: 4,
            rounding: 'half_up',
          });
          return (
            <tr key={other}>
              <th scope="row">{digits(bucket === other ? `${bucket}` : `${bucket} · ${other}`)}</th>
              <td>{digits(formatPay(pay))}</td>
              <td>
                {formatNumber(ways, format)} / {formatNumber(total, format)} <small>{share}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type PlinkoRulesProps = { readonly choice: PlinkoChoice; readonly limits: GameLimits };

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
      <PayTable choice={choice} />
      <RulesVersion scope={PLINKO_SCOPE} />
    </>
  );
}
