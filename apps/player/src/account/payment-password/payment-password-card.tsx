import { Trans } from '@lingui/react/macro';
import { paymentPasswordGet } from '@khelaghor/client/routes/account.gen.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchValue } from '../../shared/api.ts';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { staleTimes } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';

const PaymentPasswordDialog = createLazyDialog(() =>
  import('./payment-password-dialog.tsx').then((m) => m.PaymentPasswordDialog),
);

const ForgottenDialog = createLazyDialog(() =>
  import('./forgotten-dialog.tsx').then((m) => m.ForgottenDialog),
);

/** Whether money leaves with a password of its own, and the way to set or change it. */
export function PaymentPasswordCard() {
  const [isOpen, setOpen] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const state = useQuery({
    queryKey: ['payment-password'],
    queryFn: ({ signal }) => fetchValue(paymentPasswordGet, {}, signal),
    staleTime: staleTimes.lists,
  });
  return (
    <>
      <h2 className="security__title">
        <Trans>Payment password</Trans>
      </h2>
      {state.data ? (
        <>
          <p className="security__note">
            {state.data.isSet ? (
              <Trans>It is needed for every withdrawal.</Trans>
            ) : (
              <Trans>
                With a payment password, your login password alone is not enough to withdraw.
              </Trans>
            )}
          </p>
          <div className="security__acts">
            <Button icon="key" onClick={() => setOpen(true)}>
              {state.data.isSet ? (
                <Trans>Change the payment password</Trans>
              ) : (
                <Trans>Set a payment password</Trans>
              )}
            </Button>
            {state.data.isSet && (
              <Button onClick={() => setForgotten(true)}>
                <Trans>Forgotten your payment password?</Trans>
              </Button>
            )}
          </div>
          {isOpen && <PaymentPasswordDialog state={state.data} onClose={() => setOpen(false)} />}
          {isForgotten && (
            <ForgottenDialog state={state.data} onClose={() => setForgotten(false)} />
          )}
        </>
      ) : state.isError ? (
        <QueryError query={state} />
      ) : (
        <SkeletonList count={1} />
      )}
    </>
  );
}
