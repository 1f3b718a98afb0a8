// Goal: what browsers seal is opened, and nothing else. Method: the library that browsers seal with
// is the other side.
import { randomBytes } from 'node:crypto';
import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { expect, test } from 'vitest';
import { getHpkeKey, openHpke } from './open.ts';
import type { HpkeKey } from './open.ts';

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
});
const bytes = (from: Buffer): ArrayBuffer => new Uint8Array(from).buffer;
const associated = Buffer.from('POST /login');

async function sealed(publicKey: Buffer, text: string) {
  // Opaque: only the library looks inside a key.
  const point: unknown = await suite.kem.deserializePublicKey(bytes(publicKey));
  const plain = bytes(Buffer.from(text));
  const { enc, ct } = await suite.seal(
    { recipientPublicKey: point as never },
    plain,
    bytes(associated),
  );
  return { enc: Buffer.from(enc), ciphertext: Buffer.from(ct) };
}

test('keys are those that the library derives from the same seeds', async () => {
  for (let round = 0; round < 20; round += 1) {
    const seed = randomBytes(32);
    const derived: unknown = await suite.kem.deriveKeyPair(bytes(seed));
    const { publicKey } = derived as { publicKey: never };
    const theirs = await suite.kem.serializePublicKey(publicKey);
    expect(getHpkeKey(seed).publicKey).toEqual(Buffer.from(theirs));
  }
});

test.each(['', 'a', '{"password":"পাসওয়ার্ড"}', 'x'.repeat(10_000)])(
  'opens what the library seals: %#',
  async (text) => {
    const key = getHpkeKey(randomBytes(32));
    const { enc, ciphertext } = await sealed(key.publicKey, text);
    expect(openHpke(key, enc, ciphertext, associated).toString()).toBe(text);
  },
);

test('whatever is not as it was sealed is not opened', async () => {
  const key = getHpkeKey(randomBytes(32));
  const { enc, ciphertext } = await sealed(key.publicKey, '{"password":"right"}');
  const turned = (from: Buffer, at: number): Buffer => {
    const other = Buffer.from(from);
    other[at] = (other[at] ?? 0) ^ 1;
    return other;
  };
  type Attempt = [HpkeKey, Buffer, Buffer, Buffer];
  const attempts: Attempt[] = [
    [getHpkeKey(randomBytes(32)), enc, ciphertext, associated],
    [key, enc, ciphertext, Buffer.from('POST /register')],
    [key, enc, ciphertext.subarray(0, -1), associated],
    [key, enc, ciphertext.subarray(0, 15), associated],
    [key, enc, Buffer.alloc(0), associated],
    [key, enc.subarray(1), ciphertext, associated],
    [key, Buffer.alloc(65), ciphertext, associated],
    [key, Buffer.alloc(0), ciphertext, associated],
    ...Array.from(ciphertext, (_, at): Attempt => [key, enc, turned(ciphertext, at), associated]),
    ...Array.from(enc, (_, at): Attempt => [key, turned(enc, at), ciphertext, associated]),
  ];
  const refused = /Unsupported state|Public key is not valid|Invalid authentication tag/u;
  for (const [other, point, text, said] of attempts)
    expect(() => openHpke(other, point, text, said)).toThrow(refused);
});
