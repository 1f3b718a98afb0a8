import type { SealedBody } from '@khelaghor/contract/lib/envelope.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';

/** The public key that payloads are sealed to. */
export type SealingKey = Whitelabel['sealing'];

/** Decodes base64url. */
export function decodeBase64url(encoded: string): ArrayBuffer {
  const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
}

/** Encodes bytes as base64url. */
export function encodeBase64url(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/**
 * Encrypts a body for one call, with HPKE (RFC 9180, base mode: DHKEM P-256, HKDF-SHA256,
 * AES-128-GCM). The associated data is `METHOD path`, so the server cannot be made to open it for
 * another call. The library is loaded when the first payload is encrypted.
 */
export async function encryptRequest(
  body: unknown,
  associated: string,
  key: SealingKey,
): Promise<SealedBody> {
  const { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } = await import('@hpke/core');
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes128Gcm(),
  });
  const text = new TextEncoder();
  const sealed = await suite.seal(
    { recipientPublicKey: await suite.kem.deserializePublicKey(decodeBase64url(key.publicKey)) },
    text.encode(JSON.stringify(body)).buffer,
    text.encode(associated).buffer,
  );
  return {
    keyId: key.keyId,
    enc: encodeBase64url(sealed.enc),
    ciphertext: encodeBase64url(sealed.ct),
  };
}
