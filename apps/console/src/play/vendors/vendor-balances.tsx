import { Trans } from '@lingui/react/macro';
import { Totals } from '@khelaghor/ui/data-table/data-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useVendorBalances } from './use-vendors.ts';

/** What the ledger holds for a vendor. */
export function VendorBalances({ code }: { readonly code: string }) {
  const balances = useVendorBalances(code);
  const { money, count } = useNumberFormat();
  const { data } = balances;
  return (
    <div className="detail__part">
      <p className="detail__none">
        <Trans>From the ledger, over all time.</Trans>
      </p>
      <QueryState query={balances} skeletons={1} />
      {data && (
        <Totals
          totals={[
            {
              key: 'result',
              name: <Trans>Members lost, less what they won</Trans>,
              value: money(data.result, data.currency),
              main: true,
            },
            {
              key: 'wallets',
              name: <Trans>In the vendor’s own wallets</Trans>,
              value: money(data.merchantWallet, data.currency),
            },
            {
              key: 'rounds',
              name: <Trans>Open rounds</Trans>,
              value: count(data.openRounds),
            },
            {
              key: 'moves',
              name: <Trans>Transfers without a reply</Trans>,
              value: count(data.pendingTransfers),
            },
          ]}
        />
      )}
    </div>
  );
}
