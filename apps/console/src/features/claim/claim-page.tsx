import './claim.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Waiting } from '@khelaghor/ui/spinner/spinner.tsx';
import { refusalOf } from '../../shared/ask.ts';
import { Gate } from '../../shared/gate.tsx';
import { RefusalText } from '../../shared/refusal-text.tsx';
import { ClaimForm } from './claim-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { useEnrolment } from './use-claim.ts';

function BadLink() {
  return (
    <div className="gate__blank" role="alert">
      <h2>
        <Trans>This link is no longer good</Trans>
      </h2>
      <p>
        <Trans>
          It works once, for 24 hours, and only until the first operator exists. Start the server
          again: while there is no operator it prints a new link.
        </Trans>
      </p>
    </div>
  );
}

function LinkUnknown({ failure, retry }: { failure: unknown; retry: () => void }) {
  const refusal = refusalOf(failure);
  if (refusal.code === 'claim_link_invalid' || refusal.code === 'malformed') return <BadLink />;
  return (
    <div className="gate__blank" role="alert">
      <p>
        <RefusalText refusal={refusal} />
      </p>
      <Button icon="refresh" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/**
 * Two steps on one page: enrol the app, then choose name and password and prove the app with a
 * code. The token stays in the fragment until it is used, because a phone may load the page anew
 * while its owner is in the authenticator app.
 */
export function ClaimPage() {
  const { t } = useLingui();
  const claim = useLocation({ select: (location) => location.hash });
  const enrolment = useEnrolment(claim);
  const navigate = useNavigate();
  return (
    <Gate title={t`Become the first operator`} wide>
      {enrolment.isPending && <Waiting />}
      {enrolment.isError && (
        <LinkUnknown failure={enrolment.error} retry={() => void enrolment.refetch()} />
      )}
      {enrolment.data && (
        <div className="claim">
          <section>
            <h2 className="claim__step">
              <span aria-hidden="true">1</span>
              <Trans>Add the console to your app</Trans>
            </h2>
            <Enrolment
              secret={enrolment.data.totpSecret}
              address={enrolment.data.totpAddress}
              qr={enrolment.data.totpQr}
            />
          </section>
          <section>
            <h2 className="claim__step">
              <span aria-hidden="true">2</span>
              <Trans>Choose name and password</Trans>
            </h2>
            <ClaimForm claim={claim} onDone={() => void navigate({ to: '/', replace: true })} />
          </section>
        </div>
      )}
    </Gate>
  );
}
