import { Trans } from '@lingui/react/macro';
import type { bettingRecord } from '@khelaghor/contract/play/bet-history.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Totals } from '@khelaghor/ui/data-table/data-table.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Skeleton } from '@khelaghor/ui/skeleton/skeleton.tsx';

type Value = ValueOf<typeof bettingRecord>;

type BetTotalsProps = {
  readonly totals: Omit<Value['totals'], 'count'>;
  readonly currency: Value['currency'];
};

const names = {
  stake: <Trans>Staked</Trans>,
  payout: <Trans>Returned</Trans>,
  net: <Trans>Profit and loss</Trans>,
};

/** What all bets of the chosen days come to, those that are not shown yet included. */
export function BetTotals({ totals, currency }: BetTotalsProps) {
  const stake = parseMinorText(totals.stake);
  const payout = parseMinorText(totals.payout);
  const net = parseMinorText(totals.net);
  const running = stake - payout + net;
  return (
    <div className="record__totals">
      <Totals
        totals={[
          { key: 'stake', name: names.stake, value: <Money minor={stake} currency={currency} /> },
          {
            key: 'payout',
            name: names.payout,
            value: <Money minor={payout} currency={currency} />,
          },
          {
            key: 'net',
            name: names.net,
            value: <Money minor={net} currency={currency} sign="always" tone="result" />,
            main: true,
          },
        ]}
      />
      {running > 0n && (
        <p className="record__note">
          <Trans>
            Stakes of open bets, <Money minor={running} currency={currency} />, are not in the
            profit and loss yet.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** The place of the totals while they are on their way. */
export function TotalsSkeleton() {
  const ghost = <Skeleton shape="figure" />;
  return (
    <div className="record__totals" aria-hidden="true">
      <Totals
        totals={[
          { key: 'stake', name: names.stake, value: ghost },
          { key: 'payout', name: names.payout, value: ghost },
          { key: 'net', name: names.net, value: ghost, main: true },
        ]}
      />
    </div>
  );
}
