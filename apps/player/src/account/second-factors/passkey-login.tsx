import { Trans, useLingui } from '@lingui/react/macro';
import {
  secondFactorGetPasskeyLoginOptions,
  secondFactorLogInWithPasskey,
} from '@khelaghor/client/routes/account.gen.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { knowsPasskeys, signWithPasskey } from './passkeys.ts';
import type { LoginFlow } from './use-login-flow.ts';
import './second-factors.css';

/** Logging in with a passkey alone, in browsers that know them. */
export function PasskeyLogin({ entered }: Pick<LoginFlow, 'entered'>) {
  const { t } = useLingui();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [isLate, setLate] = useState(false);
  if (!knowsPasskeys()) return null;
  const logIn = async () => {
    const asked = await call(secondFactorGetPasskeyLoginOptions, {});
    if (!asked.success) return formatRefusal(asked);
    const answer = await signWithPasskey(asked.value);
    if (answer === null) return t`Your device has not replied. Try again.`;
    const reply = await call(secondFactorLogInWithPasskey, {
      body: { answer, ...(isLate && { toWithdraw: true }) },
    });
    if (!reply.success) {
      setLate(reply.code === 'limit_time_reached');
      return formatRefusal(reply);
    }
    await entered(reply.value);
    return null;
  };
  const press = async () => {
    setBusy(true);
    const trouble = await logIn();
    setBusy(false);
    if (trouble !== null) toast({ tone: 'bad', title: trouble });
  };
  return (
    <div className="passkey-login">
      <Button block icon="key" busy={busy} onClick={() => void press()}>
        {isLate ? (
          <Trans>With a passkey, without play</Trans>
        ) : (
          <Trans>Log in with a passkey</Trans>
        )}
      </Button>
    </div>
  );
}
