import { useLingui } from '@lingui/react/macro';
import {
  factorsAskPasskey,
  paymentPasswordReset,
  paymentPasswordSendResetCode,
} from '@khelaghor/client/routes.gen.ts';
import type {
  paymentPasswordState,
  resetPaymentPassword,
  ResetWay,
} from '@khelaghor/contract/payment-password.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/route.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { signWithPasskey } from '../second-proof/second-proof.ts';
import { call } from '../../shared/call.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { markFields } from '../../shared/mark-fields.ts';
import { useRefusalText } from '../../shared/refusal-text.ts';

const names = ['password', 'code', 'newPaymentPassword', 'confirmPaymentPassword'] as const;
type Fields = Record<(typeof names)[number], string> & { way: ResetWay };
type Proof = BodyOf<typeof resetPaymentPassword>['proof'];

type Forgotten = {
  readonly state: ValueOf<typeof paymentPasswordState>;
  readonly onClose: () => void;
};

/** Setting another payment password with a second proof, for who has forgotten his. */
export function useForgotten({ state, onClose }: Forgotten) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const language = useLanguage();
  const [first = 'sms'] = state.resetWays;
  const empty = { password: '', code: '', newPaymentPassword: '', confirmPaymentPassword: '' };
  const form = useForm<Fields>({ defaultValues: { ...empty, way: first } });
  const way = useWatch({ control: form.control, name: 'way' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [codeRequestId, setRequest] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const sendCode = async () => {
    setTrouble(null);
    setSending(true);
    const reply = await call(paymentPasswordSendResetCode, { body: { language } });
    setSending(false);
    if (reply.success) setRequest(reply.value.codeRequestId);
    else setTrouble(refusalText(reply));
  };

  /** The proof as it is sent; a sentence when there is none. */
  const proofOf = async (code: string): Promise<Proof | string> => {
    if (way === 'sms')
      return codeRequestId === null ? t`Have a code sent first.` : { way, codeRequestId, code };
    if (way !== 'passkey') return { way, code };
    const asked = await call(factorsAskPasskey, {});
    if (!asked.success) return refusalText(asked);
    const answer = await signWithPasskey(asked.value);
    return answer === null ? t`Your device has not answered. Try again.` : { way, answer };
  };

  const submit = form.handleSubmit(
    async ({ password, code, newPaymentPassword, confirmPaymentPassword }) => {
      setTrouble(null);
      const proof = await proofOf(code);
      if (typeof proof === 'string') {
        setTrouble(proof);
        return;
      }
      const fresh = { newPaymentPassword, confirmPaymentPassword };
      const body = { ...fresh, proof, ...(state.hasPassword && { password }) };
      const reply = await call(paymentPasswordReset, { body });
      if (!reply.success) {
        if (!markFields(form, names, reply)) setTrouble(refusalText(reply));
        return;
      }
      await Promise.all(
        ['payment-password', 'withdrawal-terms'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
      toast({ tone: 'good', title: t`The payment password is set.` });
      onClose();
    },
  );
  return { form, way, submit, trouble, sendCode, isSending, isSent: codeRequestId !== null };
}
