import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { getMutationRefusal } from '../api.ts';
import { getField } from '../error-text.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ReasonField, useReason } from '../reason-field.tsx';
import { codeLength, TotpField } from '../totp-field.tsx';
import type { Action, ActionAnswer, ActionQuestion } from './actions.ts';

type ActionDialogProps = {
  readonly question: ActionQuestion;
  readonly confirm: ReactNode;
  readonly icon?: IconName;
  readonly tone?: Action['tone'];
  readonly run: (answer: ActionAnswer) => Promise<unknown>;
  readonly onClose: () => void;
  /** Called once it is done; left out, the dialog closes. */
  readonly onDone?: () => void;
  /** Called before `run`; false: a field is wrong, and nothing is sent. */
  readonly check?: () => boolean;
  /** Fields of the action, which need what the server refused to mark themselves. */
  readonly children?: (refusal: CallRefusal | null) => ReactNode;
};

/** The code of the operator's app. A code counts once: after a refusal the field is empty. */
function useCode(refusal: CallRefusal | null) {
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const isWrong = getField(refusal, 'totpCode') !== undefined;
  const error = isShort ? (
    <Trans>Write the 6 digits that the app shows now.</Trans>
  ) : (
    isWrong && <Trans>The code is wrong or was used. Wait for the next one.</Trans>
  );
  return {
    field: <TotpField value={code} onChange={setCode} error={error} />,
    clear: () => setCode(''),
    take: (): string | null => {
      setShort(code.length !== codeLength);
      return code.length === codeLength ? code : null;
    },
  };
}

/** Asks before an action is done, for a reason and a code where it needs them. */
export function ActionDialog(props: ActionDialogProps) {
  const { question, confirm, icon, tone, run, onClose, onDone = onClose } = props;
  const { check = () => true, children } = props;
  const toast = useToast();
  const running = useMutation({ mutationFn: run });
  const refusal = getMutationRefusal(running);
  const reason = useReason();
  const code = useCode(refusal);
  const send = async () => {
    const written = question.reason ? reason.take() : '';
    const totpCode = question.needsCode ? code.take() : '';
    const isRight = check();
    // Each was looked at, so that all that is wrong is marked at once.
    if (!isRight || written === null || totpCode === null) return;
    try {
      await running.mutateAsync({ reason: written, totpCode });
    } catch {
      code.clear();
      return;
    }
    const { done } = question;
    if (done) {
      const text = done.text === undefined ? {} : { text: done.text };
      toast({ tone: done.isInfo ? 'info' : 'good', title: done.title, ...text });
    }
    onDone();
  };
  return (
    <FormDialog
      dismissible={false}
      danger={tone === 'danger'}
      title={question.title}
      {...(question.lead !== undefined && { lead: question.lead })}
      submitLabel={question.confirm ?? confirm}
      {...(icon !== undefined && { icon })}
      busy={running.isPending}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void send()}
    >
      {question.facts}
      {question.needsSecond === true && (
        <p className="second-operator">
          <Trans>Another operator has to confirm it first.</Trans>
        </p>
      )}
      {children?.(refusal)}
      {question.reason && <ReasonField reason={reason} {...question.reason} />}
      {question.needsCode === true && code.field}
    </FormDialog>
  );
}
