import { Trans } from '@lingui/react/macro';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { InstallSteps } from './install-steps.tsx';

/** How to put the app on a phone. */
export function DownloadDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      open
      onClose={onClose}
      width="wide"
      title={<Trans>Get the app</Trans>}
      lead={<Trans>No store and no download: the site itself becomes the app.</Trans>}
    >
      <InstallSteps />
    </Modal>
  );
}
