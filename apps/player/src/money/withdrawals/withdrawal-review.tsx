import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { withdrawalsGetTerms } from '@khelaghor/contract/money/withdrawals.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { WalletName } from '../payout-wallets/index.ts';
import { StepUpField, useStepUpProof } from '../../account/step-up/index.ts';
import type { StepUpProof } from '../../account/step-up/index.ts';
import { call, isUnsure } from '../../shared/api.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { ArrivalTime } from './arrival-time.tsx';
import { DocumentsLink } from './unverified-note.tsx';
import { findFee } from './find-fee.ts';
import { forgetSent, noteSent } from './sent-key.ts';
import { termsKey } from './use-withdrawals.ts';
import type { WithdrawalIntent } from './withdrawal-intent.ts';

/** Refusals that an identity document ends. */
const documentCodes: readonly CallRefusal['code'][] = ['documents_needed', 'diligence_needed'];
/** After these the page shows how much is left to bet or to withdraw, or the new fee. */
const outdated: readonly CallRefusal['code'][] = ['turnover_due', 'fee_changed', ...documentCodes];

/** Sends the request, and says when its answer was lost. */
function useRequest(proof: StepUpProof, onLost: (key: string) => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const request = async ({ key, amount, wallet }: WithdrawalIntent, fee: bigint): Promise<void> => {
    setRefusal(null);
    const shown = proof.take();
    if (shown === null) return;
    setBusy(true);
    noteSent(key);
    const reply = await call(withdrawalsCreate, {
      body: { key, amount, walletId: wallet.id, fee: String(fee), ...shown },
    });
    if (!reply.success && isUnsure(reply)) {
      onLost(key);
      return;
    }
    forgetSent();
    // Something was sent with this key before, and its answer was lost: that is what is shown.
    const isOther = !reply.success && reply.code === 'key_reused';
    if (!reply.success && !isOther) {
      if (!proof.refused(reply)) setRefusal(reply);
      if (outdated.includes(reply.code)) await queries.invalidateQueries({ queryKey: termsKey });
      setBusy(false);
      return;
    }
    await queries.invalidateQueries({ queryKey: ['withdrawals'] });
    setBusy(false);
    // In the place of the last look, so that the way back does not lead to a sent request.
    const search = { withdrawal: key };
    await navigate({ to: paths.withdraw, search, replace: true });
  };
  return { request, busy, refusal };
}

type WithdrawalReviewProps = {
  readonly intent: WithdrawalIntent;
  readonly terms: ValueOf<typeof withdrawalsGetTerms>;
  /** The server was asked for a request whose answer was lost, and has none. */
  readonly isAbsent: boolean;
  /** No answer came; gives the key of the request. */
  readonly onLost: (key: string) => void;
};

/** The last look before the money goes on hold. */
export function WithdrawalReview({ intent, terms, isAbsent, onLost }: WithdrawalReviewProps) {
  const proof = useStepUpProof(terms.asks);
  const formatRefusal = useRefusalText();
  const navigate = useNavigate();
  const { request, busy, refusal } = useRequest(proof, onLost);
  const amount = parseMinorText(intent.amount);
  const fee = findFee(terms.fees, intent.wallet.kind, amount);
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
            <Trans>Leaves your balance</Trans>
          </dt>
          <dd>
            <Money minor={amount} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>
            <Money minor={fee} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>You receive</Trans>
          </dt>
          <dd className="cashier__figure">
            <Money minor={minor(amount - fee)} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Arrival</Trans>
          </dt>
          <dd>
            <ArrivalTime terms={terms} walletKind={intent.wallet.kind} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Wallet</Trans>
          </dt>
          <dd>
            <WalletName kind={intent.wallet.kind} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Wallet number</Trans>
          </dt>
          <dd className="cashier__figure">{intent.wallet.numberMasked}</dd>
        </div>
      </dl>
      {isAbsent && refusal === null && (
        <Alert kind="info">
          <Trans>Your withdrawal was not taken. You can send it again.</Trans>
        </Alert>
      )}
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      {refusal !== null && documentCodes.includes(refusal.code) && <DocumentsLink />}
      <p>
        <Trans>Every withdrawal is checked. A sent request cannot be cancelled.</Trans>
      </p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void request(intent, fee);
        }}
      >
        <StepUpField proof={proof} />
        <Button type="submit" kind="primary" size="large" block busy={busy}>
          <Trans>Withdraw</Trans>
        </Button>
        <Button block disabled={busy} onClick={() => void change()}>
          <Trans>Change</Trans>
        </Button>
      </form>
    </>
  );
}
