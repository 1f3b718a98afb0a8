import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const message = z.object({ tran_id: z.string().min(1).max(80), val_id: z.string().optional() });
export type SslcommerzMessage = z.infer<typeof message>;

const hash = (algorithm: 'md5' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');

/** Returns the text under the signature: the named fields and the hashed password, sorted. */
function getSignedText(storePassword: string, fields: ReadonlyMap<string, string>): string {
  const names = (fields.get('verify_key') ?? '').split(',').filter((name) => fields.has(name));
  const signed = new Map(names.map((name) => [name, fields.get(name) ?? '']));
  signed.set('store_passwd', hash('md5', storePassword));
  return [...signed]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/**
 * Verifies an instant payment notification, a form, and returns what it is about; null when it is
 * forged. MD5 is what SSLCommerz always signs with; the stronger hash counts when it is sent. The
 * payment is read from the gateway in any case.
 */
export function readSslcommerzMessage(
  storePassword: string,
  rawBody: string,
): SslcommerzMessage | null {
  const fields = new Map(new URLSearchParams(rawBody));
  const strong = fields.get('verify_sign_sha2');
  const given = Buffer.from(strong ?? fields.get('verify_sign') ?? '');
  const names = (fields.get('verify_key') ?? '').split(',');
  const text = getSignedText(storePassword, fields);
  const expected = Buffer.from(hash(strong === undefined ? 'md5' : 'sha256', text));
  if (!names.includes('tran_id') || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected)) return null;
  return message.safeParse(Object.fromEntries(fields)).data ?? null;
}
