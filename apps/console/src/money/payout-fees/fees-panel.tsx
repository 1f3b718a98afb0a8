import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { PayoutFee } from '@khelaghor/contract/money/payout-fees.ts';
import { useCurrencyName } from '../../shared/currency-name.ts';
import { TermsTable } from '../../shared/kit/terms-table.tsx';
import type { Term } from '../../shared/kit/terms-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { useConfirmFee, usePayoutFees, useWithdrawFee } from './use-payout-fees.ts';

const FeeDialog = lazy(async () => ({ default: (await import('./fee-dialog.tsx')).FeeDialog }));

/** The terms of a fee, by their names. */
function useTermsText() {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  return ({ currency }: PayoutFee, terms: PayoutFee['terms']): Term[] => [
    { key: 'fixed', name: t`Fixed part`, value: money(terms.fixed, currency) },
    { key: 'share', name: t`Of each thousand`, value: count(terms.perMille) },
    { key: 'minimum', name: t`Lowest fee`, value: money(terms.minimum, currency) },
    {
      key: 'maximum',
      name: t`Highest fee`,
      value: terms.maximum === null ? t`No bound` : money(terms.maximum, currency),
    },
  ];
}

/** Names of wallets within a text. */
const walletNames: Readonly<Record<PayoutFee['walletKind'], MessageDescriptor>> = {
  bkash: msg`bKash`,
  nagad: msg`Nagad`,
  rocket: msg`Rocket`,
  upay: msg`Upay`,
};

const FeeWallet = ({ walletKind }: PayoutFee) => <WalletName kind={walletKind} />;

/** The fees, each with the request that waits for it. */
function FeesTable({ fees }: { readonly fees: readonly PayoutFee[] }) {
  const { t } = useLingui();
  const getTerms = useTermsText();
  const getCurrency = useCurrencyName();
  const confirming = useConfirmFee();
  const withdrawing = useWithdrawFee();
  return (
    <TermsTable
      caption={t`Fees of withdrawals`}
      rows={fees}
      rowKey={({ currency, walletKind }) => `${currency} ${walletKind}`}
      columns={[
        {
          key: 'wallet',
          name: t`Wallet`,
          slot: 'name',
          cell: FeeWallet,
        },
        {
          key: 'currency',
          name: t`Currency`,
          slot: 'note',
          cell: ({ currency }) => getCurrency(currency),
        },
      ]}
      getTerms={getTerms}
      getName={({ currency, walletKind }) =>
        `${t(walletNames[walletKind])}, ${getCurrency(currency)}`
      }
      what={<Trans>Another fee requested</Trans>}
      question={<Trans>Change the fee?</Trans>}
      done={<Trans>New requests have the new fee</Trans>}
      renderDialog={(fee, onClose) => <FeeDialog fee={fee} onClose={onClose} />}
      confirm={({ currency, walletKind }, requestId) =>
        confirming.mutateAsync({ currency, walletKind, requestId })
      }
      withdraw={({ currency, walletKind }, requestId) =>
        withdrawing.mutateAsync({ currency, walletKind, requestId })
      }
    />
  );
}

/** The fees of withdrawals by kind of wallet. */
export function FeesPanel() {
  const query = usePayoutFees();
  return (
    <div className="queue">
      <p>
        <Trans>
          The fee is a part of the amount that leaves the balance. It returns with the rest when a
          payout is rejected or fails.
        </Trans>
      </p>
      <QueryState query={query} skeletons={2} />
      {query.data && <FeesTable fees={query.data.fees} />}
    </div>
  );
}
