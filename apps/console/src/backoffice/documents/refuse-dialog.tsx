import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { documentReasons } from '@khelaghor/contract/account/document-terms.ts';
import type { DocumentReason } from '@khelaghor/contract/account/document-terms.ts';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { reasonLabels } from './labels.tsx';
import { useRefuse } from './use-documents.ts';

type RefuseDialogProps = { readonly id: string; readonly onClose: () => void };

/** Refuses a document with a reason, which the member reads in their own language. */
export function RefuseDialog({ id, onClose }: RefuseDialogProps) {
  const { t } = useLingui();
  const refusing = useRefuse(id);
  const [reason, setReason] = useState<DocumentReason>('unreadable');
  return (
    <ActionDialog
      tone="danger"
      question={{
        title: <Trans>Refuse this document?</Trans>,
        lead: (
          <Trans>
            The member reads the reason and can send a document again. Choose the last one where the
            same document belongs to another account.
          </Trans>
        ),
        done: { title: <Trans>The document is refused</Trans>, isInfo: true },
      }}
      confirm={<Trans>Refuse</Trans>}
      run={() => refusing.mutateAsync(reason)}
      onClose={onClose}
    >
      {() => (
        <Select
          label={<Trans>Reason</Trans>}
          value={reason}
          onChange={({ target }) =>
            setReason(documentReasons.find((one) => one === target.value) ?? 'unreadable')
          }
        >
          {documentReasons.map((one) => (
            <option key={one} value={one}>
              {t(reasonLabels[one])}
            </option>
          ))}
        </Select>
      )}
    </ActionDialog>
  );
}
