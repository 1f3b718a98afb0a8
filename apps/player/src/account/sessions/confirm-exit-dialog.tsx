import { useMember } from '../../shared/api-queries.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { RegistrationRequiredDialog } from './registration-required-dialog.tsx';

type ConfirmExitDialogProps = {
  readonly open: 'sign-out' | 'true-account';
  readonly onClose: () => void;
};

/** Asks for confirmation before a logout; offers a demo player an account of their own. */
export function ConfirmExitDialog({ open, onClose }: ConfirmExitDialogProps) {
  const member = useMember();
  if (open === 'true-account') return <RegistrationRequiredDialog onClose={onClose} />;
  return member && <SignOutDialog onClose={onClose} />;
}
