import { Trans } from '@lingui/react/macro';
import { FormDialog } from '../../shared/form-dialog.tsx';

type MaintenanceDialogProps = { readonly onCancel: () => void; readonly onConfirm: () => void };

/** Asks once more before the whole site closes. */
export function MaintenanceDialog({ onCancel, onConfirm }: MaintenanceDialogProps) {
  return (
    <FormDialog
      dismissible={false}
      danger
      title={<Trans>Close the site for maintenance?</Trans>}
      lead={
        <Trans>
          All visitors will see the maintenance page. Deposits, bets and withdrawals stop until you
          reopen the site.
        </Trans>
      }
      submitLabel={<Trans>Close the site</Trans>}
      onClose={onCancel}
      onAct={onConfirm}
    />
  );
}
