import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorSendCode } from '@khelaghor/client/routes/account.gen.ts';
import type { ProofWay, SecondProof } from '@khelaghor/contract/account/second-factors.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useForm } from 'react-hook-form';
import {
  CodeField,
  CodeRecipient,
  SendWarning,
  useOtpRequest,
  useSmsAutofill,
} from '../phone-verification/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useLanguage } from '../../shared/local-text.ts';
import { setFieldErrors } from '../../shared/set-field-errors.ts';
import type { ProofPart } from './passkey-proof.tsx';
import { useVerifyFactor } from './use-login-flow.ts';

type TypedWay = Exclude<ProofWay, 'passkey'>;

const names = ['code', 'payeeName'] as const;

const getProof = (way: TypedWay, typed: { code: string; payeeName: string }): SecondProof =>
  way === 'payee' ? { way, payeeName: typed.payeeName } : { way, code: typed.code };

const useTypedForm = () => useForm({ defaultValues: { code: '', payeeName: '' } });

/** The code of this login, as it is sent to the member. */
function useProofCode(way: TypedWay, { asked, onRefused }: ProofPart) {
  const language = useLanguage();
  const sentBy = way === 'sms' ? 'sms' : 'mail';
  const { challengeId } = asked;
  return useOtpRequest({
    way: sentBy,
    ask: () => call(secondFactorSendCode, { body: { challengeId, way: sentBy, language } }),
    isShown: (refusal) => {
      // No other code helps then: what has ended is said in place of the form.
      const hasEnded = refusal.code === 'second_proof_ended';
      if (hasEnded) onRefused(refusal);
      return hasEnded;
    },
  });
}

type UnsentProps = {
  readonly way: Exclude<TypedWay, 'sms' | 'mail'>;
  readonly form: ReturnType<typeof useTypedForm>;
};

/** What the member has or knows, without anything being sent. */
function UnsentField({ way, form }: UnsentProps) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const required = t`Fill in this field.`;
  const { errors } = form.formState;
  if (way === 'authenticator')
    return (
      <TextField
        {...form.register('code', { required })}
        label={t`Code from the app`}
        hint={t`Six digits that your authenticator app shows now.`}
        icon="shield"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
      />
    );
  if (way === 'recovery')
    return (
      <TextField
        {...form.register('code', { required })}
        label={t`Recovery code`}
        hint={t`One of your ten saved codes. Each works once.`}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
      />
    );
  return (
    <TextField
      {...form.register('payeeName', { required })}
      label={t`Name on your bank account`}
      icon="bank"
      required
      autoComplete="off"
      error={errors.payeeName?.message}
    />
  );
}

/** Proving a login with something that is typed in. */
export function OtpForm({ way, ...part }: ProofPart & { way: TypedWay }) {
  'use no memo';
  const { entering, asked, onRefused } = part;
  const { t } = useLingui();
  const prove = useVerifyFactor(entering);
  const form = useTypedForm();
  const { sent, busy, send, warning } = useProofCode(way, part);
  const { errors, isSubmitting } = form.formState;
  const awaited = way === 'sms' && sent !== null ? String(sent.untilMs) : null;
  useSmsAutofill(awaited, isSubmitting, (code) =>
    form.setValue('code', code, { shouldValidate: true }),
  );
  const submit = form.handleSubmit(async (typed) => {
    onRefused(null);
    if ((way === 'sms' || way === 'mail') && sent === null) {
      form.setError('code', { message: t`Request a code first.` });
      return;
    }
    const refusal = await prove(getProof(way, typed));
    if (refusal && !setFieldErrors(form, names, refusal)) onRefused(refusal);
  });
  const sendCode = async () => {
    onRefused(null);
    form.clearErrors('code');
    if (await send()) form.setFocus('code');
  };
  return (
    <DialogForm onSubmit={submit}>
      {way === 'sms' || way === 'mail' ? (
        <>
          <CodeRecipient to={way === 'sms' ? asked.mobileMasked : asked.emailMasked} />
          <CodeField
            {...form.register('code', { required: t`Fill in this field.` })}
            label={way === 'sms' ? t`Code from the SMS` : t`Code from the e-mail`}
            sent={sent}
            busy={busy}
            onSend={() => void sendCode()}
            error={errors.code?.message}
          />
        </>
      ) : (
        <UnsentField way={way} form={form} />
      )}
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
      <SendWarning {...warning} />
    </DialogForm>
  );
}
