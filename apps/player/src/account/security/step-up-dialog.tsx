import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { CurrentPasswordField } from '../passwords/index.ts';
import type { FactorStep, StepUpAction } from './factor-action.ts';
import { useStepUp } from './use-step-up.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';

function Title({ act }: { readonly act: StepUpAction }) {
  if (act.act === 'remove-authenticator') return <Trans>Remove the app</Trans>;
  if (act.act === 'remove-passkey') return <Trans>Remove the passkey</Trans>;
  return <Trans>Create new codes</Trans>;
}

function Lead({ act }: { readonly act: StepUpAction }) {
  return act.act === 'renew-codes' ? (
    <Trans>Your current codes become invalid.</Trans>
  ) : (
    <Trans>You are logged out on other devices, and payouts pause for 24 hours.</Trans>
  );
}

/** What takes the password and a proof: removing a factor, and new recovery codes. */
export function StepUpDialog({ act, ...step }: FactorStep & { readonly act: StepUpAction }) {
  const { t } = useLingui();
  const { form, ways, way, submit, trouble } = useStepUp(act, step);
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  const names = {
    authenticator: t`Authenticator app`,
    passkey: t`Passkey`,
    recovery: t`Recovery code`,
  };
  return (
    <Modal open onClose={step.onClose} title={<Title act={act} />} lead={<Lead act={act} />}>
      <DialogForm trouble={trouble} onSubmit={submit}>
        {step.factors.hasPassword && (
          <CurrentPasswordField
            field={form.register('password', { required })}
            error={errors.password?.message}
          />
        )}
        <Select {...form.register('way')} label={t`Second factor`}>
          {ways.map((key) => (
            <option key={key} value={key}>
              {names[key]}
            </option>
          ))}
        </Select>
        {way !== 'passkey' && (
          <TextField
            {...form.register('code', { required })}
            key={way}
            label={way === 'recovery' ? t`Recovery code` : t`Code from the app`}
            required
            {...(way === 'authenticator' && { inputMode: 'numeric' as const })}
            autoComplete={way === 'authenticator' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            error={errors.code?.message}
          />
        )}
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Title act={act} />
        </Button>
      </DialogForm>
    </Modal>
  );
}
