import { toString as drawQr } from 'qrcode';
import type { Context } from '../../lib/context.ts';
import { createSealedSecret, getTotpAddress } from '../../lib/auth/otp.ts';

const label = 'operator-totp';

/** A fresh secret, encrypted for the database. */
export const createOperatorSecret = (ctx: Context): Buffer => createSealedSecret(ctx, label);

export const openSecret = (ctx: Context, sealed: Uint8Array): Buffer =>
  ctx.secrets.decrypt(label, sealed);

/** The secret in base32, the address for an authenticator app, and its QR picture as a data URL. */
export async function readEnrolment(
  secret: Uint8Array,
  account = 'operator',
): Promise<{ totpSecret: string; totpAddress: string; totpQr: string }> {
  const { base32, address } = getTotpAddress(secret, { issuer: 'Khelaghor', account });
  const svg = await drawQr(address, {
    type: 'svg',
    margin: 2,
    errorCorrectionLevel: 'M',
    color: { dark: '#1d0f26', light: '#fff8e6' },
  });
  return {
    totpSecret: base32,
    totpAddress: address,
    totpQr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}
