import { createHash, createPublicKey } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../lib/context.ts';

/** The least length of a key that signatures can be trusted to. */
export const keyBits = 2048;

/** A vendor's public key as it is stored, and what it is known by. */
type PublicKey = { pem: string; fingerprint: string };

/** SHA-256 of a key's SPKI in DER, in hexadecimal digits: the key itself, however it is written. */
export const computeFingerprint = (pem: string): string =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ format: 'der', type: 'spki' }))
    .digest('hex');

/** A key that signatures can be trusted to: RSA of 2048 bits or more. Null when it is none. */
export function readPublicKey(text: string): PublicKey | null {
  try {
    const key = createPublicKey(text);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < keyBits) return null;
    const pem = key.export({ format: 'pem', type: 'spki' }).toString();
    return { pem, fingerprint: computeFingerprint(pem) };
  } catch {
    return null;
  }
}

/**
 * Whether some vendor has this key, or had it before it was retired. Two who bring the same key at
 * once come after one another.
 */
export async function isKeyTaken(tx: Tx, { fingerprint }: PublicKey): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('vendorKey')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return known !== undefined;
}
