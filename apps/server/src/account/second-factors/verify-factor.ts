import type { FactorProof } from '@khelaghor/contract/account/second-factors.ts';
import type { Context } from '../../lib/context.ts';
import { verifyCode } from './authenticators.ts';
import type { Asking } from './passkey-challenges.ts';
import { verifyAssertion } from './passkeys.ts';
import { verifyRecoveryCode } from './recovery-codes.ts';
import type { Spend } from './consume.ts';

/** Checks a proof by one of the member's factors; null when it is wrong. */
export async function verifyFactor(
  ctx: Context,
  memberId: string,
  proof: FactorProof,
  asking: Asking,
): Promise<Spend | null> {
  if (proof.way === 'authenticator') return verifyCode(ctx, memberId, proof.code);
  if (proof.way === 'recovery') return verifyRecoveryCode(ctx, memberId, proof.code);
  const looked = await verifyAssertion(ctx, asking, proof.answer);
  return looked?.memberId === memberId ? looked.spend : null;
}
