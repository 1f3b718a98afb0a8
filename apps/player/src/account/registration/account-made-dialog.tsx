import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { Link } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';

/** After a registration by phone: the name that the account was given. */
export function AccountMadeDialog({ onClose }: { readonly onClose: () => void }) {
  const member = useMember();
  if (!member) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>You are registered</Trans>}
      lead={<Trans>This is your username. Keep it: you can log in with it too.</Trans>}
      actions={
        <Button
          kind="primary"
          render={<Link to="." search={{ open: 'registered' }} replace resetScroll={false} />}
        >
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Receipt
        title={<Trans>New account</Trans>}
        lines={[{ key: 'account', name: <Trans>Username</Trans>, value: member.account }]}
      />
    </Modal>
  );
}
