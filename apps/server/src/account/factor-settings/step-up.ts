import type { FactorProof } from '@khelaghor/contract/account/second-factors.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import {
  findMemberOfSession,
  recordReauthFailure,
  refuseLockedReauth,
  verifyCurrentPassword,
} from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { canBeProof, verifyFactor } from '../second-factors/index.ts';

type Spend = (tx: Database) => Promise<boolean>;
type StepUp = { readonly password?: string | undefined; readonly proof: FactorProof };
type Refusal = 'field_required' | 'password_wrong' | 'second_proof_wrong' | 'too_many_requests';

/** The purpose and session of a WebAuthn challenge. */
export const getStepUpForm = ({ sessionId }: MemberCaller, purpose: 'add' | 'step-up') => ({
  purpose,
  subject: sessionId,
});

/** A second proof of any kind: `look` returns how to use it up, or null when it is wrong. */
type Looking = {
  readonly password?: string | undefined;
  readonly look: (member: Member) => Promise<Spend | null>;
  /** Whether the proof has the form of one: what has not counts as no wrong proof. */
  readonly isFormed: boolean;
  /** The form field of the refusal; null: the proof is not typed. */
  readonly field: 'code' | null;
};

const wrong = (field: Looking['field']) => {
  const code = 'second_proof_wrong';
  return field === null ? refuse(code) : refuse(code, { fields: { [field]: { code } } });
};

/**
 * Runs an action for a member after checking the password and a second proof, and uses the proof up
 * in the same transaction. Refuses after ten wrong ones of either kind within an hour.
 */
export async function stepUp<V, C extends ErrorCode>(
  ctx: Context,
  caller: MemberCaller,
  { password, look, isFormed, field }: Looking,
  work: (tx: Database, member: Member) => Promise<Result<V, C>>,
): Promise<Result<V, C | Refusal>> {
  const member = await findMemberOfSession(ctx.db, caller.memberId);
  const locked = await refuseLockedReauth(ctx, member.id);
  if (locked) return locked;
  const known = await verifyCurrentPassword(ctx, member, password);
  if (!known.ok) return known;
  if (!isFormed) return wrong(field);
  const spend = await look(member);
  if (!spend) {
    await recordReauthFailure(ctx, member.id);
    return wrong(field);
  }
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await spend(tx))) return wrong(field);
    return work(tx, member);
  });
}

/** As `stepUp`, with one of the member's factors. */
export function runWithStepUp<V, C extends ErrorCode>(
  ctx: Context,
  caller: MemberCaller,
  { password, proof }: StepUp,
  work: (tx: Database, member: Member) => Promise<Result<V, C>>,
): Promise<Result<V, C | Refusal>> {
  const look = ({ id }: Member) => verifyFactor(ctx, id, proof, getStepUpForm(caller, 'step-up'));
  const field = proof.way === 'passkey' ? null : 'code';
  return stepUp(ctx, caller, { password, look, isFormed: canBeProof(proof), field }, work);
}
