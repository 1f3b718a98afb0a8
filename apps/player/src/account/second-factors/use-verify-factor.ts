import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { secondFactorVerify } from '@khelaghor/client/routes.gen.ts';
import type { SecondProof } from '@khelaghor/contract/account/second-factors.ts';
import { call } from '../../shared/api.ts';
import type { LoginFlow } from './use-login-flow.ts';

/** Gives a second proof, and goes in; or gives what was refused. */
export function useVerifyFactor({ asked, entered }: LoginFlow) {
  return async (proof: SecondProof): Promise<CallRefusal | null> => {
    if (asked === null) return null;
    const { challengeId } = asked;
    const reply = await call(secondFactorVerify, { body: { challengeId, proof } });
    if (!reply.success) return reply;
    await entered(reply.value);
    return null;
  };
}
