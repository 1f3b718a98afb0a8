import { Trans } from '@lingui/react/macro';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';

/** What another site is called. */
export function ProviderName({ provider }: { readonly provider: OutsideProvider }) {
  return provider === 'google' ? <Trans>Google</Trans> : <Trans>Facebook</Trans>;
}
