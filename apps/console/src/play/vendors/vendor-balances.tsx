import { Trans } from '@lingui/react/macro';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { Totals } from '@khelaghor/ui/data-table/data-table.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useVendorBalances } from './use-vendors.ts';

/** What the ledger holds for a vendor. */
export function VendorBalances({ vendor, onClose }: { vendor: AdminVendor; onClose: () => void }) {
  const query = useVendorBalances(vendor.code);
  const { money, count } = useNumberFormat();
  const { data } = query;
  const name = vendor.title.en;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Balances of {name}</Trans>}
      lead={<Trans>As the ledger has them, over all time.</Trans>}
    >
      {query.isPending && (
        <SkeletonGroup>
          <Skeleton shape="card" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <QueryError
          error={query.error}
          hasOlder={data !== undefined}
          busy={query.isFetching}
          retry={() => void query.refetch()}
        />
      )}
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
              name: <Trans>Rounds that have not ended</Trans>,
              value: count(data.openRounds),
            },
            {
              key: 'moves',
              name: <Trans>Moves without an answer</Trans>,
              value: count(data.pendingTransfers),
            },
          ]}
        />
      )}
    </Modal>
  );
}
