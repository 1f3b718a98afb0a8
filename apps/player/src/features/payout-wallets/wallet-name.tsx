import { Trans } from '@lingui/react/macro';
import type { WalletKind } from '@khelaghor/contract/payout-wallet-terms.ts';

/** The name of a wallet network. */
export function WalletName({ kind }: { readonly kind: WalletKind }) {
  switch (kind) {
    case 'bkash':
      return <Trans>bKash</Trans>;
    case 'nagad':
      return <Trans>Nagad</Trans>;
    case 'rocket':
      return <Trans>Rocket</Trans>;
    case 'upay':
      return <Trans>Upay</Trans>;
  }
}
