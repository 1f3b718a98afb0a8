import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Totals } from '@khelaghor/ui/data-table/data-table.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Skeleton } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useFunds, useWallets } from './use-transfer.ts';
import type { Funds as FundsValue } from './use-transfer.ts';

const names = {
  total: <Trans>All my money</Trans>,
  balance: <Trans>Balance</Trans>,
  inPlay: <Trans>In play</Trans>,
  onHold: <Trans>On hold for withdrawals</Trans>,
  points: <Trans>Security points</Trans>,
};

/** What a member has in the currency that the site does not use now. */
function OtherMoney({ currency, total }: NonNullable<FundsValue['inOtherCurrency']>) {
  const amount = <Money minor={parseMinorText(total)} currency={currency} />;
  return (
    <p className="transfer__note">
      {currency === 'PLAY' ? (
        <Trans>You also have {amount} of play money from before. It is not in the sum.</Trans>
      ) : (
        <Trans>You also have {amount} of real money from before. It is not in the sum.</Trans>
      )}
    </p>
  );
}

/** What is left out of the sum, and why. */
function Notes({ funds: { isWhole, inOtherCurrency: other } }: { readonly funds: FundsValue }) {
  return (
    <>
      {!isWhole && (
        <p className="transfer__note">
          <Trans>A provider does not answer. What you have there is not in the sum.</Trans>
        </p>
      )}
      {other && <OtherMoney {...other} />}
    </>
  );
}

/** All that the member has, here and at vendors, at one glance. */
export function Funds() {
  const text = useLocalText();
  const query = useFunds();
  const wallets = useWallets().data ?? [];
  const { data, error } = query;
  if (!data && error !== null) return <QueryError query={query} />;
  const write = (amount: string | undefined) =>
    data && amount !== undefined ? (
      <Money minor={parseMinorText(amount)} currency={data.currency} />
    ) : (
      <Skeleton shape="figure" />
    );
  const atVendors = (data?.atVendors ?? []).map(({ vendor, balance }) => {
    const found = wallets.find((wallet) => wallet.vendor === vendor);
    const name = found ? text(found.title) : vendor;
    return { key: vendor, name, value: balance === null ? '–' : write(balance) };
  });
  const points = data?.securityPoints ?? null;
  return (
    <section className="funds" aria-busy={!data}>
      <Totals
        totals={[
          { key: 'total', name: names.total, value: write(data?.total), main: true },
          { key: 'balance', name: names.balance, value: write(data?.sumBalance) },
          { key: 'inPlay', name: names.inPlay, value: write(data?.inPlay) },
          { key: 'onHold', name: names.onHold, value: write(data?.onHold) },
          ...atVendors,
          ...(points === null
            ? []
            : [
                {
                  key: 'points',
                  name: names.points,
                  value: <Money minor={parseMinorText(points)} currency="POINT" />,
                },
              ]),
        ]}
      />
      {data && <Notes funds={data} />}
    </section>
  );
}
