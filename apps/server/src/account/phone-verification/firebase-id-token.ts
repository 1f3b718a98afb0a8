import { errors, jwtVerify } from 'jose';
import type { JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { tokenKeys } from './jwks-cache.ts';

/** A member who entered the code longer ago than this must enter another. */
const freshMs = 10 * 60_000;
/** Allowed clock skew. */
const toleranceSeconds = 30;

const claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number().int(),
  exp: z.number().int(),
  auth_time: z.number().int(),
  phone_number: z.string(),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** Uses the token up, in the caller's transaction; false when it was used before. */
type SpendToken = (tx: Database) => Promise<boolean>;

/** Verifies a token's signature and audience, and returns its claims. */
async function readToken(
  ctx: Context,
  token: string,
  { keys: address, project }: NonNullable<Context['config']['outside']['firebase']>,
) {
  const keys = tokenKeys(ctx);
  const expected: JWTVerifyOptions = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    currentDate: ctx.clock.now(),
    clockTolerance: toleranceSeconds,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
  try {
    return (await jwtVerify(token, await keys.of(address), expected)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    const anew = await keys.anew(address);
    if (!anew) throw error;
    return (await jwtVerify(token, anew, expected)).payload;
  }
}

/** Returns true when the token says that its bearer recently verified this number. */
async function says(ctx: Context, token: string, number: string): Promise<boolean> {
  const { firebase } = ctx.config.outside;
  if (!firebase) return false;
  const said = claims.safeParse(await readToken(ctx, token, firebase));
  if (!said.success) return false;
  const { iat, auth_time: typedAt, phone_number: phone } = said.data;
  const now = ctx.clock.now().getTime();
  const latest = now + toleranceSeconds * 1_000;
  const isTimely = iat * 1_000 <= latest && typedAt * 1_000 <= latest;
  return isTimely && now - typedAt * 1_000 <= freshMs && phone === number;
}

/**
 * Checks Firebase's proof that the bearer owns a number. The reason of a refusal goes to the log
 * only.
 */
export async function verifyPhoneToken(
  ctx: Context,
  token: string,
  number: string,
): Promise<Result<SpendToken, 'phone_unverified'>> {
  try {
    if (!(await says(ctx, token, number))) return refuse('phone_unverified');
  } catch (error) {
    const { name, message } = error as Error;
    ctx.log.warn({ err: { name, message } }, 'a token about a phone was not taken');
    return refuse('phone_unverified');
  }
  const tokenHash = ctx.secrets.mac('phone-token', token);
  return ok(async (tx) => {
    return tx
      .insertInto('usedFirebaseToken')
      .values({ tokenHash, usedAt: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .$call(tryWrite);
  });
}
