import { useLingui } from '@lingui/react/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import {
  factorsGetPasskeyOptions,
  factorsRemoveAuthenticator,
  factorsRemovePasskey,
  factorsRenewRecoveryCodes,
} from '@khelaghor/client/routes/account.gen.ts';
import type { Factors } from '@khelaghor/contract/account/factor-settings.ts';
import type { FactorProof } from '@khelaghor/contract/account/second-factors.ts';
import { useForm, useWatch } from 'react-hook-form';
import { signWithPasskey } from '../second-factors/index.ts';
import { call } from '../../shared/api.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import type { FactorStep, StepUpAction } from './factor-action.ts';

type Way = FactorProof['way'];

const names = ['password', 'code'] as const;

const getWays = ({ authenticatorSince, passkeys, recoveryCodesLeft }: Factors): Way[] => [
  ...(authenticatorSince === null ? [] : (['authenticator'] as const)),
  ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
  ...(recoveryCodesLeft === 0 ? [] : (['recovery'] as const)),
];

type Done = { success: true; codes: readonly string[] | null } | CallRefusal;

async function send(
  act: StepUpAction,
  body: { password?: string; proof: FactorProof },
): Promise<Done> {
  if (act.act === 'renew-codes') {
    const reply = await call(factorsRenewRecoveryCodes, { body });
    return reply.success ? { success: true, codes: reply.value.recoveryCodes } : reply;
  }
  const reply =
    act.act === 'remove-passkey'
      ? await call(factorsRemovePasskey, { params: { passkeyId: act.passkey.passkeyId }, body })
      : await call(factorsRemoveAuthenticator, { body });
  return reply.success ? { success: true, codes: null } : reply;
}

/** Signs with a passkey what the server asks in this session. */
async function signedProof(): Promise<FactorProof | CallRefusal | null> {
  const asked = await call(factorsGetPasskeyOptions, {});
  if (!asked.success) return asked;
  const answer = await signWithPasskey(asked.value);
  return answer === null ? null : { way: 'passkey', answer };
}

/** Does something to the factors with the password and a proof. */
export function useStepUp(act: StepUpAction, { factors, onDone }: FactorStep) {
  const { t } = useLingui();
  const ways = getWays(factors);
  const [first = 'recovery'] = ways;
  const form = useForm<{ password: string; way: Way; code: string }>({
    defaultValues: { password: '', way: first, code: '' },
  });
  const chosen = useWatch({ control: form.control, name: 'way' });
  // A factor that was just removed goes from the list while the dialog is open.
  const way = ways.includes(chosen) ? chosen : first;
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const submit = form.handleSubmit(async ({ password, code }) => {
    setTrouble(null);
    const proof = way === 'passkey' ? await signedProof() : { way, code };
    if (proof === null) {
      setTrouble(t`Your device has not replied. Try again.`);
      return;
    }
    if ('success' in proof) {
      showRefusal(proof);
      return;
    }
    const done = await send(act, factors.hasPassword ? { password, proof } : { proof });
    if (done.success) onDone(done.codes);
    else showRefusal(done);
  });
  return { form, ways, way, submit, trouble };
}
