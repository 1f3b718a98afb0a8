import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Secrets } from './secrets.ts';

// What PKCS #8 puts in front of the 32 bytes of an Ed25519 private key (RFC 8410).
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
// And SubjectPublicKeyInfo in front of the 32 bytes of a public one.
const spkiHeadLength = 12;

type SigningKey = { privateKey: KeyObject; checkKey: KeyObject; publicKey: Buffer };
const keys = new WeakMap<Secrets, Map<string, SigningKey>>();

function getSigningKey(secrets: Secrets, label: string): SigningKey {
  const known = keys.get(secrets) ?? new Map<string, SigningKey>();
  keys.set(secrets, known);
  const found = known.get(label);
  if (found) return found;
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Head, secrets.key(label)]),
    format: 'der',
    type: 'pkcs8',
  });
  const checkKey = createPublicKey(privateKey);
  const spki = checkKey.export({ format: 'der', type: 'spki' });
  const made = { privateKey, checkKey, publicKey: spki.subarray(spkiHeadLength) };
  known.set(label, made);
  return made;
}

/**
 * Signs a text with the server's Ed25519 key for a purpose: 64 bytes. On this thread, in some
 * 25 µs: what Node keeps of a signature made on another lives until the next full collection, and
 * with it every bet that waited for it.
 */
export function signText(secrets: Secrets, label: string, text: string): Buffer {
  const { privateKey } = getSigningKey(secrets, label);
  return sign(null, Buffer.from(text, 'utf8'), privateKey);
}

/** Whether a signature is that of `signText` for the purpose and the text. */
export function isSigned(
  secrets: Secrets,
  label: string,
  { text, signature }: { text: string; signature: Uint8Array },
): boolean {
  const { checkKey } = getSigningKey(secrets, label);
  return verify(null, Buffer.from(text, 'utf8'), checkKey, signature);
}

/** The public key that signatures of a purpose are checked with: 32 bytes. */
export function computePublicKey(secrets: Secrets, label: string): Buffer {
  return getSigningKey(secrets, label).publicKey;
}
