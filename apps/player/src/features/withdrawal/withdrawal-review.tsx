import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { withdrawalRequestWithdrawal } from '@khelaghor/client/routes.gen.ts';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { call } from '../../shared/call.ts';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/refusal-text.ts';
import type { WithdrawalIntent } from './withdrawal-intent.ts';
import { WalletName } from './withdrawal-words.tsx';

/** Sends the request. The same key goes again after a lost connection: it is never asked twice. */
function useRequest() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const request = async (intent: WithdrawalIntent, paymentPassword: string): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const reply = await call(withdrawalRequestWithdrawal, {
      body: paymentPassword === '' ? intent : { ...intent, paymentPassword },
    });
    if (!reply.success) {
      setRefusal(reply);
      setBusy(false);
      return;
    }
    await queries.invalidateQueries({ queryKey: ['withdrawals'] });
    setBusy(false);
    // In the place of the last look, so that the way back does not lead to a sent request.
    const search = { withdrawal: reply.value.id };
    await navigate({ to: paths.withdraw, search, replace: true });
  };
  return { request, busy, refusal };
}

type WithdrawalReviewProps = {
  readonly intent: WithdrawalIntent;
  readonly asksPaymentPassword: boolean;
};

/** The last look before the money goes on hold. */
export function WithdrawalReview({ intent, asksPaymentPassword }: WithdrawalReviewProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const { request, busy, refusal } = useRequest();
  const wrong =
    refusal === null || refusal.code === 'network'
      ? undefined
      : refusal.fields?.['paymentPassword'];
  const change = () =>
    navigate({
      to: paths.withdraw,
      search: {},
      state: { withdrawalIntent: intent },
      replace: true,
    });
  return (
    <>
      <dl className="cashier__review">
        <div>
          <dt>
            <Trans>You receive</Trans>
          </dt>
          <dd className="cashier__figure">
            <Money minor={minorFromText(intent.amount)} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Wallet</Trans>
          </dt>
          <dd>
            <WalletName kind={intent.walletKind} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Wallet number</Trans>
          </dt>
          <dd className="cashier__figure">{intent.walletNumber}</dd>
        </div>
      </dl>
      {refusal !== null && !wrong && <Bar kind="warn">{refusalText(refusal)}</Bar>}
      {asksPaymentPassword && (
        <PasswordField
          label={t`Payment password`}
          purpose="current"
          required
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...(wrong !== undefined && { error: wrong })}
        />
      )}
      <p>
        <Trans>
          A person checks every withdrawal. The request cannot be taken back once it is sent.
        </Trans>
      </p>
      <div className="cashier__actions">
        <Button
          kind="lead"
          size="large"
          block
          busy={busy}
          onClick={() => void request(intent, typed)}
        >
          <Trans>Withdraw</Trans>
        </Button>
        <Button block disabled={busy} onClick={() => void change()}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </>
  );
}
