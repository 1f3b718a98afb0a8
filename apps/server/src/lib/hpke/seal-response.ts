import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { SealedReply } from '@khelaghor/contract/site/external-links.ts';

const base64url = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');

/**
 * Seals a reply to a key that a browser made for one request: HPKE in base mode with the suite of
 * sealing.ts, the other way round. Null when the key is no point of the curve.
 * @param associated `METHOD path` of the call, so that the reply answers no other
 */
export async function sealReply(
  value: unknown,
  publicKey: string,
  associated: string,
): Promise<SealedReply | null> {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes128Gcm(),
  });
  const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
  const raw = new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer;
  try {
    // Opaque: only the library looks inside a key.
    const point: unknown = await suite.kem.deserializePublicKey(raw);
    const recipientPublicKey = point as never;
    const plain = bytes(JSON.stringify(value));
    const sealed = await suite.seal({ recipientPublicKey }, plain, bytes(associated));
    return { enc: base64url(sealed.enc), ciphertext: base64url(sealed.ct) };
  } catch {
    return null;
  }
}
