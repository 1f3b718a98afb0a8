import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { QueuedFeedback } from '@khelaghor/contract/account/feedback.ts';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { useAnswer } from './use-feedback.ts';

const answerMin = 3;
const answerMax = 1_000;

type AnswerDialogProps = { readonly told: QueuedFeedback; readonly onClose: () => void };

/** Writes the answer. It is given once, and the member reads it at once. */
export function AnswerDialog({ told, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState('');
  const answering = useAnswer();
  const refusal = answering.isError ? getRefusal(answering.error) : null;
  const [isShort, setShort] = useState(false);
  const send = async () => {
    setShort(answer.trim().length < answerMin);
    if (answer.trim().length < answerMin) return;
    try {
      await answering.mutateAsync({ id: told.id, answer: answer.trim() });
      onClose();
    } catch {
      // Why is said above the buttons.
    }
  };
  return (
    <FormDialog
      title={<Trans>Answer</Trans>}
      lead={<Trans>An answer cannot be edited: its recipient may have read it already.</Trans>}
      submitLabel={<Trans>Send the answer</Trans>}
      icon="check"
      busy={answering.isPending}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void send()}
    >
      <blockquote className="told-words" lang={told.language}>
        {told.content}
      </blockquote>
      <TextArea
        label={<Trans>Our answer</Trans>}
        rows={5}
        maxLength={answerMax}
        value={answer}
        required
        onChange={(change) => setAnswer(change.target.value)}
        error={
          isShort ? (
            <Trans>Write an answer of at least 3 characters.</Trans>
          ) : (
            getField(refusal, 'answer')
          )
        }
      />
    </FormDialog>
  );
}
