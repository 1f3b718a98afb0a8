import { payoutWalletsList } from '@khelaghor/client/routes/money.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { useLingui } from '@lingui/react/macro';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';

export const walletsQuery = queryOptions({
  queryKey: ['payout-wallets'],
  queryFn: ({ signal }) => fetchValue(payoutWalletsList, {}, signal),
  staleTime: staleTimes.lists,
});

/** The wallets that the member's money may go to. */
export const useWallets = () => useQuery(walletsQuery);

/** The names of the networks, where only plain text can stand. */
export function useWalletNames(): Readonly<Record<WalletKind, string>> {
  const { t } = useLingui();
  return { bkash: t`bKash`, nagad: t`Nagad`, rocket: t`Rocket`, upay: t`Upay` };
}

/** The name of a wallet network. */
export const WalletName = ({ kind }: { readonly kind: WalletKind }) => useWalletNames()[kind];
