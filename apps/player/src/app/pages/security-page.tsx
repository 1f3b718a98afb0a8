import '../../account/security/security.css';
import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { useState } from 'react';
import { LinkedIdentitiesCard } from '../../account/social-login/index.ts';
import { PaymentPasswordCard } from '../../account/payment-password/index.ts';
import { WalletsCard } from '../../money/payout-wallets/index.ts';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Link, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember, useWhitelabel } from '../../shared/api-queries.ts';
import { ResponsibleGamingPage, limitsTarget } from '../../account/responsible-gaming/index.ts';
import { Devices } from '../../account/security/devices.tsx';
import { FactorsCard } from '../../account/security/factors-card.tsx';
import { useContacts } from '../../account/security/use-security.ts';
import { PhoneCard } from '../../account/security/phone-card.tsx';

const ChangePasswordDialog = createLazyDialog(() =>
  import('../../account/security/change-password-dialog.tsx').then((m) => m.ChangePasswordDialog),
);

function Password() {
  const hasPassword = useContacts().data?.hasPassword ?? true;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className="security__title">
        <Trans>Password</Trans>
      </h2>
      <p className="security__note">
        <Trans>We never ask for it. Choose a long password that you use nowhere else.</Trans>
      </p>
      <Button icon="key" onClick={() => setOpen(true)}>
        {hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
      </Button>
      {isOpen && <ChangePasswordDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The link to the member's gambling limits. */
function Play() {
  return (
    <>
      <h2 className="security__title">
        <Trans>Responsible gaming</Trans>
      </h2>
      <p className="security__note">
        <Trans>Limits, the reality check, and breaks from play.</Trans>
      </p>
      <Button icon="shield" render={<Link {...limitsTarget} />}>
        <Trans>Limits and breaks</Trans>
      </Button>
    </>
  );
}

/** The member's account: password and sessions; or, by the address, the gambling limits. */
export function SecurityPage() {
  const { part } = useSearch();
  if (part === limitsTarget.search.part)
    return (
      <div className="page__main--inset">
        <PageTitle>
          <Trans>Responsible gaming</Trans>
        </PageTitle>
        <ResponsibleGamingPage />
      </div>
    );
  return <Account />;
}

function Account() {
  const member = useMember();
  const { elsewhere } = useWhitelabel();
  return (
    <div className="page__main--inset security">
      <PageTitle>
        <Trans>My account</Trans>
      </PageTitle>
      {member && (
        <>
          <p className="security__name">
            <Trans>Username</Trans> <b translate="no">{member.account}</b>{' '}
            <Button size="small" icon="user" render={<Link to={paths.profile} />}>
              <Trans>Profile</Trans>
            </Button>
          </p>
          <div className="security__cards">
            <div className="stack">
              <Card>
                <Password />
              </Card>
              <Card>
                <PhoneCard />
              </Card>
              <Card>
                <PaymentPasswordCard />
              </Card>
              <Card>
                <Play />
              </Card>
            </div>
            <div className="stack">
              <Card>
                <FactorsCard />
              </Card>
              <Card>
                <WalletsCard />
              </Card>
              {elsewhere.length > 0 && (
                <Card>
                  <LinkedIdentitiesCard />
                </Card>
              )}
              <Card>
                <Devices />
              </Card>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
