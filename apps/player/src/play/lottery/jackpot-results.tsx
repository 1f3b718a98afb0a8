import './jackpot-pools.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DividedJackpot } from '@khelaghor/contract/play/lottery.ts';
import { minor, parseMinorText, type Minor } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useTierName } from './jackpot-text.ts';
import { useNumberFormat } from './number-format.ts';

/** Of which a share is told: ten taka. */
const shownStake = minor(10_00n);

/** What a line with a stake of ten taka is paid from a pool that was won. */
const getShare = ({ pool, winningStake }: DividedJackpot): Minor =>
  minor((parseMinorText(pool) * shownStake) / parseMinorText(winningStake));

/** What a winner with the smallest stake is paid. */
function Share({ pool }: { readonly pool: DividedJackpot }) {
  const { currency } = pool;
  return (
    <Trans>
      A line of <Money minor={shownStake} currency={currency} decimals={false} /> is paid{' '}
      <Money minor={getShare(pool)} currency={currency} />.
    </Trans>
  );
}

type JackpotResultsProps = {
  readonly jackpots: readonly DividedJackpot[] | undefined;
  readonly currency: string;
};

/** How an issue divided its pools in a currency: what they held, who won, and each share. */
export function JackpotResults({ jackpots = [], currency }: JackpotResultsProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const getName = useTierName();
  const getWinners = (winners: number): string => {
    const count = figures.digits(winners);
    const [one, other] = [t`${count} ticket won it.`, t`${count} tickets share it.`];
    return winners === 1 ? one : other;
  };
  const own = jackpots.filter((pool) => pool.currency === currency);
  if (own.length === 0) return null;
  return (
    <ul className="jackpot-results">
      {own.map((pool) => (
        <li key={pool.tier}>
          <b>{getName(pool.tier)}</b>
          <Money minor={parseMinorText(pool.pool)} currency={pool.currency} />
          <span className="jackpot-results__facts">
            {pool.winners === 0 ? (
              <Trans>No ticket won it; it goes on.</Trans>
            ) : (
              <>
                {getWinners(pool.winners)} <Share pool={pool} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
