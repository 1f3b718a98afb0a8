import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutWallet } from '@khelaghor/contract/money/payout-wallets.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { AccountRow } from '../../shared/account-row.tsx';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { AddWallet } from './add-wallet.tsx';
import { useWallets, useWalletNames } from './use-wallets.ts';

const RemoveWalletDialog = createLazyDialog(() =>
  import('./remove-wallet-dialog.tsx').then((m) => m.RemoveWalletDialog),
);

type WalletRowProps = { readonly wallet: PayoutWallet; readonly onRemove: () => void };

function WalletRow({ wallet, onRemove }: WalletRowProps) {
  const { t } = useLingui();
  const name = useWalletNames()[wallet.kind];
  const { numberMasked } = wallet;
  return (
    <AccountRow
      title={
        <span>
          {name} <bdi className="security__number">{numberMasked}</bdi>
        </span>
      }
      note={
        <small>
          {wallet.heldUntil === null ? (
            <Trans>
              Added <Moment at={wallet.addedAt} />
            </Trans>
          ) : (
            <Trans>
              No payouts to it before <Moment at={wallet.heldUntil} />
            </Trans>
          )}
        </small>
      }
    >
      <Button size="small" aria-label={t`Remove ${name} ${numberMasked}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </AccountRow>
  );
}

/** The wallets that the member's money may go to, and the ways to change them. */
export function WalletsCard() {
  const query = useWallets();
  const { data, error } = query;
  const [removing, setRemoving] = useState<PayoutWallet | null>(null);
  return (
    <>
      <h2 className="security__title">
        <Trans>Wallets for payouts</Trans>
      </h2>
      {data ? (
        <>
          <p className="security__note">
            <Trans>We only pay out to these wallets.</Trans>
          </p>
          {data.wallets.length > 0 && (
            <ul className="account-rows">
              {data.wallets.map((wallet) => (
                <WalletRow key={wallet.id} wallet={wallet} onRemove={() => setRemoving(wallet)} />
              ))}
            </ul>
          )}
          <AddWallet of={data} />
          {removing !== null && (
            <RemoveWalletDialog
              asks={data.asks}
              wallet={removing}
              onClose={() => setRemoving(null)}
            />
          )}
        </>
      ) : error === null ? (
        <SkeletonList count={1} />
      ) : (
        <QueryError query={query} />
      )}
    </>
  );
}
