import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import type { Context } from '../../platform/context.ts';

/** One-time codes (RFC 6238): six digits, SHA-1, thirty seconds, as every app reads them. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** A phone's clock may be one step off. */
const windowSteps = 1;
const label = 'operator-totp';

const totpOf = (secret: Uint8Array): TOTP =>
  new TOTP({
    ...parameters,
    issuer: 'Khelaghor',
    label: 'operator',
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** A fresh secret, encrypted for the database. */
export const newSealedSecret = (ctx: Context): Buffer =>
  ctx.secrets.encrypt(label, ctx.random.bytes(secretBytes));

export const openSecret = (ctx: Context, sealed: Uint8Array): Buffer =>
  ctx.secrets.decrypt(label, sealed);

/** The secret in base32, the address for an authenticator app, and its QR picture as a data URL. */
export async function enrolmentOf(
  secret: Uint8Array,
): Promise<{ totpSecret: string; totpAddress: string; totpQr: string }> {
  const totp = totpOf(secret);
  const totpAddress = totp.toString();
  const svg = await drawQr(totpAddress, {
    type: 'svg',
    margin: 2,
    errorCorrectionLevel: 'M',
    color: { dark: '#1d0f26', light: '#fff8e6' },
  });
  return {
    totpSecret: totp.secret.base32,
    totpAddress,
    totpQr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}

/** The time step that a code belongs to, or null when it is not a code of now. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: windowSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code of a moment: what an authenticator app would show. */
export const codeAt = (secretBase32: string, now: Date): string =>
  new TOTP({ ...parameters, secret: Secret.fromBase32(secretBase32) }).generate({
    timestamp: now.getTime(),
  });
