import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Database } from '../../lib/context.ts';

/**
 * A browser that logs its member in again: it holds a token that is good once, for a day, and is
 * given the next one when it shows it.
 */
export const rememberCookie = '__Host-remember';
export const rememberCookieOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'lax',
} as const;

export const rememberedMs = 24 * 3_600_000;
/** However often a browser comes back, after so long its member types his password again. */
const browserMs = 30 * rememberedMs;

export const tokenHashOf = (ctx: Context, token: string): string =>
  ctx.secrets.mac('remembered-token', token);

export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, 300);

/** The token that a browser shows, unless nobody can have given it to it. */
export function presentedToken({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const token = cookies[rememberCookie];
  return token !== undefined && /^[\w-]{20,100}$/u.test(token) ? token : null;
}

export function issueToken(reply: FastifyReply, token: string): void {
  const maxAge = rememberedMs / 1_000;
  reply.setCookie(rememberCookie, token, { ...rememberCookieOptions, maxAge });
}

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
    .values({ tokenHash: tokenHashOf(ctx, token), browserId, createdAt, expiresAt })
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
    .where('t.tokenHash', '=', tokenHashOf(ctx, token))
    .where('b.endedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
