import { useLingui } from '@lingui/react/macro';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';

/** The names of the networks, where only plain text can stand. */
export function useWalletNames(): Readonly<Record<WalletKind, string>> {
  const { t } = useLingui();
  return { bkash: t`bKash`, nagad: t`Nagad`, rocket: t`Rocket`, upay: t`Upay` };
}
