import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { inspectSetupLink as inspectClaimRoute } from '@khelaghor/contract/backoffice/operator.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { openLinkByToken } from './links-store.ts';
import * as store from './store.ts';
import { readEnrolment, createOperatorSecret, openSecret } from './totp.ts';

/** How long every one-time link of the console is good. */
export const linkLifetimeMs = 24 * 3_600_000;

export const claimHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('operator-claim', token);

/** The same for links that operators make for each other. */
export const linkHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('operator-link', token);

/**
 * Returns the address of a one-time link. The token is in the fragment, which browsers do not
 * send, so it reaches no log of a server or proxy.
 */
export const claimAddress = (ctx: Context, token: string): string =>
  `${ctx.config.origins.console}/claim#${token}`;

/**
 * The one-time link that makes the first operator, or null when there is one already. Each call
 * makes a fresh link and the one before it stops working.
 */
export function ensureSetupLink(ctx: Context): Promise<string | null> {
  return ctx.db.transaction().execute(async (tx) => {
    await store.lockClaims(tx);
    if (await store.hasOperator(tx)) return null;
    const token = ctx.random.token(32);
    const now = ctx.clock.now();
    await store.replaceSetupToken(tx, {
      id: ctx.random.id(),
      tokenHash: claimHash(ctx, token),
      totpSecret: createOperatorSecret(ctx),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkLifetimeMs),
    });
    return claimAddress(ctx, token);
  });
}

/** Returns what a link is for, and what is needed to enrol an authenticator app with it. */
export async function inspectSetupLink(
  ctx: Context,
  token: string,
): Promise<Result<ValueOf<typeof inspectClaimRoute>, 'claim_link_invalid'>> {
  const now = ctx.clock.now();
  const link = await openLinkByToken(ctx.db, linkHash(ctx, token), now);
  if (link) {
    const enrolment = await readEnrolment(openSecret(ctx, link.totpSecret), link.username);
    return ok({ purpose: link.kind, username: link.username, ...enrolment });
  }
  const claim = await store.openClaim(ctx.db, claimHash(ctx, token), now);
  if (!claim || (await store.hasOperator(ctx.db))) return refuse('claim_link_invalid');
  const enrolment = await readEnrolment(openSecret(ctx, claim.totpSecret));
  return ok({ purpose: 'first', username: null, ...enrolment });
}
