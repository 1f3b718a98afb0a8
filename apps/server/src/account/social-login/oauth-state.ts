import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PendingElsewhere } from '@khelaghor/contract/account/social-login.ts';
import { bindingMark } from '@khelaghor/contract/site/identity-providers.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { markBrowser, oauthCookie } from './oauth-cookie.ts';
import type { OutsideIdentity, Secrets } from './provider-identity.ts';

/** How long somebody may be away, and how long he may take to fill a form in afterwards. */
const awayMs = 10 * 60_000;
const registeringMs = 30 * 60_000;

const enteringMark = 'e';

/** What goes with a visit, and can be told only by whoever has our key and its state. */
function secretsOf(ctx: Context, state: string): Secrets {
  const verifier = ctx.secrets.mac('elsewhere-verifier', state);
  return {
    state,
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    nonce: ctx.secrets.mac('elsewhere-nonce', state),
  };
}

const stateHashOf = (ctx: Context, state: string): string =>
  ctx.secrets.mac('elsewhere-state', state);

type Opening = {
  readonly provider: OutsideProvider;
  readonly next?: string | undefined;
  /** He comes to take money out, though his time for play is used up. */
  readonly toWithdraw?: boolean | undefined;
  /** The member who binds an account, in the session in which he proved that it is he. */
  readonly caller?: MemberCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Begins a visit of this browser to another site. */
export async function openVisit(
  ctx: Context,
  { provider, next, toWithdraw = false, caller, request, reply }: Opening,
): Promise<Secrets> {
  const state = `${caller ? bindingMark : enteringMark}${ctx.random.token(32)}`;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('elsewhereVisit')
    .values({
      id: ctx.random.id(),
      stateHash: stateHashOf(ctx, state),
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
  return secretsOf(ctx, state);
}

type Returning = {
  readonly provider: OutsideProvider;
  readonly state: string;
  /** Who binds an account; null: somebody who logs in. */
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
 * Ends a visit, once, whatever comes of it. Null when there is none that this browser began for
 * this and that is still to end.
 */
export async function endVisit(
  ctx: Context,
  { provider, state, caller, request }: Returning,
): Promise<Returned | null> {
  const browserHash = oauthCookie.readHash(ctx, request);
  if (browserHash === null) return null;
  const now = ctx.clock.now();
  const ended = await ctx.db
    .updateTable('elsewhereVisit')
    .set({ returnedAt: now })
    .where('stateHash', '=', stateHashOf(ctx, state))
    .where('browserHash', '=', browserHash)
    .where('provider', '=', provider)
    .where('sessionId', caller ? '=' : 'is', caller?.sessionId ?? null)
    .where('returnedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'next', 'toWithdraw'])
    .executeTakeFirst();
  return ended ? { ...ended, secrets: secretsOf(ctx, state) } : null;
}

/** Keeps who has come back unknown, so that he can open an account with it in this browser. */
export async function keepUnknown(
  ctx: Context,
  tx: Database,
  id: string,
  { subject, name, email }: OutsideIdentity,
): Promise<void> {
  const facts = Buffer.from(JSON.stringify({ name, email }));
  await tx
    .updateTable('elsewhereVisit')
    .set({
      subject,
      factsSealed: ctx.secrets.encrypt('elsewhere-facts', facts),
      registerUntil: new Date(ctx.clock.now().getTime() + registeringMs),
    })
    .where('id', '=', id)
    .execute();
}

type Pending = PendingElsewhere & { readonly subject: string };

/** The newest visit of this browser that waits for an account. */
export async function pendingOf(
  ctx: Context,
  db: Database,
  request: FastifyRequest,
): Promise<Pending | null> {
  const browserHash = oauthCookie.readHash(ctx, request);
  if (browserHash === null) return null;
  const row = await db
    .selectFrom('elsewhereVisit')
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

/** Uses up a visit that waited for an account; false when that has happened meanwhile. */
export async function spendPending(ctx: Context, tx: Database, id: string): Promise<boolean> {
  const now = ctx.clock.now();
  const spent = await tx
    .updateTable('elsewhereVisit')
    .set({ registeredAt: now })
    .where('id', '=', id)
    .where('registeredAt', 'is', null)
    .where('registerUntil', '>', now)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Has this browser open its account without any. */
export async function forgetPending(ctx: Context, request: FastifyRequest): Promise<void> {
  const browserHash = oauthCookie.readHash(ctx, request);
  if (browserHash === null) return;
  await ctx.db
    .updateTable('elsewhereVisit')
    .set({ registerUntil: ctx.clock.now() })
    .where('browserHash', '=', browserHash)
    .where('subject', 'is not', null)
    .where('registeredAt', 'is', null)
    .execute();
}
