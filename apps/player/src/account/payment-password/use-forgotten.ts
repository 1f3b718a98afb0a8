import { useLingui } from '@lingui/react/macro';
import {
  factorsGetPasskeyOptions,
  paymentPasswordReset,
  paymentPasswordSendResetCode,
} from '@khelaghor/client/routes/account.gen.ts';
import type {
  paymentPasswordGet,
  resetPaymentPassword,
  ResetWay,
} from '@khelaghor/contract/account/payment-password.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useOtpRequest } from '../phone-verification/index.ts';
import { signWithPasskey } from '../second-factors/index.ts';
import { call } from '../../shared/api.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { useFinishSetting } from './use-finish-setting.ts';

const names = ['password', 'code', 'newPaymentPassword', 'confirmPaymentPassword'] as const;
type Fields = Record<(typeof names)[number], string> & { way: ResetWay };
type Proof = BodyOf<typeof resetPaymentPassword>['proof'];

type Forgotten = {
  readonly state: ValueOf<typeof paymentPasswordGet>;
  readonly onClose: () => void;
};

/** Sets a new payment password with a second factor, for a member who has forgotten the old one. */
export function useForgotten({ state, onClose }: Forgotten) {
  const { t } = useLingui();
  const finish = useFinishSetting(onClose);
  const formatRefusal = useRefusalText();
  const language = useLanguage();
  const [first = 'sms'] = state.resetWays;
  const empty = { password: '', code: '', newPaymentPassword: '', confirmPaymentPassword: '' };
  const form = useForm<Fields>({ defaultValues: { ...empty, way: first } });
  const way = useWatch({ control: form.control, name: 'way' });
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const { sent, busy, send, warning } = useOtpRequest({
    way: 'sms',
    ask: () => call(paymentPasswordSendResetCode, { body: { language } }),
  });
  const sendCode = async () => {
    setTrouble(null);
    form.clearErrors('code');
    if (await send()) form.setFocus('code');
  };

  /** The proof in the request's form; an error message when there is none. */
  const getProof = async (code: string): Promise<Proof | string> => {
    if (way === 'sms')
      return sent === null
        ? t`Request a code first.`
        : { way, codeRequestId: sent.codeRequestId, code };
    if (way !== 'passkey') return { way, code };
    const asked = await call(factorsGetPasskeyOptions, {});
    if (!asked.success) return formatRefusal(asked);
    const answer = await signWithPasskey(asked.value);
    return answer === null ? t`Your device has not replied. Try again.` : { way, answer };
  };

  const submit = form.handleSubmit(
    async ({ password, code, newPaymentPassword, confirmPaymentPassword }) => {
      setTrouble(null);
      const proof = await getProof(code);
      if (typeof proof === 'string') {
        setTrouble(proof);
        return;
      }
      const fresh = { newPaymentPassword, confirmPaymentPassword };
      const body = { ...fresh, proof, ...(state.hasPassword && { password }) };
      const reply = await call(paymentPasswordReset, { body });
      if (!reply.success) {
        showRefusal(reply);
        return;
      }
      await finish();
    },
  );
  const code = { sent, busy, send: () => void sendCode(), warning };
  return { form, way, submit, trouble, code };
}
