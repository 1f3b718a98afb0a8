import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { login } from '@khelaghor/contract/account/sessions.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { LoginFlow } from '../second-factors/index.ts';
import { call } from '../../shared/api.ts';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';

type Body = BodyOf<typeof login>;
type Shown<B> = B extends unknown ? Omit<B, 'humanProof' | 'captcha'> : never;
type WithCaptcha = FieldValues & { captcha: string };

type LoginWays<Fields extends WithCaptcha> = {
  readonly form: UseFormReturn<Fields>;
  readonly names: readonly FieldPath<Fields>[];
  /** The form's values as the request body; null when a value is missing. */
  readonly getBody: (fields: Fields) => Shown<Body> | null;
  readonly entered: LoginFlow['entered'];
};

/** Sends a login, and shows the refusal. The CAPTCHA appears with a refusal that asks for it. */
export function useLogin<Fields extends WithCaptcha>(ways: LoginWays<Fields>) {
  const { form, names, getBody, entered } = ways;
  const proofs = useHumanProofs('login');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const [refusalCode, setRefusalCode] = useState<CallRefusal['code'] | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  useEffect(() => proofs.prepare(), [proofs]);

  const refused = (refusal: CallRefusal) => {
    showRefusal(refusal);
    const needsCaptcha = refusal.code !== 'network' && refusal.captcha === true;
    if (needsCaptcha || captchaRound > 0) {
      setCaptchaRound((round) => round + 1);
      const captcha = 'captcha' as Path<Fields>;
      form.setValue(captcha, '' as PathValue<Fields, Path<Fields>>);
    }
    proofs.prepare();
  };

  const send = async (fields: Fields, toWithdraw = false) => {
    setTrouble(null);
    const shown = getBody(fields);
    if (shown === null) return;
    const captcha = captchaRound > 0 ? { captcha: fields.captcha } : {};
    const later = toWithdraw && { toWithdraw };
    const reply = await proofs.send((humanProof) =>
      call(sessionLogin, { body: { ...shown, ...captcha, ...later, humanProof } }),
    );
    if (!reply.success) {
      setRefusalCode(reply.code);
      refused(reply);
      return;
    }
    await entered(reply.value);
  };
  const submit = form.handleSubmit((fields) => send(fields));
  /** Logs in a member who has reached their time limit, to withdraw only; null: not reached. */
  const submitLate =
    refusalCode === 'limit_time_reached' ? form.handleSubmit((fields) => send(fields, true)) : null;
  const isFrozen = refusalCode === 'login_frozen';
  return { submit, submitLate, isFrozen, trouble, captchaRound };
}
