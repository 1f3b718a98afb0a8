import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { Context, Database } from '../../lib/context.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { hasRow } from '../../lib/db/has-row.ts';

/** As long as browsers keep a cookie. */
const rememberedDays = 400;

const deviceCookie = defineCookieToken({ name: '__Host-place', label: 'place' });

const forgottenBefore = (now: Date): Date => new Date(now.getTime() - rememberedDays * 86_400_000);

async function isKnownBrowser(
  ctx: Context,
  db: Database,
  memberId: string,
  request: Pick<FastifyRequest, 'cookies' | 'ip'>,
): Promise<boolean> {
  const tokenHash = deviceCookie.readHash(ctx, request);
  if (tokenHash === null) return false;
  return db
    .selectFrom('knownDevice')
    .select('memberId')
    .where('tokenHash', '=', tokenHash)
    .where('memberId', '=', memberId)
    .where('seenAt', '>', forgottenBefore(ctx.clock.now()))
    .$call(hasRow);
}

/** An address without a country passes, and so does every country while none is stored. */
async function isKnownCountry(db: Database, memberId: string, address: string): Promise<boolean> {
  const country = getCountry(address);
  if (country === null) return true;
  const known = await db
    .selectFrom('knownCountry')
    .select('country')
    .where('memberId', '=', memberId)
    .execute();
  return known.length === 0 || known.some((row) => row.country === country);
}

/** Returns true when the member never logged in with this browser, or from this country. */
export async function isNewDevice(
  ctx: Context,
  db: Database,
  memberId: string,
  request: Pick<FastifyRequest, 'cookies' | 'ip'>,
): Promise<boolean> {
  if (!(await isKnownBrowser(ctx, db, memberId, request))) return true;
  return !(await isKnownCountry(db, memberId, request.ip));
}

/**
 * Stores the device of a login. The browser gets a new token each time, for all its members: a copy
 * of its cookie that a thief made before is invalid from then on.
 */
export async function recordDevice(
  ctx: Context,
  tx: Database,
  memberId: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const token = ctx.random.token(32);
  const tokenHash = deviceCookie.hashToken(ctx, token);
  const before = deviceCookie.readHash(ctx, request);
  if (before !== null)
    await tx
      .updateTable('knownDevice')
      .set({ tokenHash })
      .where('tokenHash', '=', before)
      .execute();
  const seenAt = ctx.clock.now();
  await tx
    .insertInto('knownDevice')
    .values({ tokenHash, memberId, seenAt })
    .onConflict((taken) => taken.columns(['tokenHash', 'memberId']).doUpdateSet({ seenAt }))
    .execute();
  const country = getCountry(request.ip);
  if (country !== null)
    await tx
      .insertInto('knownCountry')
      .values({ memberId, country })
      .onConflict((taken) => taken.doNothing())
      .execute();
  deviceCookie.setToken(reply, token, rememberedDays * 86_400);
}

/** Deletes browsers without a login for longer than a cookie lives. */
export async function forgetPlaces(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('knownDevice')
    .where('seenAt', '<', forgottenBefore(ctx.clock.now()))
    .execute();
}
