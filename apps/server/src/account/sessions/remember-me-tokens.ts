import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { Context, Database } from '../../lib/context.ts';

/**
 * A browser that logs its member in again: it holds a token that is good once, for a day, and is
 * given the next one when it shows it.
 */
export const rememberCookie = defineCookieToken({
  name: '__Host-remember',
  label: 'remembered-token',
});

export const rememberedMs = 24 * 3_600_000;
/** However often a browser comes back, after so long its member types his password again. */
const browserMs = 30 * rememberedMs;

export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, 300);

/** Gives the browser a token that it is to show next, for a day. */
export const issueToken = (reply: FastifyReply, token: string): void =>
  rememberCookie.setToken(reply, token, rememberedMs / 1_000);

/** Keeps a token by its hash, as the one that the browser is to show next. */
export async function keepToken(
  ctx: Context,
  tx: Database,
  browserId: string,
  token: string,
): Promise<void> {
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + rememberedMs);
  await tx
    .insertInto('rememberedToken')
    .values({ tokenHash: rememberCookie.hashToken(ctx, token), browserId, createdAt, expiresAt })
    .execute();
}

/** From now on this browser is remembered; gives its id, for the session. */
export async function rememberBrowser(
  ctx: Context,
  tx: Database,
  memberId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const id = ctx.random.id();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + browserMs);
  const userAgent = userAgentOf(request);
  await tx
    .insertInto('rememberedBrowser')
    .values({ id, memberId, userAgent, createdAt, expiresAt })
    .execute();
  const token = ctx.random.token(32);
  await keepToken(ctx, tx, id, token);
  issueToken(reply, token);
  return id;
}

/** What a token belongs to. */
type TokenOwner = { readonly browserId: string; readonly memberId: string };

/** Whom the token of a browser would log in, by its hash; null when that has ended. */
export async function findTokenOwner(
  ctx: Context,
  db: Database,
  token: string,
): Promise<TokenOwner | null> {
  const row = await db
    .selectFrom('rememberedToken as t')
    .innerJoin('rememberedBrowser as b', 'b.id', 't.browserId')
    .select(['b.id as browserId', 'b.memberId'])
    .where('t.tokenHash', '=', rememberCookie.hashToken(ctx, token))
    .where('b.endedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
