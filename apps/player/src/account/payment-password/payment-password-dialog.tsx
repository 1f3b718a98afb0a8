import { Trans, useLingui } from '@lingui/react/macro';
import { paymentPasswordSet } from '@khelaghor/client/routes/account.gen.ts';
import type { paymentPasswordGet } from '@khelaghor/contract/account/payment-password.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useForm } from 'react-hook-form';
import { CurrentPasswordField } from '../passwords/index.ts';
import { StepUpField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { useFinishSetting } from './use-finish-setting.ts';
import { NewPair } from './new-pair.tsx';

const names = [
  'password',
  'oldPaymentPassword',
  'newPaymentPassword',
  'confirmPaymentPassword',
] as const;
type Fields = Record<(typeof names)[number], string>;
const empty: Fields = {
  password: '',
  oldPaymentPassword: '',
  newPaymentPassword: '',
  confirmPaymentPassword: '',
};

type State = ValueOf<typeof paymentPasswordGet>;
type DialogProps = { readonly state: State; readonly onClose: () => void };

function useSetPaymentPassword({ state, onClose }: DialogProps) {
  const finish = useFinishSetting(onClose);
  const form = useForm<Fields>({ defaultValues: empty });
  const own = useStepUpProof('code');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const submit = form.handleSubmit(async ({ password, oldPaymentPassword, ...fresh }) => {
    setTrouble(null);
    const proof = state.isSet
      ? { oldPaymentPassword }
      : state.hasPassword
        ? { password }
        : own.take();
    if (proof === null) return;
    const reply = await call(paymentPasswordSet, { body: { ...fresh, ...proof } });
    if (!reply.success) {
      if (!own.refused(reply)) showRefusal(reply);
      return;
    }
    await finish();
  });
  return { form, own, submit, trouble };
}

/** Sets the payment password, or puts another in its place. */
export function PaymentPasswordDialog(props: DialogProps) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { state, onClose } = props;
  const { t } = useLingui();
  const { form, own, submit, trouble } = useSetPaymentPassword(props);
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Payment password</Trans>}
      lead={
        state.isSet ? (
          <Trans>
            Use a password different from your login password. Withdrawals pause for 24 hours.
          </Trans>
        ) : (
          <Trans>Use a password different from your login password.</Trans>
        )
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        {state.isSet && (
          <PasswordField
            {...form.register('oldPaymentPassword', { required })}
            label={t`Current payment password`}
            purpose="current"
            required
            error={errors.oldPaymentPassword?.message}
          />
        )}
        {!state.isSet && state.hasPassword && (
          <CurrentPasswordField
            field={form.register('password', { required })}
            error={errors.password?.message}
          />
        )}
        {!state.isSet && !state.hasPassword && <StepUpField proof={own} />}
        <NewPair form={form} rule={state.rule} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Set the payment password</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}
