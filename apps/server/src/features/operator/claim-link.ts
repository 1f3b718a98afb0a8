import type { ValueOf } from '@khelaghor/contract/route.ts';
import type { inspectClaim as inspectClaimRoute } from '@khelaghor/contract/operator.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './operator-store.ts';
import { enrolmentOf, newOperatorSecret, openSecret } from './totp.ts';

const lifetimeMs = 24 * 3_600_000;

export const claimHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('operator-claim', token);

/**
 * The one-time link that makes the first operator, or null when there is one already. Each call
 * makes a fresh link and the one before it stops working. The token is in the fragment, which
 * browsers do not send, so it reaches no log of a server or proxy.
 */
export function ensureClaimLink(ctx: Context): Promise<string | null> {
  return ctx.db.transaction().execute(async (tx) => {
    await store.lockClaims(tx);
    if (await store.operatorExists(tx)) return null;
    const token = ctx.random.token(32);
    const now = ctx.clock.now();
    await store.replaceOpenClaim(tx, {
      id: ctx.random.id(),
      tokenHash: claimHash(ctx, token),
      totpSecret: newOperatorSecret(ctx),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    return `${ctx.config.origins.console}/claim#${token}`;
  });
}

/** What somebody with a good link needs to enrol an authenticator app. */
export async function inspectClaim(
  ctx: Context,
  token: string,
): Promise<Answer<ValueOf<typeof inspectClaimRoute>, 'claim_link_invalid'>> {
  const claim = await store.openClaim(ctx.db, claimHash(ctx, token), ctx.clock.now());
  if (!claim || (await store.operatorExists(ctx.db))) return refuse('claim_link_invalid');
  return ok(await enrolmentOf(openSecret(ctx, claim.totpSecret)));
}
