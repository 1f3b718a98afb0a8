import type { FactorProof, SecondProof } from '@khelaghor/contract/account/second-factors.ts';
import { readOtp } from '@khelaghor/typed-text/code.ts';
import type { Context } from '../../lib/context.ts';
import { verifyCode } from './authenticators.ts';
import type { Asking } from './passkey-challenges.ts';
import { verifyAssertion } from './passkeys.ts';
import { readRecoveryCode, verifyRecoveryCode } from './recovery-codes.ts';
import type { Spend } from './rules.ts';
import type { FastifyRequest } from 'fastify';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { findById } from '../members/index.ts';
import { isRightCode } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';
import { endChallenge, consumeAttempt, readLockoutWait, triesMax } from './challenge-store.ts';
import type { LoginChallenge } from './challenge-store.ts';
import { lookAtMailCode } from './email-codes.ts';
import { isSameName } from './rules.ts';

/** Whether a proof has the form of its kind: one that has not is a slip, and costs no attempt. */
export function canBeProof(proof: SecondProof): boolean {
  if (proof.way === 'passkey' || proof.way === 'payee') return true;
  return proof.way === 'recovery'
    ? readRecoveryCode(proof.code) !== null
    : readOtp(proof.code) !== null;
}

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

/** A right second proof: the login it continues, and how to use the proof up. */
export type VerifiedFactor = Pick<LoginChallenge, 'memberId' | 'firstProof' | 'reason'> & {
  readonly spend: Spend;
};

type Refusal = 'second_proof_wrong' | 'second_proof_ended' | 'too_many_requests';

async function lookAtSms(
  ctx: Context,
  { memberId, smsCodeId }: LoginChallenge,
  verificationCode: string,
): Promise<Spend | null> {
  const number = (await findById(ctx.db, memberId))?.provenMobile ?? null;
  if (number === null || smsCodeId === null) return null;
  const typed = { purpose: 'place', number, codeRequestId: smsCodeId, verificationCode } as const;
  if (!(await isRightCode(ctx, typed))) return null;
  return (tx) => spendCode(ctx, tx, smsCodeId);
}

/** The login is valid once: nothing else needs using up. */
const withLogin: Spend = () => Promise.resolve(true);

async function lookAt(
  ctx: Context,
  challenge: LoginChallenge,
  proof: SecondProof,
): Promise<Spend | null> {
  const { id, memberId } = challenge;
  if (!challenge.ways.includes(proof.way)) return null;
  switch (proof.way) {
    case 'sms':
      return lookAtSms(ctx, challenge, proof.code);
    case 'mail':
      return lookAtMailCode(ctx, challenge, proof.code);
    case 'payee': {
      const name = (await findById(ctx.db, memberId))?.payeeName ?? '';
      return isSameName(name, proof.payeeName) ? withLogin : null;
    }
    case 'authenticator':
    case 'recovery':
    case 'passkey':
      return verifyFactor(ctx, memberId, proof, { purpose: 'proof', subject: id });
  }
}

/** Refuses under the typed field; nothing is typed for a passkey. */
function wrong({ way }: SecondProof) {
  const code = 'second_proof_wrong';
  if (way === 'passkey') return refuse(code);
  return refuse(code, { fields: { [way === 'payee' ? 'payeeName' : 'code']: { code } } });
}

async function noteEnd(ctx: Context, { memberId, reason }: LoginChallenge, address: string) {
  const actor = getMemberActor(memberId);
  const detail = { reason, address };
  const event = { kind: 'member.second_proof_failed', actor, subject: actor, detail };
  await ctx.db.transaction().execute((tx) => logEvent(ctx, tx, event));
}

/** Checks the second proof of a login. Each check of what can be a proof is one of five tries. */
export async function checkProof(
  ctx: Context,
  { challengeId, proof }: { readonly challengeId: string; readonly proof: SecondProof },
  request: FastifyRequest,
): Promise<Result<VerifiedFactor, Refusal>> {
  if (!canBeProof(proof)) return wrong(proof);
  const challenge = await consumeAttempt(ctx, challengeId, request);
  if (!challenge) return refuse('second_proof_ended');
  const waitMs = await readLockoutWait(ctx, challenge.memberId);
  if (waitMs > 0) return refuseForNow('too_many_requests', waitMs);
  const spendProof = await lookAt(ctx, challenge, proof);
  if (!spendProof) {
    if (challenge.tries < triesMax) return wrong(proof);
    await noteEnd(ctx, challenge, request.ip);
    return refuse('second_proof_ended');
  }
  const { id, memberId, firstProof, reason } = challenge;
  const spend: Spend = async (tx) => (await endChallenge(ctx, tx, id)) && spendProof(tx);
  return ok({ memberId, firstProof, reason, spend });
}
