import { Plural, Trans } from '@lingui/react/macro';
import type { leadBoard } from '@khelaghor/contract/growth/leaderboards.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';

type LeaderboardListProps = Pick<ValueOf<typeof leadBoard>, 'leaders' | 'currency'>;

/** The leaders in their order. The first three have a medal in the colour of their place. */
export function LeaderboardList({ leaders, currency }: LeaderboardListProps) {
  const { digits } = useFormat();
  return (
    <ol className="leaders">
      {leaders.map(({ rank, accountMasked, payout, wins }) => (
        <li key={rank} className="leader">
          <span className={rank <= 3 ? `leader__rank leader__rank--${rank}` : 'leader__rank'}>
            <span className="visually-hidden">
              <Trans>Place</Trans>{' '}
            </span>
            {toDigits(String(rank), digits)}
          </span>
          <span className="leader__who">
            <b>{accountMasked}</b>
            <small>
              <Plural value={wins} one="# win" other="# wins" />
            </small>
          </span>
          <Money minor={parseMinorText(payout)} currency={currency} tone="win" />
        </li>
      ))}
    </ol>
  );
}
