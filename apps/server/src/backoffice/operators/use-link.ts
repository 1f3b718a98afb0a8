import { newcomerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isCommonPassword } from '../../lib/passwords/password-blocklist.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { hashPassword, verifyPassword } from '../../lib/passwords/hash-password.ts';
import { stepOfCode } from '../../lib/auth/otp.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { linkHash } from './setup-link.ts';
import { getFailureKey, refusePaused, recordFailure } from './failed-proofs.ts';
import * as links from './links-store.ts';
import type { LinkKind, StoredLink } from './links-store.ts';
import { beginSession } from './operator-session.ts';
import type { BegunSession, Visitor } from './operator-session.ts';
import { insertOperator } from './store.ts';
import * as store from './list-store.ts';
import { openSecret } from './totp.ts';

export type LinkUse = { claim: string; password: string; totpCode: string };

const codeWrong = () => refuse('code_wrong', { fields: { totpCode: { code: 'code_wrong' } } });

/** Returns the open link of a kind, locked against other uses and against revocation. */
async function lockLink(
  ctx: Context,
  tx: Tx,
  claim: string,
  kind: LinkKind,
): Promise<StoredLink | null> {
  await store.lockOperators(tx);
  const link = await links.openLinkByToken(tx, linkHash(ctx, claim), ctx.clock.now());
  return link?.kind === kind ? link : null;
}

type AcceptRefusal = 'claim_link_invalid' | 'username_taken' | 'password_too_common' | 'code_wrong';

/**
 * Makes the invited operator and logs them in. Refusals in this order: the link, the password, the
 * code. A refused attempt leaves the link good.
 */
export async function acceptInvitation(
  ctx: Context,
  { claim, password, totpCode }: LinkUse,
  visitor: Visitor,
): Promise<Result<BegunSession, AcceptRefusal>> {
  const now = ctx.clock.now();
  // Before the password is hashed: a stranger without a link must not make us hash.
  const shown = await links.openLinkByToken(ctx.db, linkHash(ctx, claim), now);
  if (shown?.kind !== 'invitation') return refuse('claim_link_invalid');
  if (await isCommonPassword(password, [shown.username]))
    return refuse('password_too_common', { fields: { password: { code: 'password_too_common' } } });
  const passwordHash = await hashPassword(password);
  return transact(ctx, async (tx) => {
    const link = await lockLink(ctx, tx, claim, 'invitation');
    if (!link) return refuse('claim_link_invalid');
    const { username, totpSecret, madeBy: invitedBy } = link;
    if (await store.isNameUsed(tx, username)) return refuse('username_taken');
    const step = stepOfCode(openSecret(ctx, totpSecret), totpCode, now);
    if (step === null) return codeWrong();
    const operator = { id: ctx.random.id(), username };
    const lastTotpStep = BigInt(step);
    const secrets = { passwordHash, totpSecret, lastTotpStep };
    const row = { ...operator, ...secrets, createdAt: now, invitedBy, roleId: newcomerRoleId };
    await insertOperator(tx, row);
    await links.endLink(tx, link.id, { outcome: 'used', endedAt: now });
    const inviter = await store.findOperatorById(tx, invitedBy);
    await logEvent(ctx, tx, {
      kind: 'operator.joined',
      actor: getOperatorActor(username),
      subject: getOperatorActor(username),
      detail: { invitedBy: inviter?.username ?? null, address: visitor.address },
    });
    return ok(await beginSession(ctx, tx, operator, visitor));
  });
}

type RenewRefusal = 'claim_link_invalid' | 'password_wrong' | 'code_wrong' | 'too_many_requests';

/**
 * Gives an operator the new authenticator app of a link, and logs them in. The link alone is not
 * enough: the password of before is asked for, and its failures count like those of the login.
 */
export async function renewFactor(
  ctx: Context,
  { claim, password, totpCode }: LinkUse,
  visitor: Visitor,
): Promise<Result<BegunSession, RenewRefusal>> {
  const now = ctx.clock.now();
  const shown = await links.openLinkByToken(ctx.db, linkHash(ctx, claim), now);
  const owner = shown?.operatorId
    ? await store.findOperatorById(ctx.db, shown.operatorId)
    : undefined;
  if (!owner) return refuse('claim_link_invalid');
  const key = getFailureKey(ctx, 'operator-login-failure', owner.username);
  const paused = await refusePaused(ctx, key);
  if (paused) return paused;
  if (!(await verifyPassword(owner.passwordHash, password))) {
    const subject = getOperatorActor(owner.username);
    const detail = { address: visitor.address };
    await recordFailure(ctx, { key, kind: 'operator.login_failed', subject, detail });
    return refuse('password_wrong', { fields: { password: { code: 'password_wrong' } } });
  }
  return transact(ctx, async (tx) => {
    const link = await lockLink(ctx, tx, claim, 'factor_reset');
    const operator = link?.operatorId
      ? await store.findOperatorById(tx, link.operatorId)
      : undefined;
    if (!link || !operator || operator.disabledAt) return refuse('claim_link_invalid');
    const { totpSecret } = link;
    const step = stepOfCode(openSecret(ctx, totpSecret), totpCode, now);
    if (step === null) return codeWrong();
    await store.setFactor(tx, operator.id, { totpSecret, step });
    await links.endLink(tx, link.id, { outcome: 'used', endedAt: now });
    await logEvent(ctx, tx, {
      kind: 'operator.factor_renewed',
      actor: getOperatorActor(operator.username),
      subject: getOperatorActor(operator.username),
      detail: { address: visitor.address },
    });
    return ok(await beginSession(ctx, tx, operator, visitor));
  });
}
