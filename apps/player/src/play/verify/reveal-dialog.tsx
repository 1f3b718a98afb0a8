import { Trans } from '@lingui/react/macro';
import { betsRevealSeed } from '@khelaghor/client/routes.gen.ts';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useId, useState } from 'react';
import { call } from '../../shared/api.ts';
import { useRefusalText } from '../../shared/error-text.ts';

type RevealDialogProps = {
  readonly betId: string;
  /** Shows the proof anew; the dialog closes when it is there. */
  readonly onRevealed: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before it ends a pair of seeds, for that cannot be undone. */
export function RevealDialog({ betId, onRevealed, onClose }: RevealDialogProps) {
  const formatRefusal = useRefusalText();
  const errorId = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const reveal = async () => {
    setBusy(true);
    setError(undefined);
    const reply = await call(betsRevealSeed, { params: { betId } });
    if (reply.success) {
      await onRevealed();
      return onClose();
    }
    setBusy(false);
    setError(formatRefusal(reply));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Reveal the server seed?</Trans>}
      lead={
        <Trans>
          This ends your current pair of seeds and cannot be undone. All bets made with it can then
          be checked.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" icon="seal" busy={busy} onClick={() => void reveal()}>
            <Trans>Reveal and check</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your next bet uses the server seed whose hash is shown as the next one, together with a
          client seed that we make. In the game you can choose a client seed of your own instead.
        </Trans>
      </p>
      <FieldError id={errorId} error={error} />
    </Modal>
  );
}
