import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

type Cookies = Pick<FastifyRequest, 'cookies'>;
type Hashing = Pick<Context, 'secrets'>;

/** A random token that one browser holds in a cookie, and the database only as a keyed hash. */
export type CookieToken = {
  /** The cookie's name. */
  readonly name: `__Host-${string}`;
  /** Returns the token that the browser shows; null without one, or when it is none of ours. */
  readToken(request: Cookies): string | null;
  /** Returns the hash of that token. */
  readHash(ctx: Hashing, request: Cookies): string | null;
  hashToken(ctx: Hashing, token: string): string;
  setToken(reply: FastifyReply, token: string, seconds: number): void;
  /** Gives the browser a new token, and returns its hash. */
  issueToken(
    ctx: Pick<Context, 'random' | 'secrets'>,
    reply: FastifyReply,
    seconds: number,
  ): string;
  clearToken(reply: FastifyReply): void;
};

/** No script reads the cookie, and no other host sets it. */
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** 32 bytes in base64url or in hex. Anything else was put there by another program. */
const tokenForm = /^[\w-]{43,64}$/u;

/** Defines a kind of token. The label names the key of the hash; both stay once they are in use. */
export function defineCookieToken({
  name,
  label,
}: {
  readonly name: CookieToken['name'];
  readonly label: string;
}): CookieToken {
  const hashToken = (ctx: Hashing, token: string): string => ctx.secrets.mac(label, token);
  const readToken = ({ cookies }: Cookies): string | null => {
    const token = cookies[name];
    return token !== undefined && tokenForm.test(token) ? token : null;
  };
  const setToken = (reply: FastifyReply, token: string, seconds: number): void => {
    reply.setCookie(name, token, { ...cookieOptions, maxAge: seconds });
  };
  return {
    name,
    hashToken,
    readToken,
    setToken,
    readHash(ctx, request) {
      const token = readToken(request);
      return token === null ? null : hashToken(ctx, token);
    },
    issueToken(ctx, reply, seconds) {
      const token = ctx.random.token(32);
      setToken(reply, token, seconds);
      return hashToken(ctx, token);
    },
    clearToken(reply) {
      reply.clearCookie(name, cookieOptions);
    },
  };
}
