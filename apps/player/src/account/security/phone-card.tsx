import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useContacts } from './use-security.ts';

const VerifyPhoneDialog = createLazyDialog(() =>
  import('./verify-phone-dialog.tsx').then((m) => m.VerifyPhoneDialog),
);

/** The number that the member has proven, and the way to prove one. */
export function PhoneCard() {
  const contacts = useContacts();
  const [isOpen, setOpen] = useState(false);
  const mobile = contacts.data?.mobileMasked ?? null;
  return (
    <>
      <h2 className="security__title">
        <Trans>Mobile number</Trans>
      </h2>
      {contacts.isError ? (
        <QueryError query={contacts} />
      ) : contacts.data === undefined ? (
        <SkeletonList count={1} />
      ) : (
        <>
          <p className="security__note">
            {mobile === null ? (
              <Trans>A verified number lets you reset a forgotten password.</Trans>
            ) : (
              <bdi className="security__number">{mobile}</bdi>
            )}
          </p>
          {contacts.data.canChange ? (
            <Button icon="phone" onClick={() => setOpen(true)}>
              {mobile === null ? <Trans>Add a number</Trans> : <Trans>Change the number</Trans>}
            </Button>
          ) : (
            <p className="security__note">
              <Trans>
                Google verified this number, so it cannot be changed here. If you no longer have it,
                contact customer service.
              </Trans>
            </p>
          )}
          {isOpen && <VerifyPhoneDialog contacts={contacts.data} onClose={() => setOpen(false)} />}
        </>
      )}
    </>
  );
}
