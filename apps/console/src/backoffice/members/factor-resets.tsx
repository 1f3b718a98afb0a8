import './responsible-gaming-section.css';
import './factor-resets.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { FactorReset, FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useFactorResets } from './use-factor-resets.ts';
import type { ResetAction } from './use-factor-resets.ts';

const ResetDialog = lazy(async () => ({
  default: (await import('./reset-dialog.tsx')).ResetDialog,
}));

function Has({ has }: Pick<FactorResets, 'has'>) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const passkeys = count(has.passkeys);
  const codes = count(has.recoveryCodes);
  const all = [
    has.authenticator && t`Authenticator app`,
    has.passkeys > 0 && t`Passkeys: ${passkeys}`,
    has.recoveryCodes > 0 && t`Recovery codes: ${codes}`,
    has.mobileMasked !== null && t`Phone ${has.mobileMasked}`,
    has.paymentPassword && t`Payment password`,
  ].filter((each) => each !== false);
  return (
    <p className="member-play__none">
      {all.length === 0 ? <Trans>None set up.</Trans> : all.join(', ')}
    </p>
  );
}

function Outcome({ reset }: { readonly reset: FactorReset }) {
  if (reset.outcome === 'done') return <Trans>Carried out by {reset.endedBy}</Trans>;
  if (reset.outcome === 'stopped') return <Trans>Stopped by the member</Trans>;
  return <Trans>Taken back by {reset.endedBy}</Trans>;
}

function Past({ past }: Pick<FactorResets, 'past'>) {
  const { moment } = useNumberFormat();
  if (past.length === 0) return null;
  return (
    <ol className="member-play__list">
      {past.map((reset) => (
        <li key={reset.id}>
          <span>
            <Outcome reset={reset} />
          </span>
          <small>{moment(reset.endedAt ?? reset.askedAt)}</small>
          <small className="member-play__waiting">
            <Trans>
              Asked for by <span translate="no">{reset.askedBy}</span>: {reset.reason}
            </Trans>
          </small>
        </li>
      ))}
    </ol>
  );
}

function Waiting({ resets }: { readonly resets: FactorResets }) {
  const { moment } = useNumberFormat();
  const { waiting, tells } = resets;
  if (!waiting) return null;
  const until = moment(waiting.dueAt);
  const { askedBy, reason } = waiting;
  return (
    <div className="member-reset__waiting" role="status">
      <p>
        <Trans>
          A reset waits until {until}. Asked for by <span translate="no">{askedBy}</span>: {reason}
        </Trans>
      </p>
      {!tells.mail && !tells.sms && (
        <p>
          <Trans>
            We have no e-mail or phone to notify this member. Verify their identity carefully.
          </Trans>
        </p>
      )}
      {resets.needsOther && (
        <p>
          <Trans>Another operator has to carry it out.</Trans>
        </p>
      )}
    </div>
  );
}

function Resets({ id, resets }: { readonly id: string; readonly resets: FactorResets }) {
  const [act, setAct] = useState<ResetAction | null>(null);
  return (
    <>
      <Has has={resets.has} />
      <Waiting resets={resets} />
      <div className="member__acts">
        {resets.waiting ? (
          <>
            {!resets.needsOther && (
              <Button icon="shield" onClick={() => setAct('done')}>
                <Trans>Carry the reset out</Trans>
              </Button>
            )}
            <Button onClick={() => setAct('withdraw')}>
              <Trans>Take the reset back</Trans>
            </Button>
          </>
        ) : (
          <Button icon="shield" onClick={() => setAct('ask')}>
            <Trans>Ask for a reset</Trans>
          </Button>
        )}
      </div>
      <Past past={resets.past} />
      <Suspense fallback={null}>
        {act !== null && (
          <ResetDialog
            id={id}
            act={act}
            hasPayment={resets.has.paymentPassword}
            onClose={() => setAct(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** For a member who has lost phone, device and codes: their second factors, and the reset. */
export function FactorResetsSection({ id }: { readonly id: string }) {
  const resets = useFactorResets(id);
  return (
    <section className="member member-play" aria-labelledby="member-resets">
      <h3 className="member-play__title" id="member-resets">
        <Trans>Second proofs and phone</Trans>
      </h3>
      <QueryState query={resets} skeletons={1} />
      {resets.data && <Resets id={id} resets={resets.data} />}
    </section>
  );
}
