import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { usePromotionAction } from './use-promotion.ts';

/** As in the contract, which stays out of the browser. */
const remarkLengthMax = 140;

type ApplyProps = { readonly promotion: Promotion; readonly onClose: () => void };

/** Asking for a promotion: a remark that an operator reads. */
export function ApplyDialog({ promotion, onClose }: ApplyProps) {
  const formId = useId();
  const text = useLocalText();
  const formatRefusal = useRefusalText();
  const toast = useToast();
  const { digits } = useFormat();
  const [remark, setRemark] = useState('');
  const { act, isBusy, refusal } = usePromotionAction(promotion);
  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!(await act('apply', toVisibleLines(remark)))) return;
    toast({
      tone: 'good',
      title: <Trans>Sent</Trans>,
      text: <Trans>You will hear from us here.</Trans>,
    });
    onClose();
  };
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={<Trans>Apply for this offer</Trans>}
      lead={text(promotion.title)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={isBusy}>
            <Trans>Apply</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
        <TextArea
          label={<Trans>What should we know?</Trans>}
          aside={toDigits(`${remark.length} / ${remarkLengthMax}`, digits)}
          value={remark}
          onChange={(change) => setRemark(change.target.value)}
          maxLength={remarkLengthMax}
          rows={4}
        />
      </form>
    </Modal>
  );
}
