import './content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getMutationRefusal } from './api.ts';
import { getField } from './error-text.tsx';
import { ActionDialog } from './kit/action-dialog.tsx';
import type { ActionQuestion } from './kit/actions.ts';
import { PictureUpload } from './picture-upload.tsx';

/** A payment by hand: its transaction, and the ticket of its picture. */
export type PaidByHand = { readonly trxId: string; readonly proof?: string };

/** An uploaded picture of a payment. */
type UploadedProof = {
  readonly ticket: string;
  readonly image: { readonly hash: string; readonly width: number };
};

type DialogProps = {
  readonly question: ActionQuestion;
  readonly confirm: ReactNode;
  readonly onRecord: (payment: PaidByHand) => Promise<unknown>;
  /** Uploads a picture of the payment; left out: no picture is kept. */
  readonly onUpload?: (file: File) => Promise<UploadedProof>;
  readonly onClose: () => void;
};

/** The picture of a payment, and its field. */
function useProof(upload: DialogProps['onUpload']) {
  const [proof, setProof] = useState<UploadedProof | null>(null);
  const uploading = useMutation({
    mutationFn: async (file: File) => setProof((await upload?.(file)) ?? null),
  });
  const renderField = (refusal: CallRefusal | null): ReactNode =>
    upload && (
      <PictureUpload
        label={<Trans>Proof of payment</Trans>}
        hint={
          <Trans>
            A PNG or JPEG picture of what the wallet shows, at most 5 MB. The member sees it.
          </Trans>
        }
        accept="image/png,image/jpeg"
        picture={proof && `/media/${proof.image.hash}-${Math.min(proof.image.width, 320)}.webp`}
        busy={uploading.isPending}
        refusal={getMutationRefusal(uploading)}
        error={proof === null ? getField(refusal, 'proof') : undefined}
        onFile={(file) => uploading.mutate(file)}
        onRemove={() => setProof(null)}
      />
    );
  return { ticket: proof?.ticket, isUploading: uploading.isPending, renderField };
}

/** Records a payment that was made by hand, by the id of its transaction. */
export function PaidByHandDialog(props: DialogProps) {
  const { question, confirm, onRecord, onUpload, onClose } = props;
  const { t } = useLingui();
  const { ticket, isUploading, renderField } = useProof(onUpload);
  const [trxId, setTrxId] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = toVisibleText(trxId) === '';
  return (
    <ActionDialog
      question={question}
      confirm={confirm}
      check={() => {
        setTried(true);
        return !isEmpty && !isUploading;
      }}
      run={() => onRecord({ trxId, ...(ticket !== undefined && { proof: ticket }) })}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <TextField
            label={<Trans>TrxID of your payment</Trans>}
            name="trxId"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={trxId}
            onChange={({ target }) => setTrxId(target.value)}
            error={
              isTried && isEmpty
                ? t`Write the TrxID that the wallet shows.`
                : getField(refusal, 'trxId')
            }
            required
          />
          {renderField(refusal)}
        </>
      )}
    </ActionDialog>
  );
}
