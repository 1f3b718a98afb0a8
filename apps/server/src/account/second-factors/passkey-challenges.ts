import type { Context } from '../../lib/context.ts';

/** What a device's signature is for; one for one thing is worth nothing for another. */
export type PasskeyPurpose = 'login' | 'proof' | 'add' | 'step-up';

/** Whoever answers must have this: a cookie of the browser, a session, a login that has begun. */
export type Asking = { readonly purpose: PasskeyPurpose; readonly subject: string };

/** How long a device may take to be unlocked. */
export const passkeyTimeoutMs = 3 * 60_000;

/** Something that was never signed before. */
export async function openPasskeyChallenge(
  ctx: Context,
  { purpose, subject }: Asking,
): Promise<{ passkeyChallengeId: string; challenge: string }> {
  const id = ctx.random.id();
  const challenge = ctx.random.token(32);
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + passkeyTimeoutMs);
  await ctx.db
    .insertInto('passkeyChallenge')
    .values({ id, purpose, subject, challenge, createdAt, expiresAt })
    .execute();
  return { passkeyChallengeId: id, challenge };
}

/** What was to be signed, once, whatever comes of it; null when it is late or for somebody else. */
export async function takePasskeyChallenge(
  ctx: Context,
  id: string,
  { purpose, subject }: Asking,
): Promise<string | null> {
  const now = ctx.clock.now();
  const taken = await ctx.db
    .updateTable('passkeyChallenge')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge ?? null;
}
