import type { SealedReply } from '@khelaghor/contract/site/external-links.ts';
import { decodeBase64url, encodeBase64url } from './encrypt-request.ts';

/** A key that was made for one request, and what opens the reply to it. */
export type ReplyKey = {
  /** Travels with the request. */
  readonly publicKey: string;
  /** The opened value; null when it was not sealed to this key, or for another call. */
  open(sealed: SealedReply, associated: string): Promise<unknown>;
};

/**
 * Makes a key pair that lives in this page's memory for one request: HPKE (RFC 9180, base mode:
 * DHKEM P-256, HKDF-SHA256, AES-128-GCM), as payloads are sealed, the other way round.
 */
export async function createReplyKey(): Promise<ReplyKey> {
  const { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } = await import('@hpke/core');
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes128Gcm(),
  });
  const pair = await suite.kem.generateKeyPair();
  return {
    publicKey: encodeBase64url(await suite.kem.serializePublicKey(pair.publicKey)),
    async open(sealed, associated) {
      try {
        const plain = await suite.open(
          { recipientKey: pair.privateKey, enc: decodeBase64url(sealed.enc) },
          decodeBase64url(sealed.ciphertext),
          new TextEncoder().encode(associated).buffer,
        );
        return JSON.parse(new TextDecoder().decode(plain)) as unknown;
      } catch {
        return null;
      }
    },
  };
}
