import { ForgotDialog } from './forgot-dialog.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';

type RecoveryDialogProps = {
  readonly open: 'forgot' | 'newPassword';
  readonly onClose: () => void;
};

/** Asking for a way back, and the place where the link of a letter leads. */
export function RecoveryDialog({ open, onClose }: RecoveryDialogProps) {
  return open === 'forgot' ? (
    <ForgotDialog onClose={onClose} />
  ) : (
    <NewPasswordDialog onClose={onClose} />
  );
}
