import { Trans, useLingui } from '@lingui/react/macro';
import { paymentPasswordSet } from '@khelaghor/client/routes.gen.ts';
import type { paymentPasswordGet } from '@khelaghor/contract/account/payment-password.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CurrentPasswordField } from '../passwords/index.ts';
import { StepUpField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { NewPair, usePairRules } from './new-pair.tsx';
import { useRuleHint } from './use-rule-hint.ts';

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
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
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
    await Promise.all(
      ['payment-password', 'withdrawal-terms'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
    toast({ tone: 'good', title: t`The payment password is set.` });
    onClose();
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
  const hint = useRuleHint(state.rule);
  const rules = usePairRules();
  const { errors, isSubmitting } = form.formState;
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
            {...form.register('oldPaymentPassword', rules.filled)}
            label={t`Present payment password`}
            purpose="current"
            required
            error={errors.oldPaymentPassword?.message}
          />
        )}
        {!state.isSet && state.hasPassword && (
          <CurrentPasswordField
            field={form.register('password', rules.filled)}
            error={errors.password?.message}
          />
        )}
        {!state.isSet && !state.hasPassword && <StepUpField proof={own} />}
        <NewPair
          once={{
            field: form.register('newPaymentPassword', rules.filled),
            error: errors.newPaymentPassword?.message,
          }}
          again={{
            field: form.register('confirmPaymentPassword', rules.again),
            error: errors.confirmPaymentPassword?.message,
          }}
          hint={hint}
        />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Set the payment password</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}
