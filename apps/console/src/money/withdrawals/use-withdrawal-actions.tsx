import './payout-facts.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { MemberWallets } from './member-wallets.tsx';
import { PayoutRisk } from './payout-risk.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { getSpokenNumber } from './payout-cells.tsx';
import {
  uploadPaymentProof,
  useApprove,
  useFailPayout,
  useRecordPayment,
  useReject,
} from './use-withdrawals.ts';

/** The amount that the payee receives, without the fee. */
const getSent = ({ amount, fee }: QueuedWithdrawal): string => String(BigInt(amount) - BigInt(fee));

/** Amount and number must be right: they are as large as they matter, where money leaves. */
function Slip({ payout, small = false }: { payout: QueuedWithdrawal; small?: boolean }) {
  const { money } = useNumberFormat();
  return (
    <dl className={small ? 'slip slip--small' : 'slip'}>
      <div className="slip__main">
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>{money(getSent(payout), payout.currency)}</dd>
      </div>
      {payout.fee !== '0' && (
        <div>
          <dt>
            <Trans>Withdrawal fee</Trans>
          </dt>
          <dd>{money(payout.fee, payout.currency)}</dd>
        </div>
      )}
      <div className="slip__main">
        <dt>
          <Trans>Pay to</Trans> · <WalletName kind={payout.walletKind} />
        </dt>
        <dd>{getSpokenNumber(payout.walletNumber)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Account</Trans>
        </dt>
        <dd>{payout.account}</dd>
      </div>
    </dl>
  );
}

function useApproveAction(): (payout: QueuedWithdrawal) => Action {
  const approving = useApprove();
  const { money } = useNumberFormat();
  return (payout) => {
    const amount = money(payout.amount, payout.currency);
    const number = getSpokenNumber(payout.walletNumber);
    return {
      key: `approve ${payout.id}`,
      needs: 'approve',
      label: <Trans>Approve</Trans>,
      about: payout.account,
      tone: 'main',
      question: {
        title: <Trans>Pay this out?</Trans>,
        lead: <Trans>An approved payout cannot be cancelled.</Trans>,
        confirm: <Trans>Approve {amount}</Trans>,
        facts: (
          <>
            <Slip payout={payout} />
            <PayoutRisk {...payout} />
            <MemberWallets memberId={payout.memberId} />
          </>
        ),
        done: {
          title: <Trans>Approved: {amount}</Trans>,
          text: <Trans>It goes to {number}, after a second approval where one is needed.</Trans>,
        },
      },
      run: () => approving.mutateAsync(payout.id),
    };
  };
}

/** The member reads the reason, so it is written to the member. */
function useRejectAction(): (payout: QueuedWithdrawal) => Action {
  const { t } = useLingui();
  const rejecting = useReject();
  const { money } = useNumberFormat();
  const ready = [
    t`The wallet number cannot receive money.`,
    t`The name of the wallet does not match yours.`,
    t`Please contact support before you withdraw.`,
  ];
  return (payout) => {
    const { id, account } = payout;
    const amount = money(payout.amount, payout.currency);
    return {
      key: `reject ${id}`,
      needs: 'approve',
      label: <Trans>Reject</Trans>,
      about: account,
      tone: 'danger',
      question: {
        title: <Trans>Reject this withdrawal?</Trans>,
        lead: (
          <Trans>The amount returns to the member’s balance. The member sees the reason.</Trans>
        ),
        confirm: <Trans>Reject {amount}</Trans>,
        facts: <Slip payout={payout} small />,
        reason: { ready },
        done: {
          isInfo: true,
          title: (
            <Trans>
              Rejected: {amount} is back in the balance of {account}
            </Trans>
          ),
        },
      },
      run: ({ reason }) => rejecting.mutateAsync({ id, reason }),
    };
  };
}

const PaidByHandDialog = lazy(async () => ({
  default: (await import('../../shared/paid-by-hand-dialog.tsx')).PaidByHandDialog,
}));

/** Names the transaction of a payout that an operator sent, or that the gateway has to confirm. */
function useRecordAction(): (payout: QueuedWithdrawal) => Action {
  const recording = useRecordPayment();
  return (payout) => {
    const { id, account, handling } = payout;
    const isByHand = handling === 'by_hand';
    const question = {
      title: isByHand ? (
        <Trans>Send it by hand, then record it</Trans>
      ) : (
        <Trans>Find the payout</Trans>
      ),
      lead: isByHand ? (
        <Trans>Send exactly this amount to this number. A transaction ID counts once.</Trans>
      ) : (
        <Trans>Look the payout up at the gateway. The gateway has to confirm its TrxID.</Trans>
      ),
      facts: <Slip payout={payout} />,
      done: { title: <Trans>The payment is recorded</Trans> },
    };
    return {
      key: `record ${id}`,
      label: isByHand ? <Trans>I have paid it</Trans> : <Trans>Enter its TrxID</Trans>,
      about: account,
      tone: 'main',
      renderDialog: (onClose) => (
        <PaidByHandDialog
          question={question}
          confirm={<Trans>Record</Trans>}
          onRecord={(payment) => recording.mutateAsync({ id, ...payment })}
          {...(isByHand && { onUpload: uploadPaymentProof })}
          onClose={onClose}
        />
      ),
    };
  };
}

/** Ends a payout that was not sent. The server refuses the operator who approved it. */
function useFailAction(): (payout: QueuedWithdrawal) => Action {
  const { t } = useLingui();
  const failing = useFailPayout();
  return (payout) => {
    const { id, account } = payout;
    return {
      key: `fail ${id}`,
      label: <Trans>It was not sent</Trans>,
      about: account,
      tone: 'danger',
      question: {
        title: <Trans>Return the money to the member?</Trans>,
        lead: (
          <Trans>
            Check the statement first: a payout that was sent would be paid twice. Another operator
            than its approver has to do this.
          </Trans>
        ),
        facts: <Slip payout={payout} />,
        reason: { ready: [t`The wallet number cannot receive money.`] },
        done: { isInfo: true, title: <Trans>The money is back in the member’s balance</Trans> },
      },
      run: ({ reason }) => failing.mutateAsync({ id, reason }),
    };
  };
}

/** What can be done about a withdrawal that waits for an operator. */
export function useWithdrawalActions(): (payout: QueuedWithdrawal) => Action[] {
  const reject = useRejectAction();
  const approve = useApproveAction();
  const record = useRecordAction();
  const fail = useFailAction();
  return (payout) => {
    if (payout.state === 'requested') return [reject(payout), approve(payout)];
    return payout.handling === 'automatic' ? [] : [fail(payout), record(payout)];
  };
}
