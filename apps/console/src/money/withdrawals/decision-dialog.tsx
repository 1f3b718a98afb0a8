import './decision-dialog.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { MemberWallets } from './member-wallets.tsx';
import { getSpokenNumber, WalletName } from './payout-cells.tsx';
import { useApprove, useReject } from './use-withdrawals.ts';

type DecisionProps = { readonly payout: QueuedWithdrawal; readonly onClose: () => void };

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

/** Asks once more before money leaves the house. */
export function ApproveDialog({ payout, onClose }: DecisionProps) {
  const approving = useApprove();
  const toast = useToast();
  const { money } = useNumberFormat();
  const amount = money(payout.amount, payout.currency);
  const number = getSpokenNumber(payout.walletNumber);
  const approve = async () => {
    try {
      await approving.mutateAsync(payout.id);
    } catch {
      return;
    }
    toast({
      tone: 'good',
      title: <Trans>Approved: {amount}</Trans>,
      text: <Trans>It is on its way to {number}.</Trans>,
    });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      title={<Trans>Pay this out?</Trans>}
      lead={<Trans>A payout that was approved cannot be called back.</Trans>}
      submitLabel={<Trans>Approve {amount}</Trans>}
      icon="check"
      busy={approving.isPending}
      refusal={approving.isError ? getRefusal(approving.error) : null}
      onClose={onClose}
      onAct={() => void approve()}
    >
      <Slip payout={payout} />
      <MemberWallets memberId={payout.memberId} />
    </FormDialog>
  );
}

/** The member reads the reason, so it is written to the member. */
export function RejectDialog({ payout, onClose }: DecisionProps) {
  const { t } = useLingui();
  const rejecting = useReject();
  const toast = useToast();
  const { money } = useNumberFormat();
  const reason = useReason();
  const amount = money(payout.amount, payout.currency);
  const { account } = payout;
  const readyReasons = [
    t`The wallet number cannot receive money.`,
    t`The name of the wallet does not match yours.`,
    t`Please contact support before you withdraw.`,
  ];
  const reject = async () => {
    const written = reason.take();
    if (written === null) return;
    try {
      await rejecting.mutateAsync({ id: payout.id, reason: written });
    } catch {
      return;
    }
    toast({
      tone: 'info',
      title: (
        <Trans>
          Rejected: {amount} is back with {account}
        </Trans>
      ),
    });
    onClose();
  };
  return (
    <FormDialog
      dismissible={false}
      danger
      title={<Trans>Reject this withdrawal?</Trans>}
      lead={<Trans>The money returns to the member’s balance. The member reads the reason.</Trans>}
      submitLabel={<Trans>Reject {amount}</Trans>}
      busy={rejecting.isPending}
      refusal={rejecting.isError ? getRefusal(rejecting.error) : null}
      onClose={onClose}
      onAct={() => void reject()}
    >
      <Slip payout={payout} small />
      <ReasonField reason={reason} ready={readyReasons} />
    </FormDialog>
  );
}
