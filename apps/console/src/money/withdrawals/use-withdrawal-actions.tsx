import './payout-facts.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { MemberWallets } from './member-wallets.tsx';
import { getSpokenNumber, WalletName } from './payout-cells.tsx';
import { useApprove, useReject } from './use-withdrawals.ts';

/** Amount and number must be right: they are as large as they matter, where money leaves. */
function Slip({ payout, small = false }: { payout: QueuedWithdrawal; small?: boolean }) {
  const { money } = useNumberFormat();
  return (
    <dl className={small ? 'slip slip--small' : 'slip'}>
      <div className="slip__main">
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>{money(payout.amount, payout.currency)}</dd>
      </div>
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
            <MemberWallets memberId={payout.memberId} />
          </>
        ),
        done: {
          title: <Trans>Approved: {amount}</Trans>,
          text: <Trans>It is on its way to {number}.</Trans>,
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

/** What can be decided about a withdrawal: only one that waits can. */
export function useWithdrawalActions(): (payout: QueuedWithdrawal) => Action[] {
  const reject = useRejectAction();
  const approve = useApproveAction();
  return (payout) => (payout.state === 'requested' ? [reject(payout), approve(payout)] : []);
}
