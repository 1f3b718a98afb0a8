import { Trans } from '@lingui/react/macro';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';

/** Shown while the server checks a login. */
export function LoggingInDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open dismissible={false} onClose={onClose} title={<Trans>Logging you in</Trans>}>
      <p aria-live="polite">
        <Spinner /> <Trans>One moment…</Trans>
      </p>
    </Modal>
  );
}
