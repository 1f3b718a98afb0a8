import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { useWalletNames } from './use-wallet-names.ts';

/** The name of a wallet network. */
export const WalletName = ({ kind }: { readonly kind: WalletKind }) => useWalletNames()[kind];
