import './setup.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Loading } from '@khelaghor/ui/spinner/spinner.tsx';
import { getRefusal } from '../../shared/api.ts';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { ErrorText } from '../../shared/error-text.tsx';
import { SetupForm } from './setup-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { NewFactorForm } from './new-factor-form.tsx';
import { useEnrolment } from './use-setup.ts';

function BadLink() {
  return (
    <div className="auth-layout__blank" role="alert">
      <h2>
        <Trans>This link is no longer valid</Trans>
      </h2>
      <p>
        <Trans>
          A link works once within 24 hours, and can be revoked. Ask the operator who gave it to you
          for a new one.
        </Trans>
      </p>
      <p>
        <Trans>While there is no operator, each start of the server prints a new link.</Trans>
      </p>
    </div>
  );
}

function LinkUnknown({ failure, retry }: { failure: unknown; retry: () => void }) {
  const refusal = getRefusal(failure);
  if (refusal.code === 'claim_link_invalid' || refusal.code === 'malformed') return <BadLink />;
  return (
    <div className="auth-layout__blank" role="alert">
      <p>
        <ErrorText refusal={refusal} />
      </p>
      <Button icon="refresh" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

type Enrolled = NonNullable<ReturnType<typeof useEnrolment>['data']>;
type StepsProps = { readonly claim: string; readonly enrolled: Enrolled };

/** Enrolling the app, then what is needed beside its code. */
function Steps({ claim, enrolled }: StepsProps) {
  const { purpose, username, totpSecret, totpAddress, totpQr } = enrolled;
  const navigate = useNavigate();
  const done = () => void navigate({ to: '/', replace: true });
  return (
    <div className="setup">
      <section>
        <h2 className="setup__step">
          <span aria-hidden="true">1</span>
          <Trans>Add the console to your app</Trans>
        </h2>
        <Enrolment secret={totpSecret} address={totpAddress} qr={totpQr} />
      </section>
      <section>
        <h2 className="setup__step">
          <span aria-hidden="true">2</span>
          {purpose === 'first' && <Trans>Choose a username and a password</Trans>}
          {purpose === 'invitation' && <Trans>Choose a password</Trans>}
          {purpose === 'factor_reset' && <Trans>Confirm your identity</Trans>}
        </h2>
        {purpose === 'factor_reset' ? (
          <NewFactorForm claim={claim} username={username ?? ''} onDone={done} />
        ) : (
          <SetupForm claim={claim} promised={username} onDone={done} />
        )}
      </section>
    </div>
  );
}

/**
 * Two steps on one page. The token stays in the fragment until it is used, because a phone may load
 * the page anew while its owner is in the authenticator app.
 */
export function SetupPage() {
  const { t } = useLingui();
  const claim = useLocation({ select: (location) => location.hash });
  const enrolment = useEnrolment(claim);
  const titles = {
    first: t`Become the first operator`,
    invitation: t`Become an operator`,
    factor_reset: t`A new authenticator app`,
  };
  return (
    <AuthLayout
      title={enrolment.data ? titles[enrolment.data.purpose] : t`Operators’ console`}
      wide
    >
      {enrolment.isPending && <Loading />}
      {enrolment.isError && (
        <LinkUnknown failure={enrolment.error} retry={() => void enrolment.refetch()} />
      )}
      {enrolment.data && <Steps claim={claim} enrolled={enrolment.data} />}
    </AuthLayout>
  );
}
