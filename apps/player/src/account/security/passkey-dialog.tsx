import { Trans, useLingui } from '@lingui/react/macro';
import { factorsAddPasskey, factorsStartPasskey } from '@khelaghor/client/routes/account.gen.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useForm } from 'react-hook-form';
import { knowsPasskeys, makePasskey } from '../second-factors/index.ts';
import { PasswordOrCodeField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import type { FactorStep } from './factor-action.ts';

const names = ['name', 'password'] as const;
const nameMax = 40;

function useAddPasskey({ factors: { hasPassword }, onDone }: FactorStep) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const own = useStepUpProof('code');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const submit = form.handleSubmit(async ({ name, password }) => {
    setTrouble(null);
    const body = hasPassword ? { password } : own.take();
    if (body === null) return;
    const asked = await call(factorsStartPasskey, { body });
    if (!asked.success) {
      if (!own.refused(asked)) showRefusal(asked);
      return;
    }
    const answer = await makePasskey(asked.value);
    if (answer === null) {
      setTrouble(t`Your device has not created a passkey. Try again, or use another device.`);
      return;
    }
    const reply = await call(factorsAddPasskey, { body: { name, answer } });
    if (reply.success) onDone(reply.value.recoveryCodes);
    else showRefusal(reply);
  });
  return { form, own, submit, trouble };
}

/** Adding a passkey: a name for it, and then the device asks. */
export function PasskeyDialog(step: FactorStep) {
  const { t } = useLingui();
  const { form, own, submit, trouble } = useAddPasskey(step);
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <Modal
      open
      dismissible={false}
      onClose={step.onClose}
      title={<Trans>Add a passkey</Trans>}
      lead={
        <Trans>
          Your device stores it and asks for your fingerprint, face or PIN. You are logged out on
          other devices.
        </Trans>
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        {!knowsPasskeys() && (
          <Alert kind="warn">
            <Trans>This browser does not support passkeys. Use another one.</Trans>
          </Alert>
        )}
        <TextField
          {...form.register('name', { required })}
          label={t`Name of the device`}
          hint={t`To recognise it in the list.`}
          required
          maxLength={nameMax}
          autoComplete="off"
          error={errors.name?.message}
        />
        <PasswordOrCodeField form={form} hasPassword={step.factors.hasPassword} proof={own} />
        <Button kind="primary" block type="submit" busy={isSubmitting} disabled={!knowsPasskeys()}>
          <Trans>Add a passkey</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}
