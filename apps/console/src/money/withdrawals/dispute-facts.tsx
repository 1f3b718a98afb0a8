import { Trans } from '@lingui/react/macro';
import type { PayoutDispute } from '@khelaghor/contract/money/payout-disputes.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { WalletName } from '../../shared/wallet-name.tsx';
import { getSpokenNumber } from './payout-cells.tsx';

/** The facts of a dispute, as its dialogs list them. */
export function DisputeFacts({ dispute }: { readonly dispute: PayoutDispute }) {
  const { money } = useNumberFormat();
  const { account, walletKind, walletNumber, currency, amount, remaining, trxId } = dispute;
  return (
    <Facts
      facts={[
        {
          key: 'account',
          name: <Trans>Account</Trans>,
          value: <span translate="no">{account}</span>,
        },
        {
          key: 'number',
          name: <Trans>Pay to</Trans>,
          value: (
            <>
              <WalletName kind={walletKind} />{' '}
              <span translate="no">{getSpokenNumber(walletNumber)}</span>
            </>
          ),
        },
        { key: 'sent', name: <Trans>Sent</Trans>, value: money(amount, currency) },
        { key: 'trx', name: <Trans>TrxID of the payout</Trans>, value: trxId ?? '–' },
        {
          key: 'missing',
          name: <Trans>Missing</Trans>,
          value: <b>{money(remaining, currency)}</b>,
        },
      ]}
    />
  );
}
