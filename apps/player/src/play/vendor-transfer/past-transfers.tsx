import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  transferWalletDownloadFile,
  transferWalletList,
} from '@khelaghor/client/routes/play.gen.ts';
import type { WalletTransferValue } from '@khelaghor/contract/play/transfer-wallet.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { ComponentProps } from 'react';
import { fetchValue } from '../../shared/api.ts';
import { cursorPages, getCursor } from '../../shared/api-queries.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { PastPayments } from '../../shared/past-payments.tsx';
import { useNavigate, useSearch } from '../../shared/navigation.tsx';
import { DateRangeFilter } from '../../shared/records/date-range-filter.tsx';
import { formatRange, getPeriod, getRange, parseRange } from '../../shared/records/date-range.ts';
import { DownloadButton } from '../../shared/records/download-button.tsx';
import { useToday } from '../../shared/records/use-records.ts';
import type { Wallet } from './transfer-form.tsx';
import { askEveryMs, walletsKey } from './use-transfer.ts';

const badges: Readonly<Record<WalletTransferValue['state'], ComponentProps<typeof StatusBadge>>> = {
  pending: { tone: 'open', children: <Trans>Under way</Trans> },
  done: { tone: 'good', children: <Trans>Arrived</Trans> },
  refused: { tone: 'bad', children: <Trans>Not accepted</Trans> },
};

/** The member's transfers of some days, and the file of them. */
export function PastTransfers({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const text = useLocalText();
  const today = useToday();
  const range = parseRange(useSearch().days, today);
  const navigate = useNavigate();
  const query = useInfiniteQuery({
    // Read anew with the wallets: after a transfer, and while one is under way.
    queryKey: [...walletsKey, 'past', range, today],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...getRange(range, today), ...getCursor(pageParam) };
      const page = await fetchValue(transferWalletList, { query: asked }, signal);
      const items = page.items.map((one) => ({
        ...one,
        id: one.transferId,
        requestedAt: one.createdAt,
      }));
      return { ...page, items };
    },
    ...cursorPages,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => state === 'pending')) === true
        ? askEveryMs
        : false,
  });
  return (
    <>
      <PastPayments
        title={<Trans>Earlier transfers</Trans>}
        query={query}
        filter={
          <DateRangeFilter
            hasYear
            range={range}
            today={today}
            onChange={(days) =>
              void navigate({ to: '.', search: { days }, replace: true, resetScroll: false })
            }
          />
        }
        none={<Trans>No transfers on these days. Choose other days.</Trans>}
        renderLink={({ vendor, direction }) => {
          const wallet = wallets.find((one) => one.vendor === vendor);
          return (
            <span>
              {wallet ? text(wallet.title) : vendor} ·{' '}
              {direction === 'to_vendor' ? (
                <Trans>To the provider</Trans>
              ) : (
                <Trans>Back to my balance</Trans>
              )}
            </span>
          );
        }}
        renderState={({ state }) => <StatusBadge {...badges[state]} />}
      />
      <DownloadButton
        key={formatRange(range)}
        path={transferWalletDownloadFile.path}
        query={getPeriod(range)}
      />
    </>
  );
}
