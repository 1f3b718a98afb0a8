import { Trans } from '@lingui/react/macro';
import { socialLoginStart } from '@khelaghor/client/routes/account.gen.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { getSafeNext } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import './social-login.css';
import { ProviderLogo } from './provider-brand.tsx';

type SocialLoginButtonsProps = {
  /** The page to open after the login. */
  readonly next?: string | undefined;
  /** The buttons stand above a form, not under one. */
  readonly isFirst?: true;
};

/** One button for each provider of social login; nothing where none is set up. */
export function SocialLoginButtons({ next, isFirst }: SocialLoginButtonsProps) {
  const { elsewhere } = useWhitelabel();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const [leaving, setLeaving] = useState<OutsideProvider | null>(null);
  if (elsewhere.length === 0) return null;
  const leave = async (provider: OutsideProvider) => {
    setLeaving(provider);
    const wanted = getSafeNext(next);
    const body = wanted === null ? { provider } : { provider, next: wanted };
    const reply = await call(socialLoginStart, { body });
    if (reply.success) {
      location.assign(reply.value.address);
      return;
    }
    setLeaving(null);
    toast({ tone: 'bad', title: formatRefusal(reply) });
  };
  return (
    <div className={isFirst ? 'social-login social-login--first' : 'social-login'}>
      {elsewhere.map((provider) => (
        <Button
          key={provider}
          block
          busy={leaving === provider}
          disabled={leaving !== null && leaving !== provider}
          onClick={() => void leave(provider)}
        >
          <ProviderLogo provider={provider} />
          {provider === 'google' ? (
            <Trans>Continue with Google</Trans>
          ) : (
            <Trans>Continue with Facebook</Trans>
          )}
        </Button>
      ))}
    </div>
  );
}
