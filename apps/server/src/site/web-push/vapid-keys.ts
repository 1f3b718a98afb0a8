import { createECDH } from 'node:crypto';
import { SignJWT } from 'jose';
import { singleton } from '../../lib/context.ts';
import type { Config } from '../../lib/config/config.ts';

/** The key pair with which the server names itself to push services (RFC 8292). */
export type VapidKeys = {
  /** An address at which the operators of a push service reach those of the site. */
  readonly subject: string;
  /** Both in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
};

/** A mailbox in `Khelaghor <no-reply@example.com>`. */
const mailbox = /[^\s<>"]+@[^\s<>"]+/u;

/** Push services take a mailbox or an https address, and Apple's no other. */
function getSubject({ mail, origins }: Config): string {
  const from = mailbox.exec(mail?.from ?? '')?.[0];
  if (from !== undefined) return `mailto:${from}`;
  return origins.site.startsWith('https:') ? origins.site : 'mailto:operator@khelaghor.invalid';
}

/**
 * The site's own pair, from the master key like every other: the same in each process and after
 * each start. Browsers that subscribed with another pair subscribe again.
 */
export const getVapidKeys = singleton(({ secrets, config }): VapidKeys => {
  const curve = createECDH('prime256v1');
  // 32 bytes are a key of the curve but in one case of four thousand million.
  curve.setPrivateKey(secrets.key('web-push'));
  return {
    subject: getSubject(config),
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: curve.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
});

/** Push services refuse a token of more than 24 h. */
const tokenSeconds = 12 * 3_600;

/**
 * Signs the header with which a push service knows the site (RFC 8292). The library `web-push`
 * would sign it by the machine's clock.
 * @param audience the origin of the push service
 */
export async function signVapidHeader(
  { subject, publicKey, privateKey }: VapidKeys,
  audience: string,
  now: Date,
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const token = await new SignJWT({ aud: audience, sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + tokenSeconds)
    .sign({
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    });
  return `vapid t=${token}, k=${publicKey}`;
}
