import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Link } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { LoggingInDialog } from './logging-in-dialog.tsx';
import { useCrossDomainLogin } from './use-cross-domain-login.ts';

/** Where a code from another address of the site leads: in, or to the question as whom. */
export function CrossDomainLoginDialog({ onClose }: { readonly onClose: () => void }) {
  const member = useMember();
  const { found, confirm } = useCrossDomainLogin(onClose);
  if (found.state === 'waiting') return <LoggingInDialog onClose={onClose} />;
  if (found.state === 'refused')
    return (
      <Modal
        open
        onClose={onClose}
        title={<Trans>This did not log you in</Trans>}
        {...(!member && {
          actions: (
            <Button
              kind="primary"
              render={<Link to="." search={{ open: 'login' }} replace resetScroll={false} />}
            >
              <Trans>Log in</Trans>
            </Button>
          ),
        })}
      >
        <Alert kind="warn">{found.text}</Alert>
      </Modal>
    );
  const { name } = found;
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={<Trans>Continue as {name}?</Trans>}
      lead={
        member ? (
          <Trans>
            A link asks to log you in as {name}. You would be logged out as {member.nickname}.
          </Trans>
        ) : (
          <Trans>A link asks to log you in as {name}. Continue only if this is your account.</Trans>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>No, stay logged in</Trans>
          </Button>
          <Button kind="primary" onClick={confirm}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    />
  );
}
