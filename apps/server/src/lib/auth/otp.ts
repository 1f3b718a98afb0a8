import { otpLength, readOtp } from '@khelaghor/typed-text/code.ts';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../context.ts';

type Chance = { bytes(length: number): Buffer };

/** Six digits; of six random bytes no digit is likelier than another by more than a billionth. */
export const generateOtp = (random: Chance): string =>
  String(random.bytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** One-time codes (RFC 6238): six digits, SHA-1, thirty seconds, as every app reads them. */
const parameters = { algorithm: 'SHA1', digits: otpLength, period: 30 } as const;
const secretBytes = 20;
/** A phone's clock may be one step off. */
const windowSteps = 1;

/** What an app shows beside the codes: who asks for them, and for which account. */
export type TotpOwner = { readonly issuer: string; readonly account: string };

const getTotp = (secret: Uint8Array, { issuer, account }: Partial<TotpOwner> = {}): TOTP =>
  new TOTP({
    ...parameters,
    ...(issuer !== undefined && { issuer }),
    ...(account !== undefined && { label: account }),
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** A fresh secret, encrypted for the database under a label. */
export const createSealedSecret = (ctx: Context, label: string): Buffer =>
  ctx.secrets.encrypt(label, ctx.random.bytes(secretBytes));

/** The secret in base32, and the address for an authenticator app. */
export function getTotpAddress(
  secret: Uint8Array,
  owner: TotpOwner,
): { base32: string; address: string } {
  const totp = getTotp(secret, owner);
  return { base32: totp.secret.base32, address: totp.toString() };
}

/** The time step that a typed code belongs to, or null when it is not a code of now. */
export function stepOfCode(secret: Uint8Array, typed: string, now: Date): number | null {
  const code = readOtp(typed);
  if (code === null) return null;
  const totp = getTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: windowSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code of a moment: what an authenticator app would show. */
export const computeCodeAt = (secretBase32: string, now: Date): string =>
  new TOTP({ ...parameters, secret: Secret.fromBase32(secretBase32) }).generate({
    timestamp: now.getTime(),
  });
