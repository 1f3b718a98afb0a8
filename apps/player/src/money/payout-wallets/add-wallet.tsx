import { Trans } from '@lingui/react/macro';
import type { PayoutWallet, PayoutWallets } from '@khelaghor/contract/money/payout-wallets.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';

const AddWalletDialog = createLazyDialog(() =>
  import('./add-wallet-dialog.tsx').then((m) => m.AddWalletDialog),
);

type AddWalletProps = {
  readonly of: Pick<PayoutWallets, 'asks' | 'holdsNext'>;
  readonly onAdded?: (wallet: PayoutWallet) => void;
};

/** The way to another wallet. */
export function AddWallet({ of, onAdded }: AddWalletProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="wallet" onClick={() => setOpen(true)}>
        <Trans>Add a wallet</Trans>
      </Button>
      {isOpen && (
        <AddWalletDialog
          of={of}
          onClose={() => setOpen(false)}
          {...(onAdded !== undefined && { onAdded })}
        />
      )}
    </>
  );
}
