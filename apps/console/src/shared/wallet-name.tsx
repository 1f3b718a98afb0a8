import { Trans } from '@lingui/react/macro';
import type { ManualProvider } from '@khelaghor/contract/money/manual-providers.ts';

/** The network that the money goes through, as people write it. */
export function WalletName({ kind }: { readonly kind: ManualProvider }) {
  switch (kind) {
    case 'bkash':
      return <Trans>bKash</Trans>;
    case 'nagad':
      return <Trans>Nagad</Trans>;
    case 'rocket':
      return <Trans>Rocket</Trans>;
    case 'upay':
      return <Trans>Upay</Trans>;
    case 'bank':
      return <Trans>Bank</Trans>;
  }
}
