import './register-page.css';
import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Link } from '../../shared/navigation.tsx';
import { NewPlayerPromotions } from '../../growth/promotions/index.ts';
import { paths } from '../../shared/paths.ts';
import { useMember, useWhitelabel } from '../../shared/api-queries.ts';
import { isTrial } from '../../shared/demo.ts';
import { ReferralNote } from '../../account/registration/referral-note.tsx';
import { RegistrationForm } from '../../account/registration/registration-form.tsx';

/** Signing up on a page of its own, with what awaits new members beside the form. */
export function RegisterPage() {
  const member = useMember();
  const { moneyMode } = useWhitelabel();
  const isKnown = member !== null && !isTrial(member);
  return (
    <div className="page__main--inset register">
      <PageTitle>
        <Trans>Create account</Trans>
      </PageTitle>
      {isKnown ? (
        <Card>
          <p className="register__lead">
            <Trans>You have an account already, and you are logged in.</Trans>
          </p>
          <Button kind="primary" render={<Link to={paths.home} />}>
            <Trans>Go to the lobby</Trans>
          </Button>
        </Card>
      ) : (
        <>
          {moneyMode === 'play' && (
            <p className="register__lead">
              <Trans>Everything here is played with play money.</Trans>
            </p>
          )}
          <div className="register__sides stack">
            <Card>
              <ReferralNote />
              <RegistrationForm mode="page" />
            </Card>
            <NewPlayerPromotions />
          </div>
        </>
      )}
    </div>
  );
}
