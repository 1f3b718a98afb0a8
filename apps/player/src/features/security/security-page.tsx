import './security.css';
import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { useMember } from '../../shared/queries.ts';
import { Devices } from './devices.tsx';
import { PhoneCard } from './phone-card.tsx';

const ChangePasswordDialog = lazyDialog(() =>
  import('./change-password-dialog.tsx').then((m) => m.ChangePasswordDialog),
);

function Password() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className="security__title">
        <Trans>Password</Trans>
      </h2>
      <p className="security__note">
        <Trans>Nobody from us ever asks for it. Take a long one that you use nowhere else.</Trans>
      </p>
      <Button icon="key" onClick={() => setOpen(true)}>
        <Trans>Change password</Trans>
      </Button>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The member's own account: its password, and where it is logged in. */
export function SecurityPage() {
  const member = useMember();
  return (
    <div className="page__main--inset security">
      <PageTitle>
        <Trans>My account</Trans>
      </PageTitle>
      {member && (
        <>
          <p className="security__name">
            <Trans>Username</Trans> <b translate="no">{member.account}</b>
          </p>
          <div className="security__cards">
            <div className="security__cards-side">
              <Card>
                <Password />
              </Card>
              <Card>
                <PhoneCard />
              </Card>
            </div>
            <Card>
              <Devices />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
