import { useLingui } from '@lingui/react/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { stepUpSendCode } from '@khelaghor/client/routes/account.gen.ts';
import type { PayoutProofKind } from '@khelaghor/contract/account/step-up.ts';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { call } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { useRefusalText } from '../../shared/error-text.ts';

/** The names of the proofs in requests and refusals. */
const names = {
  payment_password: 'paymentPassword',
  password: 'password',
  code: 'ownCode',
} as const;

/** The proof in the request: one of them, or a code with its request. */
type Sent = {
  readonly paymentPassword?: string;
  readonly password?: string;
  readonly ownCode?: string;
  readonly ownCodeRequestId?: string;
};

type CodeOnItsWay = { readonly codeRequestId: string; readonly untilMs: number };

export type StepUpProof = {
  readonly asks: PayoutProofKind;
  /** The proof to send; null: it is missing, and the field shows an error. */
  readonly take: () => Sent | null;
  /** Shows the server's refusal of the proof under the field; false: it refused something else. */
  readonly refused: (refusal: CallRefusal) => boolean;
  readonly input: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly typed: string;
    readonly type: (text: string) => void;
    readonly error: string | undefined;
  };
  readonly code: {
    readonly sent: CodeOnItsWay | null;
    readonly busy: boolean;
    readonly send: () => void;
  };
};

/** The code that is sent to the member's own phone. */
function useStepUpCode(onRefused: (text: string | undefined) => void) {
  const language = useLanguage();
  const formatRefusal = useRefusalText();
  const [sent, setSent] = useState<CodeOnItsWay | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const reply = await call(stepUpSendCode, { body: { language } });
    setBusy(false);
    onRefused(reply.success ? undefined : formatRefusal(reply));
    if (!reply.success) return;
    const { codeRequestId, expiredMinutes } = reply.value;
    setSent({ codeRequestId, untilMs: nowMs() + expiredMinutes * 60_000 });
  };
  return { sent, busy, send: () => void send() };
}

/** The step-up proof that a form asks of the member. */
export function useStepUpProof(asks: PayoutProofKind): StepUpProof {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const [error, setError] = useState<string | undefined>();
  const code = useStepUpCode(setError);
  const wrong = (text: string): null => {
    setError(text);
    ref.current?.focus();
    return null;
  };
  return {
    asks,
    take: () => {
      setError(undefined);
      if (asks === 'code' && code.sent === null) return wrong(t`Request a code first.`);
      if (typed.trim() === '') return wrong(t`Fill in this field.`);
      if (asks === 'code')
        return code.sent && { ownCode: typed, ownCodeRequestId: code.sent.codeRequestId };
      return asks === 'password' ? { password: typed } : { paymentPassword: typed };
    },
    refused: (refusal) => {
      const said = refusal.code === 'network' ? undefined : refusal.fields?.[names[asks]];
      if (said === undefined) return false;
      wrong(said);
      return true;
    },
    input: { ref, typed, type, error },
    code,
  };
}
