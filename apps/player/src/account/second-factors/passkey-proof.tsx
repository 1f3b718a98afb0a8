import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorGetPasskeyOptions } from '@khelaghor/client/routes/account.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { SecondFactorChallenge } from '@khelaghor/contract/account/second-factors.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { signWithPasskey } from './passkeys.ts';
import type { LoginFlow } from './use-login-flow.ts';
import { useVerifyFactor } from './use-login-flow.ts';

export type ProofPart = {
  readonly entering: LoginFlow;
  readonly asked: SecondFactorChallenge;
  readonly onRefused: (refusal: CallRefusal | null) => void;
};

/** Proving a login with a passkey. */
export function PasskeyProof({ entering, asked, onRefused }: ProofPart) {
  const { t } = useLingui();
  const toast = useToast();
  const prove = useVerifyFactor(entering);
  const [busy, setBusy] = useState(false);
  const sign = async (): Promise<CallRefusal | null> => {
    const { challengeId } = asked;
    const reply = await call(secondFactorGetPasskeyOptions, { body: { challengeId } });
    if (!reply.success) return reply;
    const answer = await signWithPasskey(reply.value);
    if (answer !== null) return prove({ way: 'passkey', answer });
    toast({ tone: 'bad', title: t`Your device has not replied. Try again.` });
    return null;
  };
  const press = async () => {
    setBusy(true);
    onRefused(null);
    onRefused(await sign());
    setBusy(false);
  };
  return (
    <Button kind="primary" block icon="key" busy={busy} onClick={() => void press()}>
      <Trans>Use your passkey</Trans>
    </Button>
  );
}
