import { Trans } from '@lingui/react/macro';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';

type MaintenanceDialogProps = { readonly onCancel: () => void; readonly onConfirm: () => void };

/** Asks once more before the whole site closes. */
export function MaintenanceDialog({ onCancel, onConfirm }: MaintenanceDialogProps) {
  return (
    <ActionDialog
      tone="danger"
      question={{
        title: <Trans>Close the site for maintenance?</Trans>,
        lead: (
          <Trans>
            All visitors will see the maintenance page. Deposits, bets and withdrawals stop until
            you reopen the site.
          </Trans>
        ),
      }}
      confirm={<Trans>Close the site</Trans>}
      run={async () => onConfirm()}
      onClose={onCancel}
      onDone={() => undefined}
    />
  );
}
