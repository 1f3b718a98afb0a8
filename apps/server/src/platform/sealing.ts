import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { SealedBody } from '@khelaghor/contract/envelope.ts';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';

/**
 * HPKE (RFC 9180) in base mode: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM.
 * Defence in depth for payloads that carry passwords; TLS is the protection that counts.
 * Key pairs derive from the master key and the day, so they rotate daily and all processes agree;
 * yesterday's key still opens, for a page that was loaded before midnight.
 */
export type Sealing = {
  current(): Promise<{ keyId: string; publicKey: string }>;
  /** The opened JSON text, or null when it was not sealed to us, or for another call. */
  open(sealed: SealedBody, associated: string): Promise<string | null>;
};

/** Opaque: only the library looks inside a key, and it knows the type by its name in browsers. */
type Key = never;
type KeyPair = { readonly publicKey: Key; readonly privateKey: Key };

const dayMs = 86_400_000;

export function createSealing(secrets: Secrets, clock: Clock): Sealing {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes128Gcm(),
  });
  const pairs = new Map<string, Promise<KeyPair>>();
  const today = () => Math.floor(clock.now().getTime() / dayMs);
  const pairOf = (keyId: string): Promise<KeyPair> => {
    const known = pairs.get(keyId);
    if (known) return known;
    const seed = secrets.key(`sealing/${keyId}`);
    const derived: Promise<unknown> = suite.kem.deriveKeyPair(new Uint8Array(seed).buffer);
    const made = derived as Promise<KeyPair>;
    pairs.set(keyId, made);
    return made;
  };
  return {
    async current() {
      const keyId = `d${today()}`;
      const pair = await pairOf(keyId);
      const raw = await suite.kem.serializePublicKey(pair.publicKey);
      return { keyId, publicKey: Buffer.from(raw).toString('base64url') };
    },
    async open(sealed, associated) {
      if (sealed.keyId !== `d${today()}` && sealed.keyId !== `d${today() - 1}`) return null;
      try {
        const pair = await pairOf(sealed.keyId);
        const plain = await suite.open(
          { recipientKey: pair.privateKey, enc: arrayBuffer(sealed.enc) },
          arrayBuffer(sealed.ciphertext),
          new Uint8Array(Buffer.from(associated)).buffer,
        );
        return Buffer.from(plain).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

const arrayBuffer = (base64url: string): ArrayBuffer =>
  new Uint8Array(Buffer.from(base64url, 'base64url')).buffer;
