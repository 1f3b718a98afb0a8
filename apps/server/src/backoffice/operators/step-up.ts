import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { stepOfCode } from '../../lib/auth/otp.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getFailureKey, refusePaused, recordFailure } from './failed-proofs.ts';
import { consumeTotpStep } from './store.ts';
import { lockOperators, findOperatorById } from './list-store.ts';
import { openSecret } from './totp.ts';
import { getOperatorActor } from '../../lib/event-log.ts';

/** What is known of a call before it is proved. */
export type Proof = {
  readonly caller: OperatorCaller;
  readonly totpCode: string;
  readonly address: string;
};

/** Spends the code of the caller's app; false when it is wrong or was used before. */
async function spendCode(ctx: Context, tx: Tx, { caller, totpCode }: Proof): Promise<boolean> {
  const operator = await findOperatorById(tx, caller.operatorId);
  if (!operator) return false;
  const step = stepOfCode(openSecret(ctx, operator.totpSecret), totpCode, ctx.clock.now());
  return step !== null && (await consumeTotpStep(tx, operator.id, step));
}

/** Looks at an act; a refusal here costs no code. What it returns does the act. */
type Judge<V, C extends ErrorCode> = (
  tx: Tx,
) => Promise<{ ok: true; act: () => Promise<V> } | Extract<Result<V, C>, { ok: false }>>;

/**
 * Does something to operators after a fresh code of the caller's own app (step-up authentication).
 * All such acts wait for each other, and the caller is looked up again once it is their turn: of
 * two operators who disable each other at once, the second is disabled by then. A wrong code is
 * counted.
 */
export async function actWithProof<V, C extends ErrorCode>(
  ctx: Context,
  proof: Proof,
  judge: Judge<V, C>,
): Promise<Result<V, C | 'code_wrong' | 'not_logged_in' | 'too_many_requests'>> {
  const { caller } = proof;
  const key = getFailureKey(ctx, 'operator-act-failure', caller.username);
  const paused = await refusePaused(ctx, key);
  if (paused) return paused;
  const answer = await transact(ctx, async (tx) => {
    await lockOperators(tx);
    const self = await findOperatorById(tx, caller.operatorId);
    if (!self || self.disabledAt || self.factorResetAt) return refuse('not_logged_in');
    const judged = await judge(tx);
    if (!judged.ok) return judged;
    if (!(await spendCode(ctx, tx, proof)))
      return refuse('code_wrong', { fields: { totpCode: { code: 'code_wrong' } } });
    return { ok: true as const, value: await judged.act() };
  });
  if (!answer.ok && answer.refusal === 'code_wrong')
    await recordFailure(ctx, {
      key,
      kind: 'operator.code_failed',
      subject: getOperatorActor(caller.username),
      detail: { address: proof.address },
    });
  return answer;
}
