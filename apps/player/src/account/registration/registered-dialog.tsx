import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember, useWhitelabel } from '../../shared/api-queries.ts';
import { DepositLimitLink, TimeLimitLink } from '../responsible-gaming/index.ts';
import { AccountMadeDialog } from './account-made-dialog.tsx';

/** After a registration: the account is open, and what can be done with it. */
function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const member = useMember();
  const { moneyMode } = useWhitelabel();
  if (!member) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Your account is open</Trans>}
      lead={
        moneyMode === 'play' ? (
          <Trans>You are logged in. Add play money to start playing.</Trans>
        ) : (
          <Trans>You are logged in. Make a deposit to start playing.</Trans>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Look around</Trans>
          </Button>
          <Button kind="primary" icon="deposit" render={<Link to={paths.deposit} />}>
            <Trans>Deposit</Trans>
          </Button>
        </>
      }
    >
      <div className="stack">
        <Receipt
          title={<Trans>New account</Trans>}
          lines={[{ key: 'account', name: <Trans>Username</Trans>, value: member.account }]}
        />
        <DepositLimitLink />
        <TimeLimitLink />
      </div>
    </Modal>
  );
}

type RegisteredDialogProps = {
  readonly open: 'registered' | 'account-made';
  readonly onClose: () => void;
};

/** What follows a registration; by phone, the name that the account was given comes first. */
export function RegisteredDialog({ open, onClose }: RegisteredDialogProps) {
  return open === 'registered' ? (
    <WelcomeDialog onClose={onClose} />
  ) : (
    <AccountMadeDialog onClose={onClose} />
  );
}
