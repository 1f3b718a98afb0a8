import type { FactorProof } from '@khelaghor/contract/second-proof.ts';
import { refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { MemberCaller } from '../../platform/callers.ts';
import type { Context, Database } from '../../platform/context.ts';
import { memberOfSession, provePassword } from '../member/member.ts';
import type { Member } from '../member/member.ts';
import { lookAtFactor } from '../second-proof/second-proof.ts';

const hourMs = 3_600_000;
const failuresHourMax = 10;

type StepUp = { readonly password?: string | undefined; readonly proof: FactorProof };
type Refusal = 'field_required' | 'password_wrong' | 'second_proof_wrong' | 'too_many_requests';

/** What a device's signature is asked for in this session. */
export const askingOf = ({ sessionId }: MemberCaller, purpose: 'add' | 'step-up') => ({
  purpose,
  subject: sessionId,
});

const failureKey = (ctx: Context, memberId: string): string =>
  ctx.secrets.mac('step-up-failure', memberId);

async function failedTooOften(ctx: Context, memberId: string): Promise<boolean> {
  const { failures } = await ctx.db
    .selectFrom('loginFailure')
    .select((eb) => eb.fn.countAll<bigint>().as('failures'))
    .where('accountHash', '=', failureKey(ctx, memberId))
    .where('at', '>', new Date(ctx.clock.now().getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return failures >= BigInt(failuresHourMax);
}

const wrong = ({ way }: FactorProof) => {
  const code = 'second_proof_wrong';
  return way === 'passkey' ? refuse(code) : refuse(code, { fields: { code: { code } } });
};

/**
 * Does something to a member's factors once he has shown the password and one of them, and uses the
 * proof up with it.
 */
export async function withStepUp<V, C extends Refusal | 'factor_unknown'>(
  ctx: Context,
  caller: MemberCaller,
  { password, proof }: StepUp,
  work: (tx: Database, member: Member) => Promise<Answer<V, C>>,
): Promise<Answer<V, C | Refusal>> {
  const member = await memberOfSession(ctx.db, caller.memberId);
  if (await failedTooOften(ctx, member.id)) return refuse('too_many_requests');
  const known = await provePassword(member, password);
  const spend = known.ok
    ? await lookAtFactor(ctx, member.id, proof, askingOf(caller, 'step-up'))
    : null;
  if (!spend) {
    const failed = { accountHash: failureKey(ctx, member.id), at: ctx.clock.now() };
    await ctx.db.insertInto('loginFailure').values(failed).execute();
    return known.ok ? wrong(proof) : known;
  }
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await spend(tx))) return wrong(proof);
    return work(tx, member);
  });
}
