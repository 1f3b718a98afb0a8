import { Trans } from '@lingui/react/macro';
import type { Profile } from '@khelaghor/contract/account/profile.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';

const VerifyEmailDialog = createLazyDialog(() =>
  import('./verify-email-dialog.tsx').then((m) => m.VerifyEmailDialog),
);

/** The address that the member has proven, and the way to prove one. */
export function EmailCard({ profile }: { readonly profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const { emailMasked } = profile;
  return (
    <>
      <h2 className="profile__title">
        <Trans>E-mail</Trans>
      </h2>
      <p className="profile__note">
        {emailMasked === null ? (
          <Trans>A verified address lets you reset a forgotten password.</Trans>
        ) : (
          <bdi className="profile__fact" lang="zxx">
            {emailMasked}
          </bdi>
        )}
      </p>
      <Button icon="mail" onClick={() => setOpen(true)}>
        {emailMasked === null ? <Trans>Add an address</Trans> : <Trans>Change the address</Trans>}
      </Button>
      {isOpen && <VerifyEmailDialog profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}
