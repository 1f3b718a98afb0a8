import { Trans } from '@lingui/react/macro';
import {
  responsibleGamingRequestReopening,
  responsibleGamingConfirmLimitIncrease,
} from '@khelaghor/client/routes/account.gen.ts';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { StepUpField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useLimitChange } from './use-responsible-gaming.ts';

/** The change to confirm: a looser limit, or the return after a self-exclusion. */
type Act =
  | { readonly act: 'loosen'; readonly kind: LimitKind; readonly period: LimitPeriod }
  | { readonly act: 'reopen' };

type ConfirmDialogProps = {
  readonly act: Act;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** Only the member can loosen a limit, and never with a single click. */
export function ConfirmDialog({ act, hasPassword, onClose }: ConfirmDialogProps) {
  const proof = useStepUpProof(hasPassword ? 'password' : 'code');
  const { change, isBusy, trouble } = useLimitChange();
  const isReopening = act.act === 'reopen';
  const confirm = async () => {
    const shown = proof.take();
    if (shown === null) return;
    const reply = await change(() =>
      act.act === 'reopen'
        ? call(responsibleGamingRequestReopening, { body: shown })
        : call(responsibleGamingConfirmLimitIncrease, {
            body: { kind: act.kind, period: act.period, ...shown },
          }),
    );
    if (reply.success) onClose();
    else proof.refused(reply);
  };
  const title = isReopening ? <Trans>Request to return</Trans> : <Trans>Confirm the change</Trans>;
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      {...(isReopening && { lead: <Trans>Your account opens for play a week later.</Trans> })}
    >
      <DialogForm trouble={proof.input.error === undefined ? trouble : null} onSubmit={confirm}>
        <StepUpField proof={proof} />
        <Button kind="primary" block type="submit" busy={isBusy}>
          {title}
        </Button>
      </DialogForm>
    </Modal>
  );
}
