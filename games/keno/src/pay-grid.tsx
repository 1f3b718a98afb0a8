import './pay-grid.css';
import { countHitWays, DRAW_WAYS, formatPay, getPays } from '@khelaghor/engine-keno/public.ts';
import type { KenoRisk } from '@khelaghor/engine-keno/public.ts';
import { useChance } from '@khelaghor/game-sdk/use-chance.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type PayGridProps = {
  /** How many numbers are picked. */
  readonly picked: number;
  readonly risk: KenoRisk;
  /** The hits of the round that is shown; null: none. */
  readonly hits: number | null;
};

/** What the hits pay that pay anything, with their chances. */
export function PayGrid({ picked, risk, hits }: PayGridProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const formatChance = useChance();
  const ways = countHitWays(picked);
  const paying = getPays(picked, risk)
    .map((pay, count) => ({ pay, count, chance: formatChance(ways[count] ?? 0n, DRAW_WAYS) }))
    .filter(({ pay }) => pay > 0);
  if (picked === 0)
    return (
      <p className="keno-pays__empty">
        <Trans>Pick numbers to see what their hits pay.</Trans>
      </p>
    );
  return (
    <ul className="keno-pays" aria-label={t`What hits pay`}>
      {paying.map(({ pay, count, chance }) => (
        <li key={count} className={count === hits ? 'keno-pay keno-pay--hit' : 'keno-pay'}>
          <span>
            <Plural value={count} one="# hit" other="# hits" />
          </span>
          <b>{toDigits(formatPay(pay), digits)}</b>
          <small>{chance}</small>
        </li>
      ))}
    </ul>
  );
}
