import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useRefusalText } from '../../shared/error-text.ts';
import { usePicture } from '../../shared/picture-field.tsx';
import { useReceipt } from './use-manual-deposit.ts';

type ReceiptProps = {
  readonly id: string;
  /** There is a picture, which this one replaces. */
  readonly replaces: boolean;
};

/** Adds the picture of a receipt to a claim that waits, or replaces it once. */
export function ReceiptForm({ id, replaces }: ReceiptProps) {
  const { picture, field } = usePicture(
    replaces ? (
      <Trans>Was it the wrong picture? You can replace it once.</Trans>
    ) : (
      <Trans>A picture of the receipt helps us to find your payment faster.</Trans>
    ),
  );
  const { send, busy, refusal } = useReceipt(id);
  const formatRefusal = useRefusalText();
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (picture) void send(picture);
      }}
    >
      {field}
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      {picture && (
        <Button type="submit" kind="primary" block busy={busy}>
          <Trans>Send the picture</Trans>
        </Button>
      )}
    </form>
  );
}
