import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Context } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { stepOfCode } from '../../platform/totp.ts';
import { claimHash } from './claim-link.ts';
import { beginSession } from './operator-session.ts';
import type { BegunSession, Visitor } from './operator-session.ts';
import * as store from './operator-store.ts';
import { openSecret } from './totp.ts';

export type ClaimInput = { claim: string; username: string; password: string; totpCode: string };
type ClaimRefusal = 'claim_link_invalid' | 'code_wrong' | 'password_too_common';

/**
 * Makes the first operator and logs him in, because link, password and code were proved just now.
 * Refusals in this order: the link, the password, the code. A refused attempt leaves the link good.
 */
export async function claimOperator(
  ctx: Context,
  input: ClaimInput,
  visitor: Visitor,
): Promise<Answer<BegunSession, ClaimRefusal>> {
  const now = ctx.clock.now();
  const tokenHash = claimHash(ctx, input.claim);
  // Before the password is hashed: a stranger without a link must not make us hash.
  if (!(await store.openClaim(ctx.db, tokenHash, now))) return refuse('claim_link_invalid');
  if (await isCommonPassword(input.password, [input.username])) {
    return refuse('password_too_common', { fields: { password: { code: 'password_too_common' } } });
  }
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction().execute(async (tx) => {
    await store.lockClaims(tx);
    const claim = await store.openClaim(tx, tokenHash, now);
    if (!claim || (await store.operatorExists(tx))) return refuse('claim_link_invalid');
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
    });
    await store.markClaimUsed(tx, claim.id, now);
    await logEvent(ctx, tx, {
      kind: 'operator.claimed',
      actor: `operator:${operator.username}`,
      subject: `operator:${operator.username}`,
      detail: { before: null, after: { username: operator.username }, address: visitor.address },
    });
    return ok(await beginSession(ctx, tx, operator, visitor));
  });
}
