import { Trans, useLingui } from '@lingui/react/macro';
import { betsRevealSeed } from '@khelaghor/client/routes/play.gen.ts';
import { createClientSeed } from '@khelaghor/client/random-client-seed.ts';
import { FieldError, TextField } from '@khelaghor/ui/field/field.tsx';
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
  const { t } = useLingui();
  const formatRefusal = useRefusalText();
  const errorId = useId();
  // Made here and not by the server, which knew the next server seed before.
  const [clientSeed, setClientSeed] = useState(() => createClientSeed());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const reveal = async () => {
    setBusy(true);
    setError(undefined);
    const reply = await call(betsRevealSeed, { params: { betId }, body: { clientSeed } });
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
          <Button
            kind="primary"
            icon="seal"
            busy={busy}
            disabled={clientSeed.trim() === ''}
            onClick={() => void reveal()}
          >
            <Trans>Reveal and check</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your next bet uses the server seed whose hash is shown as the next one, together with this
          client seed of yours.
        </Trans>
      </p>
      <TextField
        label={t`Your client seed for the next pair`}
        hint={<Trans>Your browser made it by chance. You can write any other text.</Trans>}
        value={clientSeed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setClientSeed(event.currentTarget.value)}
      />
      <FieldError id={errorId} error={error} />
    </Modal>
  );
}
