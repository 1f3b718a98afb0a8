import { Trans } from '@lingui/react/macro';
import { FormDialog } from '../../shared/form-dialog.tsx';

type MaintenanceDialogProps = { readonly onCancel: () => void; readonly onConfirm: () => void };

/** Asks once more before the whole site closes. */
export function MaintenanceDialog({ onCancel, onConfirm }: MaintenanceDialogProps) {
  return (
    <FormDialog
      insists
      danger
      title={<Trans>Close the site for maintenance?</Trans>}
      lead={
        <Trans>
          From now on every visitor sees the maintenance page. Nobody can deposit, bet or withdraw
          until you open the site again.
        </Trans>
      }
      act={<Trans>Close the site</Trans>}
      onClose={onCancel}
      onAct={onConfirm}
    />
  );
}
