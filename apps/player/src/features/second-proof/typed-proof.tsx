import { Trans, useLingui } from '@lingui/react/macro';
import type { ProofWay, SecondProof } from '@khelaghor/contract/second-proof.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useForm } from 'react-hook-form';
import { CodeField, useCodeFromSms } from '../phone/phone.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { markFields } from '../../shared/mark-fields.ts';
import type { ProofPart } from './passkey-proof.tsx';
import { useProve } from './use-prove.ts';
import { useProofCode } from './use-proof-code.ts';

type TypedWay = Exclude<ProofWay, 'passkey'>;

const names = ['code', 'payeeName'] as const;

/** Where a code goes, as far as it is shown. */
function Recipient({ way, asked }: { readonly way: 'sms' | 'mail' } & Pick<ProofPart, 'asked'>) {
  const to = way === 'sms' ? asked.mobileMasked : asked.emailMasked;
  return (
    <p className="second-proof__to">
      <Trans>
        We send a code to <bdi lang="zxx">{to}</bdi>
      </Trans>
    </p>
  );
}

const proofOf = (way: TypedWay, typed: { code: string; payeeName: string }): SecondProof =>
  way === 'payee' ? { way, payeeName: typed.payeeName } : { way, code: typed.code };

/** Proving a login with something that is typed in. */
export function TypedProof({ way, entering, asked, onRefused }: ProofPart & { way: TypedWay }) {
  const { t } = useLingui();
  const prove = useProve(entering);
  const form = useForm({ defaultValues: { code: '', payeeName: '' } });
  const isSent = way === 'sms' || way === 'mail';
  const { sent, busy, send } = useProofCode(asked.challengeId, isSent ? way : 'mail');
  const { errors, isSubmitting } = form.formState;
  const awaited = way === 'sms' && sent !== null ? String(sent.untilMs) : null;
  useCodeFromSms(awaited, isSubmitting, (code) =>
    form.setValue('code', code, { shouldValidate: true }),
  );
  const required = t`This must be filled in.`;
  const submit = form.handleSubmit(async (typed) => {
    onRefused(null);
    if (isSent && sent === null) {
      form.setError('code', { message: t`Have a code sent first.` });
      return;
    }
    const refusal = await prove(proofOf(way, typed));
    if (refusal && !markFields(form, names, refusal)) onRefused(refusal);
  });
  const sendCode = async () => {
    onRefused(null);
    form.clearErrors('code');
    const refusal = await send();
    if (refusal) onRefused(refusal);
    else form.setFocus('code');
  };
  return (
    <DialogForm onSubmit={submit}>
      {isSent && (
        <>
          <Recipient way={way} asked={asked} />
          <CodeField
            {...form.register('code', { required })}
            label={way === 'sms' ? t`Code from the SMS` : t`Code from the e-mail`}
            sent={sent}
            busy={busy}
            onSend={() => void sendCode()}
            error={errors.code?.message}
          />
        </>
      )}
      {way === 'authenticator' && (
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
      )}
      {way === 'recovery' && (
        <TextField
          {...form.register('code', { required })}
          label={t`Recovery code`}
          hint={t`One of the ten codes that you kept. Each is good once.`}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
        />
      )}
      {way === 'payee' && (
        <TextField
          {...form.register('payeeName', { required })}
          label={t`Name on your bank account`}
          icon="bank"
          required
          autoComplete="off"
          error={errors.payeeName?.message}
        />
      )}
      <Button kind="lead" block type="submit" busy={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
    </DialogForm>
  );
}
