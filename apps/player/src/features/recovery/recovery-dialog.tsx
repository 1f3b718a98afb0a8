import { ReturnDialog } from '../elsewhere/elsewhere.ts';
import { useMember } from '../../shared/queries.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { ForgotDialog } from './forgot-dialog.tsx';
import { MustChangeDialog } from './must-change-dialog.tsx';
import { NotInDialog } from './not-in-dialog.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';
import { StopResetDialog } from './stop-reset-dialog.tsx';

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
  if (open === 'not-in') return <NotInDialog next={next} onClose={onClose} />;
  if (open === 'enter') return <EnterDialog onClose={onClose} />;
  if (member) return null;
  return open === 'forgot' ? (
    <ForgotDialog onClose={onClose} />
  ) : (
    <MustChangeDialog onClose={onClose} />
  );
}
