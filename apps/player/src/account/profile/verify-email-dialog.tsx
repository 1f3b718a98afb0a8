import { Trans, useLingui } from '@lingui/react/macro';
import { profileVerifyEmail, profileSendEmailCode } from '@khelaghor/client/routes/account.gen.ts';
import type { Profile } from '@khelaghor/contract/account/profile.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CodeField, SendWarning, useOtpRequest } from '../phone-verification/index.ts';
import { PasswordOrCodeField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useLanguage } from '../../shared/local-text.ts';
import { setFieldErrors } from '../../shared/set-field-errors.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { profileQuery } from './use-profile.ts';

const names = ['email', 'verificationCode', 'password'] as const;

type VerifyEmailDialogProps = { readonly profile: Profile; readonly onClose: () => void };

function useVerifyEmail({ profile: { hasPassword }, onClose }: VerifyEmailDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm({ defaultValues: { email: '', verificationCode: '', password: '' } });
  const own = useStepUpProof('code');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const { sent, busy, send, warning } = useOtpRequest({
    way: 'mail',
    ask: () => call(profileSendEmailCode, { body: { email: form.getValues('email'), language } }),
    isShown: (refusal) => setFieldErrors(form, names, refusal),
  });
  const sendCode = async () => {
    setTrouble(null);
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    if (await send()) form.setFocus('verificationCode');
  };
  const submit = form.handleSubmit(async ({ email, verificationCode, password }) => {
    setTrouble(null);
    if (sent === null) {
      form.setError('verificationCode', { message: t`Request a code first.` });
      return;
    }
    const { codeRequestId } = sent;
    const shown = hasPassword ? { password } : own.take();
    if (shown === null) return;
    const body = { email, verificationCode, codeRequestId, ...shown };
    const reply = await call(profileVerifyEmail, { body });
    if (!reply.success) {
      if (!own.refused(reply)) showRefusal(reply);
      return;
    }
    queries.setQueryData(profileQuery.queryKey, reply.value);
    toast({ tone: 'good', title: t`Your address is verified.` });
    onClose();
  });
  return { form, own, sent, busy, send: () => void sendCode(), submit, trouble, warning };
}

/** Proves an address of the member with a code that is sent to it. */
export function VerifyEmailDialog(props: VerifyEmailDialogProps) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { profile, onClose } = props;
  const { t } = useLingui();
  const { form, own, sent, busy, send, submit, trouble, warning } = useVerifyEmail(props);
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>E-mail</Trans>}
      {...(profile.emailMasked !== null && {
        lead: <Trans>We notify the old address. Payouts pause for 24 hours.</Trans>,
      })}
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        <TextField
          {...form.register('email', { required })}
          label={t`E-mail`}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...(errors.email?.message !== undefined && { error: errors.email.message })}
        />
        <CodeField
          {...form.register('verificationCode', { required })}
          sent={sent}
          busy={busy}
          onSend={send}
          error={errors.verificationCode?.message}
        />
        <PasswordOrCodeField form={form} hasPassword={profile.hasPassword} proof={own} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Save this address</Trans>
        </Button>
        <SendWarning {...warning} />
      </DialogForm>
    </Modal>
  );
}
