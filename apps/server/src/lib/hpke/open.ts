import { createDecipheriv, createECDH, createHmac } from 'node:crypto';
import type { ECDH } from 'node:crypto';

// HPKE (RFC 9180) in base mode, the receiving side: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256,
// AES-128-GCM. Not a library over Web Cryptography: it makes a dozen calls a message, and at 500
// messages a second their garbage collection delayed bets by 300 ms.

const curve = 'prime256v1';
const [keyBytes, nonceBytes, tagBytes, hashBytes, scalarBytes] = [16, 12, 16, 32, 32];

/** The identifiers of the suite (sections 4.1 and 5.1): of the KEM alone, and of the whole. */
const kemId = Buffer.from([...Buffer.from('KEM'), 0, 0x10]);
const suiteId = Buffer.from([...Buffer.from('HPKE'), 0, 0x10, 0, 0x01, 0, 0x01]);
const nothing = Buffer.alloc(0);

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

const getLabel = (suite: Buffer, label: string): Buffer =>
  Buffer.concat([Buffer.from('HPKE-v1'), suite, Buffer.from(label)]);

const extract = (suite: Buffer, salt: Buffer, label: string, secret: Buffer): Buffer =>
  hmac(salt, getLabel(suite, label), secret);

/** HKDF-Expand for at most the 32 bytes of one round, all that this suite needs. */
function expand(suite: Buffer, key: Buffer, label: string, info: Buffer, bytes: number): Buffer {
  const length = Buffer.from([0, bytes]);
  return hmac(key, length, getLabel(suite, label), info, Buffer.from([1])).subarray(0, bytes);
}

/** The key schedule (section 5.1): base mode, no pre-shared key, no info. */
const context = Buffer.concat([
  Buffer.from([0]),
  extract(suiteId, nothing, 'psk_id_hash', nothing),
  extract(suiteId, nothing, 'info_hash', nothing),
]);

export type HpkeKey = { readonly ecdh: ECDH; readonly publicKey: Buffer };

/** Derives the key pair from a seed of at least 32 bytes (section 7.1.3). */
export function getHpkeKey(seed: Buffer): HpkeKey {
  const ecdh = createECDH(curve);
  const root = extract(kemId, nothing, 'dkp_prk', seed);
  for (let counter = 0; ; counter += 1) {
    const scalar = expand(kemId, root, 'candidate', Buffer.from([counter]), scalarBytes);
    try {
      ecdh.setPrivateKey(scalar);
      return { ecdh, publicKey: ecdh.getPublicKey() };
    } catch (error) {
      // One in four thousand million numbers is above the curve's order: then the next.
      if (counter === 255) throw error;
    }
  }
}

/** Derives the shared secret from the sender's point and the private key. */
function sharedSecret({ ecdh, publicKey }: HpkeKey, enc: Buffer): Buffer {
  const root = extract(kemId, nothing, 'eae_prk', ecdh.computeSecret(enc));
  return expand(kemId, root, 'shared_secret', Buffer.concat([enc, publicKey]), hashBytes);
}

/**
 * Opens the one message of a sender. Throws when it was not sealed to this key, or not for these
 * associated data.
 * @param enc the sender's point, uncompressed
 */
export function openHpke(
  key: HpkeKey,
  enc: Buffer,
  ciphertext: Buffer,
  associated: Buffer,
): Buffer {
  const secret = extract(suiteId, sharedSecret(key, enc), 'secret', nothing);
  const messageKey = expand(suiteId, secret, 'key', context, keyBytes);
  const nonce = expand(suiteId, secret, 'base_nonce', context, nonceBytes);
  const end = ciphertext.length - tagBytes;
  const cipher = createDecipheriv('aes-128-gcm', messageKey, nonce, { authTagLength: tagBytes });
  cipher.setAuthTag(ciphertext.subarray(Math.max(end, 0)));
  cipher.setAAD(associated);
  return Buffer.concat([cipher.update(ciphertext.subarray(0, Math.max(end, 0))), cipher.final()]);
}
