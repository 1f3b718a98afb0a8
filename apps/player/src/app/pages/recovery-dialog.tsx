import { ReturnDialog } from '../../account/social-login/index.ts';
import { useMember } from '../../shared/api-queries.ts';
import { CrossDomainLoginDialog } from '../../account/sessions/cross-domain-login-dialog.tsx';
import { ForgotDialog } from '../../account/passwords/forgot-dialog.tsx';
import { MustChangeDialog } from '../../account/passwords/must-change-dialog.tsx';
import { SessionCheckDialog } from '../../account/sessions/session-check-dialog.tsx';
import { NewPasswordDialog } from '../../account/passwords/new-password-dialog.tsx';
import { StopResetDialog } from '../../account/passwords/stop-reset-dialog.tsx';

type RecoveryDialogProps = {
  readonly open:
    | 'forgot'
    | 'newPassword'
    | 'stopReset'
    | 'mustChange'
    | 'enter'
    | 'not-in'
    | 'elsewhere';
  readonly next?: string | undefined;
  readonly onClose: () => void;
};

/** Ways in beside the form: asking for one, and where the links and codes of others lead. */
export function RecoveryDialog({ open, next, onClose }: RecoveryDialogProps) {
  const member = useMember();
  if (open === 'newPassword') return <NewPasswordDialog onClose={onClose} />;
  if (open === 'stopReset') return <StopResetDialog onClose={onClose} />;
  if (open === 'elsewhere') return <ReturnDialog onClose={onClose} />;
  if (open === 'not-in') return <SessionCheckDialog next={next} onClose={onClose} />;
  if (open === 'enter') return <CrossDomainLoginDialog onClose={onClose} />;
  if (member) return null;
  return open === 'forgot' ? (
    <ForgotDialog onClose={onClose} />
  ) : (
    <MustChangeDialog onClose={onClose} />
  );
}
