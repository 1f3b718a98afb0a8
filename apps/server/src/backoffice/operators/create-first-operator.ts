import { ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isCommonPassword } from '../../lib/passwords/password-blocklist.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { hashPassword } from '../../lib/passwords/hash-password.ts';
import { stepOfCode } from '../../lib/auth/otp.ts';
import { claimHash } from './setup-link.ts';
import { beginSession } from './operator-session.ts';
import type { BegunSession, Visitor } from './operator-session.ts';
import * as store from './store.ts';
import { openSecret } from './totp.ts';

export type ClaimInput = { claim: string; username: string; password: string; totpCode: string };
type ClaimRefusal = 'claim_link_invalid' | 'code_wrong' | 'password_too_common';

/**
 * Creates the first operator and logs them in: they proved link, password and code just now.
 * Refusals in this order: the link, the password, the code. A refused attempt leaves the link good.
 */
export async function createFirstOperator(
  ctx: Context,
  input: ClaimInput,
  visitor: Visitor,
): Promise<Result<BegunSession, ClaimRefusal>> {
  const now = ctx.clock.now();
  const tokenHash = claimHash(ctx, input.claim);
  // Checked before the password is hashed: a stranger without a link must not make us hash.
  if (!(await store.openClaim(ctx.db, tokenHash, now))) return refuse('claim_link_invalid');
  if (await isCommonPassword(input.password, [input.username])) {
    return refuse('password_too_common', { fields: { password: { code: 'password_too_common' } } });
  }
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction().execute(async (tx) => {
    await store.lockClaims(tx);
    const claim = await store.openClaim(tx, tokenHash, now);
    if (!claim || (await store.hasOperator(tx))) return refuse('claim_link_invalid');
    const step = stepOfCode(openSecret(ctx, claim.totpSecret), input.totpCode, now);
    if (step === null) {
      return refuse('code_wrong', { fields: { totpCode: { code: 'code_wrong' } } });
    }
    const operator = { id: ctx.random.id(), username: input.username };
    await store.insertOperator(tx, {
      ...operator,
      passwordHash,
      totpSecret: claim.totpSecret,
      lastTotpStep: BigInt(step),
      createdAt: now,
      roleId: ownerRoleId,
    });
    await store.markClaimUsed(tx, claim.id, now);
    await logEvent(ctx, tx, {
      kind: 'operator.claimed',
      actor: getOperatorActor(operator.username),
      subject: getOperatorActor(operator.username),
      detail: { before: null, after: { username: operator.username }, address: visitor.address },
    });
    return ok(await beginSession(ctx, tx, operator, visitor));
  });
}
