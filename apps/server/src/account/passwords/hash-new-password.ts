import type { Context } from '../../lib/context.ts';
import { hashPassword, hashWithSalt } from '../../lib/passwords/hash-password.ts';
import { getPasswordPattern } from '../../lib/passwords/password-pattern.ts';

/** What is stored of a password that a member chose. */
export type HashedPassword = {
  readonly passwordHash: string;
  /** The same for passwords that differ in digits and capitals; null: too few letters to tell. */
  readonly passwordFingerprint: string | null;
};

/** 24 bits as hex: enough to find accounts of a ring, too few to tell a password (0086). */
const fingerprintLength = 6;

async function computeFingerprint(ctx: Context, password: string): Promise<string | null> {
  const pattern = getPasswordPattern(password);
  if (pattern === null) return null;
  const hash = await hashWithSalt(pattern, ctx.secrets.key('password/pattern'));
  return hash.slice(0, fingerprintLength);
}

/** Hashes a password that a member chose: two turns of argon2, before any transaction. */
export async function hashNewPassword(ctx: Context, password: string): Promise<HashedPassword> {
  const [passwordHash, passwordFingerprint] = await Promise.all([
    hashPassword(password),
    computeFingerprint(ctx, password),
  ]);
  return { passwordHash, passwordFingerprint };
}

/** Hashes a password that was drawn at random: a similar one would be chance. */
export const hashDrawnPassword = async (password: string): Promise<HashedPassword> => ({
  passwordHash: await hashPassword(password),
  passwordFingerprint: null,
});
