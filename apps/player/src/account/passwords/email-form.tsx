import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { passwordResetRequestByEmail } from '@khelaghor/client/routes/account.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';

const names = ['username', 'email'] as const;

function useEmailForm() {
  const language = useLanguage();
  const proofs = useHumanProofs('recovery');
  const form = useForm({ defaultValues: { username: '', email: '' } });
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  /** How long the link holds, when one was asked for. */
  const [holdsMinutes, setHoldsMinutes] = useState<number | null>(null);
  useEffect(() => proofs.prepare(), [proofs]);
  const refused = (refusal: CallRefusal) => {
    showRefusal(refusal);
    proofs.prepare();
  };
  const submit = form.handleSubmit(async ({ username, email }) => {
    setTrouble(null);
    const typed = { username: toVisibleText(username), email: toVisibleText(email), language };
    const reply = await proofs.send((humanProof) =>
      call(passwordResetRequestByEmail, { body: { ...typed, humanProof } }),
    );
    if (reply.success) setHoldsMinutes(reply.value.holdsMinutes);
    else refused(reply);
  });
  return { form, submit, trouble, holdsMinutes };
}

/** Asks for a letter with a link. What it says does not depend on who is known here. */
export function EmailForm() {
  const { t } = useLingui();
  const { form, submit, trouble, holdsMinutes } = useEmailForm();
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  if (holdsMinutes !== null)
    return (
      <Alert kind="info">
        <Trans>
          If an account with this name and address exists, we have sent an e-mail with a link. The
          link is valid for <Plural value={holdsMinutes} one="# minute" other="# minutes" />.
        </Trans>
      </Alert>
    );
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      <TextField
        {...form.register('username', { required })}
        label={t`Username`}
        icon="user"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        error={errors.username?.message}
      />
      <TextField
        {...form.register('email', { required })}
        label={t`E-mail`}
        icon="mail"
        type="email"
        required
        autoComplete="email"
        maxLength={255}
        error={errors.email?.message}
      />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Send the link</Trans>
      </Button>
    </DialogForm>
  );
}
