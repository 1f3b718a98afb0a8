import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  sign,
  verify,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { createBatchReader } from '../../lib/db/batch-read.ts';
import { findActiveKeys } from './store.ts';
import type { Vendor } from './store.ts';

/** The shortest RSA key whose signatures are accepted. */
const keyBits = 2048;
/** The label under which our keys for calling vendors are encrypted. */
const signingKeyLabel = 'vendor-signing-key';
const algorithm = 'RSA-SHA256';

const generateKeys = promisify(generateKeyPair);

const toPem = (key: KeyObject): string => key.export({ format: 'pem', type: 'spki' }).toString();

/** A vendor's public key as it is stored, and its fingerprint. */
export type PublicKey = { pem: string; fingerprint: string };

/** Returns SHA-256 of a key's SPKI in DER, in hexadecimal: the same for every notation of a key. */
export const computeFingerprint = (pem: string): string =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ format: 'der', type: 'spki' }))
    .digest('hex');

const privateMark = /PRIVATE\s+KEY/iu;
const base64Form = /^[A-Za-z0-9+/=\s]+$/u;

/** Whether a text is a JSON Web Key with a private part. */
function hasPrivatePart(text: string): boolean {
  try {
    const jwk: unknown = JSON.parse(text);
    return typeof jwk === 'object' && jwk !== null && 'd' in jwk;
  } catch {
    return false;
  }
}

/** Whether bytes are a private key in PKCS #8 or PKCS #1, without its head in PEM. */
const isPrivateDer = (key: Buffer): boolean =>
  (['pkcs8', 'pkcs1'] as const).some((type) => {
    try {
      createPrivateKey({ key, format: 'der', type });
      return true;
    } catch {
      return false;
    }
  });

/**
 * Whether a text is or holds a private key, in PEM (also encrypted), as JSON or as base64 alone.
 * Node takes the public half of one where a public key is asked for.
 */
export const isPrivateKey = (text: string): boolean =>
  privateMark.test(text) ||
  hasPrivatePart(text) ||
  (base64Form.test(text) && isPrivateDer(Buffer.from(text, 'base64')));

/** Reads an RSA public key of 2048 bits or more; null for anything else. */
export function readPublicKey(text: string): PublicKey | null {
  if (isPrivateKey(text)) return null;
  try {
    const key = createPublicKey(text);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < keyBits) return null;
    const pem = toPem(key);
    return { pem, fingerprint: computeFingerprint(pem) };
  } catch {
    return null;
  }
}

/** Makes our key for calling a vendor: the private part encrypted, the public part in PEM. */
export async function createSigningKey(
  ctx: Context,
): Promise<{ sealed: Buffer; publicKey: string }> {
  const { privateKey, publicKey } = await generateKeys('rsa', { modulusLength: keyBits });
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' });
  return { sealed: ctx.secrets.encrypt(signingKeyLabel, secret), publicKey: toPem(publicKey) };
}

const decryptSigningKey = (ctx: Context, sealed: Buffer): KeyObject =>
  createPrivateKey({
    key: ctx.secrets.decrypt(signingKeyLabel, sealed),
    format: 'der',
    type: 'pkcs8',
  });

/** Returns the public key in PEM with which a vendor checks our calls. */
export const readOurPublicKey = (ctx: Context, vendor: Pick<Vendor, 'signingKeySealed'>): string =>
  toPem(createPublicKey(decryptSigningKey(ctx, vendor.signingKeySealed)));

/** Signs a body for a vendor, with the key that we made for it. */
export const signBody = (ctx: Context, vendor: Vendor, body: string): string =>
  sign(algorithm, Buffer.from(body), decryptSigningKey(ctx, vendor.signingKeySealed)).toString(
    'base64',
  );

/** The keys that are valid now, read once for all calls of a moment. */
const activeKeys = singleton((ctx) =>
  createBatchReader(async (calls: readonly null[]) => {
    const keys = await findActiveKeys(ctx.db);
    return calls.map(() => keys);
  }),
);

/** Keys never change, so each is parsed once. A retired one is no longer among the active keys. */
const parsedKeys = new Map<string, KeyObject>();

function parseKey(keyId: string, pem: string): KeyObject {
  const key = parsedKeys.get(keyId) ?? createPublicKey(pem);
  parsedKeys.set(keyId, key);
  return key;
}

const signatureForm = /^[A-Za-z0-9+/]{300,1400}={0,2}$/;

/**
 * Returns the vendor that signed these bytes, or null. Bodies of the protocol do not name the
 * caller, so every valid key is tried.
 */
export async function findSigner(
  ctx: Context,
  body: Buffer,
  signature: string,
): Promise<Vendor | null> {
  if (!signatureForm.test(signature)) return null;
  const bytes = Buffer.from(signature, 'base64');
  const keys = await activeKeys(ctx)(null);
  const signer = keys.find(({ keyId, publicKey }) =>
    verify(algorithm, body, parseKey(keyId, publicKey), bytes),
  );
  return signer?.vendor ?? null;
}
