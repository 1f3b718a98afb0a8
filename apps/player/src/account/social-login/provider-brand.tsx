import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { Trans } from '@lingui/react/macro';

/** The sign of another site, in its own colours where these belong to it. */
export function ProviderLogo({ provider }: { readonly provider: OutsideProvider }) {
  if (provider === 'facebook') return <Icon name="facebook" />;
  return (
    <svg className="provider-logo" viewBox="0 0 24 24" aria-hidden="true">
      <path className="provider-logo__red" d="M5.07 8A8 8 0 0 1 17.66 6.34" />
      <path className="provider-logo__yellow" d="M5.07 16a8 8 0 0 1 0-8" />
      <path className="provider-logo__green" d="M17.66 17.66A8 8 0 0 1 5.07 16" />
      <path className="provider-logo__blue" d="M12.4 12H20a8 8 0 0 1-2.34 5.66" />
    </svg>
  );
}

/** What another site is called. */
export function ProviderName({ provider }: { readonly provider: OutsideProvider }) {
  return provider === 'google' ? <Trans>Google</Trans> : <Trans>Facebook</Trans>;
}
