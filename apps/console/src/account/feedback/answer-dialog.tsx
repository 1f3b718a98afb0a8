import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { feedbackAdminAnswerForm } from '@khelaghor/client/forms.gen.ts';
import type { QueuedFeedback } from '@khelaghor/contract/account/feedback.ts';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { getField } from '../../shared/error-text.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useAnswer } from './use-feedback.ts';

const { min: answerMin, max: answerMax } = feedbackAdminAnswerForm.answer;

type AnswerDialogProps = { readonly told: QueuedFeedback; readonly onClose: () => void };

/** Writes the answer. It is given once, and the member reads it at once. */
export function AnswerDialog({ told, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState('');
  const answering = useAnswer();
  const [isShort, setShort] = useState(false);
  const written = toVisibleLines(answer);
  return (
    <ActionDialog
      question={{
        title: <Trans>Answer</Trans>,
        lead: <Trans>An answer cannot be edited: the recipient may have read it.</Trans>,
        facts: (
          <blockquote className="feedback-text" lang={told.language}>
            {told.content}
          </blockquote>
        ),
      }}
      confirm={<Trans>Send the answer</Trans>}
      icon="check"
      check={() => {
        setShort(written.length < answerMin);
        return written.length >= answerMin;
      }}
      run={() => answering.mutateAsync({ id: told.id, answer: written })}
      onClose={onClose}
    >
      {(refusal) => (
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
      )}
    </ActionDialog>
  );
}
