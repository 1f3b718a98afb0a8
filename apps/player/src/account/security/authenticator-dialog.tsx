import { Trans, useLingui } from '@lingui/react/macro';
import {
  factorsAddAuthenticator,
  factorsStartAuthenticator,
} from '@khelaghor/client/routes/account.gen.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { beginAuthenticator } from '@khelaghor/contract/account/factor-settings.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { QrCode } from '@khelaghor/ui/qr-code/qr-code.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordOrCodeField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { CopyButton } from '../../shared/copy-button.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import type { FactorStep } from './factor-action.ts';

type Begun = ValueOf<typeof beginAuthenticator>;

function Begin({
  hasPassword,
  onBegun,
}: {
  readonly hasPassword: boolean;
  readonly onBegun: (begun: Begun) => void;
}) {
  const form = useForm({ defaultValues: { password: '' } });
  const own = useStepUpProof('code');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, ['password']);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setTrouble(null);
    const body = hasPassword ? { password } : own.take();
    if (body === null) return;
    const reply = await call(factorsStartAuthenticator, { body });
    if (reply.success) onBegun(reply.value);
    else if (!own.refused(reply)) showRefusal(reply);
  });
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      <PasswordOrCodeField form={form} hasPassword={hasPassword} proof={own} />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Continue</Trans>
      </Button>
    </DialogForm>
  );
}

/** The key for the app, as a picture and as a text. */
function Key({ begun }: { readonly begun: Begun }) {
  const { t } = useLingui();
  const { secret, address, qr } = begun;
  return (
    <>
      <p className="factor__key-note">
        <Trans>Scan this with the app, or open it on this phone, or type the key in.</Trans>
      </p>
      <div className="factor__qr">
        <QrCode qr={qr} label={t`QR code for the authenticator app`} />
      </div>
      <div className="factor__key">
        <code translate="no">{secret.match(/.{1,4}/gu)?.join(' ')}</code>
        <CopyButton value={secret} name={t`Key`} />
      </div>
      <Button block icon="external" render={<a href={address} />}>
        <Trans>Open the app on this device</Trans>
      </Button>
    </>
  );
}

function Confirm({ begun, onDone }: { readonly begun: Begun } & Pick<FactorStep, 'onDone'>) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { code: '' } });
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, ['code']);
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  const submit = form.handleSubmit(async (body) => {
    setTrouble(null);
    const reply = await call(factorsAddAuthenticator, { body });
    if (reply.success) onDone(reply.value.recoveryCodes);
    else showRefusal(reply);
  });
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      <Key begun={begun} />
      <TextField
        {...form.register('code', { required })}
        label={t`Code from the app`}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
      />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Turn on</Trans>
      </Button>
    </DialogForm>
  );
}

/** Turning an authenticator app on: the key, then a first code. */
export function AuthenticatorDialog({ factors, onClose, onDone }: FactorStep) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={<Trans>Authenticator app</Trans>}
      lead={
        <Trans>
          An app on your phone shows codes for your login. You are logged out on other devices.
        </Trans>
      }
    >
      {begun === null ? (
        <Begin hasPassword={factors.hasPassword} onBegun={setBegun} />
      ) : (
        <Confirm begun={begun} onDone={onDone} />
      )}
    </Modal>
  );
}
