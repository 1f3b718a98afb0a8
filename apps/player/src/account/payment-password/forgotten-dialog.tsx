import { Trans, useLingui } from '@lingui/react/macro';
import type { paymentPasswordGet, ResetWay } from '@khelaghor/contract/account/payment-password.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { CodeField, CodeRecipient, SendWarning } from '../phone-verification/index.ts';
import { CurrentPasswordField } from '../passwords/index.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { NewPair } from './new-pair.tsx';
import { useForgotten } from './use-forgotten.ts';

type ForgottenProps = {
  readonly state: ValueOf<typeof paymentPasswordGet>;
  readonly onClose: () => void;
};

/** The member has no second factor that counts here: support has to help. */
function NoWay({ onClose }: Pick<ForgottenProps, 'onClose'>) {
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Payment password forgotten</Trans>}
      lead={
        <Trans>
          Your account has no authenticator app, no passkey, and no phone number verified at least a
          day ago. Write to us: we verify your identity and help.
        </Trans>
      }
      actions={
        <Button kind="primary" icon="headset" render={<Link to={paths.feedback} />}>
          <Trans>Write to us</Trans>
        </Button>
      }
    />
  );
}

function useWayNames(): Readonly<Record<ResetWay, string>> {
  const { t } = useLingui();
  return {
    authenticator: t`Authenticator app`,
    passkey: t`Passkey`,
    recovery: t`Recovery code`,
    sms: t`SMS code`,
  };
}

type Form = ReturnType<typeof useForgotten>;
type ProofProps = ForgottenProps & { readonly forgotten: Form };

/** The second factor: a code and where it comes from, or a passkey. */
function Proof({ state, forgotten }: ProofProps) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const { form, way, code } = forgotten;
  const wayNames = useWayNames();
  const required = t`Fill in this field.`;
  return (
    <>
      {state.resetWays.length > 1 && (
        <Select {...form.register('way')} label={t`Second factor`}>
          {state.resetWays.map((key) => (
            <option key={key} value={key}>
              {wayNames[key]}
            </option>
          ))}
        </Select>
      )}
      {way === 'sms' ? (
        <>
          <CodeRecipient to={state.mobileMasked} />
          <CodeField
            {...form.register('code', { required })}
            sent={code.sent}
            busy={code.busy}
            onSend={code.send}
            error={form.formState.errors.code?.message}
          />
          <SendWarning {...code.warning} />
        </>
      ) : (
        way !== 'passkey' && (
          <TextField
            {...form.register('code', { required })}
            key={way}
            label={way === 'recovery' ? wayNames.recovery : t`Code from the app`}
            required
            {...(way !== 'recovery' && { inputMode: 'numeric' as const })}
            autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            error={form.formState.errors.code?.message}
          />
        )
      )}
    </>
  );
}

function ForgottenForm(props: ForgottenProps) {
  'use no memo';
  const { state, onClose } = props;
  const { t } = useLingui();
  const forgotten = useForgotten(props);
  const { form, submit, trouble } = forgotten;
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Payment password forgotten</Trans>}
      lead={
        <Trans>
          You set a new one. Payouts pause for 24 hours; play and deposits continue. You are logged
          out on other devices.
        </Trans>
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        {state.hasPassword && (
          <CurrentPasswordField
            field={form.register('password', { required })}
            error={errors.password?.message}
          />
        )}
        <Proof {...props} forgotten={forgotten} />
        <NewPair form={form} rule={state.rule} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Set the payment password</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}

/** For a member who has forgotten the payment password. */
export function ForgottenDialog(props: ForgottenProps) {
  return props.state.resetWays.length === 0 ? (
    <NoWay onClose={props.onClose} />
  ) : (
    <ForgottenForm {...props} />
  );
}
