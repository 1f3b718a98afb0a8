import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';

type ReferralWarningProps = {
  /** Why the code is refused; null: it is valid. */
  readonly text: string | null;
  readonly onClose: () => void;
};

/** Says, before an account is opened, that a typed invitation code is unknown. */
export function ReferralWarning({ text, onClose }: ReferralWarningProps) {
  if (text === null) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Invitation code</Trans>}
      lead={text}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
      }
    />
  );
}
