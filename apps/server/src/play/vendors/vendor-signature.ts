import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Context } from '../../lib/context.ts';
import { loadSeamlessContext } from './seamless-context.ts';
import type { Vendor } from './store.ts';

/** The label under which our keys for calling vendors are sealed. */
export const signingKeyLabel = 'vendor-signing-key';

const base64 = /^[A-Za-z0-9+/]{300,1400}={0,2}$/;
/** Keys never change, so each is read once. A retired one is simply not asked for any more. */
const readKeys = new Map<string, KeyObject>();

function getKey(keyId: string, pem: string): KeyObject {
  const known = readKeys.get(keyId) ?? createPublicKey(pem);
  readKeys.set(keyId, known);
  return known;
}

/**
 * The vendor that signed these bytes, or null. The protocol's bodies do not say who calls, so the
 * signature says it: every key that is good at this moment is tried.
 */
export async function findSigner(
  ctx: Context,
  body: Buffer,
  signature: string,
): Promise<Vendor | null> {
  if (!base64.test(signature)) return null;
  const bytes = Buffer.from(signature, 'base64');
  const keys = await loadSeamlessContext(ctx).keys(null);
  const signer = keys.find(({ keyId, publicKey }) =>
    verify('RSA-SHA256', body, getKey(keyId, publicKey), bytes),
  );
  return signer?.vendor ?? null;
}

/** Signs a body for a vendor, with the key that we made for it. */
export function signFor(ctx: Context, vendor: Vendor, body: string): string {
  const key = createPrivateKey({
    key: ctx.secrets.decrypt(signingKeyLabel, vendor.signingKeySealed),
    format: 'der',
    type: 'pkcs8',
  });
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
}
