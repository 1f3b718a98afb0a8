import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { Context, Database } from '../../lib/context.ts';
import { createHash } from 'node:crypto';
import type { PendingElsewhere } from '@khelaghor/contract/account/social-login.ts';
import { bindingMark } from '@khelaghor/contract/site/identity-providers.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { OutsideIdentity, Secrets } from './provider-identity.ts';

/** Marks the browser that was sent to another site: the OAuth callback must come from it. */
const oauthCookie = defineCookieToken({
  name: '__Host-elsewhere',
  label: 'elsewhere-browser',
});

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Marks the browser that is sent. Two of its tabs have one mark, so that each can come back. */
function markBrowser(ctx: Context, { request, reply }: Visit, seconds: number): string {
  const token = oauthCookie.readToken(request) ?? ctx.random.token(32);
  oauthCookie.setToken(reply, token, seconds);
  return oauthCookie.hashToken(ctx, token);
}

/** Lifetime of the redirect, and of the registration form after it. */
const awayMs = 10 * 60_000;
const registeringMs = 30 * 60_000;

const enteringMark = 'e';

/** Derives the OAuth secrets of one redirect from the server key and its state. */
function getSecrets(ctx: Context, state: string): Secrets {
  const verifier = ctx.secrets.mac('elsewhere-verifier', state);
  return {
    state,
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    nonce: ctx.secrets.mac('elsewhere-nonce', state),
  };
}

const computeStateHash = (ctx: Context, state: string): string =>
  ctx.secrets.mac('elsewhere-state', state);

type Opening = {
  readonly provider: OutsideProvider;
  readonly next?: string | undefined;
  /** The member comes to withdraw, although their time limit is reached. */
  readonly toWithdraw?: boolean | undefined;
  /** The member who links an identity, in the session of their step-up authentication. */
  readonly caller?: MemberCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Starts a redirect of this browser to a provider. */
export async function openVisit(
  ctx: Context,
  { provider, next, toWithdraw = false, caller, request, reply }: Opening,
): Promise<Secrets> {
  const state = `${caller ? bindingMark : enteringMark}${ctx.random.token(32)}`;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('oauthState')
    .values({
      id: ctx.random.id(),
      stateHash: computeStateHash(ctx, state),
      browserHash: markBrowser(ctx, { request, reply }, (awayMs + registeringMs) / 1_000),
      provider,
      next: next ?? null,
      toWithdraw,
      memberId: caller?.memberId ?? null,
      sessionId: caller?.sessionId ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + awayMs),
    })
    .execute();
  return getSecrets(ctx, state);
}

type Returning = {
  readonly provider: OutsideProvider;
  readonly state: string;
  /** The member who links an identity; null: a login. */
  readonly caller: MemberCaller | null;
  readonly request: FastifyRequest;
};

export type Returned = {
  readonly id: string;
  readonly next: string | null;
  readonly toWithdraw: boolean;
  readonly secrets: Secrets;
};

/**
 * Ends a redirect, once, whatever follows. Null when this browser has no open redirect with this
 * state, provider and session.
 */
export async function endVisit(
  ctx: Context,
  { provider, state, caller, request }: Returning,
): Promise<Returned | null> {
  const browserHash = oauthCookie.readHash(ctx, request);
  if (browserHash === null) return null;
  const now = ctx.clock.now();
  const ended = await ctx.db
    .updateTable('oauthState')
    .set({ returnedAt: now })
    .where('stateHash', '=', computeStateHash(ctx, state))
    .where('browserHash', '=', browserHash)
    .where('provider', '=', provider)
    .where('sessionId', caller ? '=' : 'is', caller?.sessionId ?? null)
    .where('returnedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'next', 'toWithdraw'])
    .executeTakeFirst();
  return ended ? { ...ended, secrets: getSecrets(ctx, state) } : null;
}

/** Stores an unlinked identity, so that the visitor can register with it in this browser. */
export async function keepUnknown(
  ctx: Context,
  tx: Database,
  id: string,
  { subject, name, email }: OutsideIdentity,
): Promise<void> {
  const facts = Buffer.from(JSON.stringify({ name, email }));
  await tx
    .updateTable('oauthState')
    .set({
      subject,
      factsSealed: ctx.secrets.encrypt('elsewhere-facts', facts),
      registerUntil: new Date(ctx.clock.now().getTime() + registeringMs),
    })
    .where('id', '=', id)
    .execute();
}

type Pending = PendingElsewhere & { readonly subject: string };

/** Finds this browser's newest redirect that waits for registration. */
export async function findPending(
  ctx: Context,
  db: Database,
  request: FastifyRequest,
): Promise<Pending | null> {
  const browserHash = oauthCookie.readHash(ctx, request);
  if (browserHash === null) return null;
  const row = await db
    .selectFrom('oauthState')
    .select(['id', 'provider', 'subject', 'factsSealed'])
    .where('browserHash', '=', browserHash)
    .where('subject', 'is not', null)
    .where('registeredAt', 'is', null)
    .where('registerUntil', '>', ctx.clock.now())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row || row.subject === null) return null;
  const plain = ctx.secrets.decrypt('elsewhere-facts', row.factsSealed ?? new Uint8Array());
  const { name, email } = JSON.parse(plain.toString()) as { name: string; email: string };
  const provider = row.provider as OutsideProvider;
  return { elsewhereId: row.id, provider, subject: row.subject, name, email };
}

/** Uses up a redirect that waited for registration; false when another call was first. */
export async function spendPending(ctx: Context, tx: Database, id: string): Promise<boolean> {
  const now = ctx.clock.now();
  return tx
    .updateTable('oauthState')
    .set({ registeredAt: now })
    .where('id', '=', id)
    .where('registeredAt', 'is', null)
    .where('registerUntil', '>', now)
    .$call(tryWrite);
}

/** Lets this browser register without an identity. */
export async function forgetPending(ctx: Context, request: FastifyRequest): Promise<void> {
  const browserHash = oauthCookie.readHash(ctx, request);
  if (browserHash === null) return;
  await ctx.db
    .updateTable('oauthState')
    .set({ registerUntil: ctx.clock.now() })
    .where('browserHash', '=', browserHash)
    .where('subject', 'is not', null)
    .where('registeredAt', 'is', null)
    .execute();
}
