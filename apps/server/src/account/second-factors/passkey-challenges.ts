import type { Context } from '../../lib/context.ts';

/** The purpose of a signature; it is invalid for any other. */
export type PasskeyPurpose = 'login' | 'proof' | 'add' | 'step-up';

/** What the answering caller must have: the browser's cookie, the session, or the login. */
export type Asking = { readonly purpose: PasskeyPurpose; readonly subject: string };

/** How long the member may take to unlock the device. */
export const passkeyTimeoutMs = 3 * 60_000;

/** Stores a random challenge. */
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

/** Takes a challenge, once, whatever follows; null when it has expired or is another caller's. */
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
