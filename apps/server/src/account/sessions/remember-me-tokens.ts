import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { Context, Database } from '../../lib/context.ts';

/**
 * A browser that logs its member in again: it holds a token that is valid once, for a day, and is
 * replaced at each use.
 */
export const rememberCookie = defineCookieToken({
  name: '__Host-remember',
  label: 'remembered-token',
});

export const rememberedMs = 24 * 3_600_000;
/** After this long the member types their password again, however often the browser was used. */
const browserMs = 30 * rememberedMs;

export const getUserAgent = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, 300);

/** Gives the browser a token that it is to show next, for a day. */
export const issueToken = (reply: FastifyReply, token: string): void =>
  rememberCookie.setToken(reply, token, rememberedMs / 1_000);

/** Stores a token's hash, as the one that the browser must send next. */
export async function rotateToken(
  ctx: Context,
  tx: Database,
  browserId: string,
  token: string,
): Promise<void> {
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + rememberedMs);
  await tx
    .insertInto('rememberMeToken')
    .values({ tokenHash: rememberCookie.hashToken(ctx, token), browserId, createdAt, expiresAt })
    .execute();
}

/** Remembers this browser from now on; returns its id, for the session. */
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
  const userAgent = getUserAgent(request);
  await tx
    .insertInto('rememberMeBrowser')
    .values({ id, memberId, userAgent, createdAt, expiresAt })
    .execute();
  const token = ctx.random.token(32);
  await rotateToken(ctx, tx, id, token);
  issueToken(reply, token);
  return id;
}

/** The owner of a token. */
type TokenOwner = { readonly browserId: string; readonly memberId: string };

/** Finds the browser and member of a token, by its hash; null when it has ended. */
export async function findTokenOwner(
  ctx: Context,
  db: Database,
  token: string,
): Promise<TokenOwner | null> {
  const row = await db
    .selectFrom('rememberMeToken as t')
    .innerJoin('rememberMeBrowser as b', 'b.id', 't.browserId')
    .select(['b.id as browserId', 'b.memberId'])
    .where('t.tokenHash', '=', rememberCookie.hashToken(ctx, token))
    .where('b.endedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
