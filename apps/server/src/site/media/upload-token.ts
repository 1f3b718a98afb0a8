import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../lib/context.ts';

/** The purpose of a picture. A token for one purpose is none for another. */
export type UploadPurpose =
  | 'deposit-receipt'
  | 'feedback-image'
  | 'payout-proof'
  | 'proof-of-payment';

/** How long an uploaded picture can be attached. */
const lifeMs = 60 * 60_000;
const pattern = /^([0-9a-f]{32})\.(\d{1,15})\.([\w-]{10,100})$/u;

const signature = (ctx: Context, purpose: UploadPurpose, hash: string, expiresMs: number): string =>
  ctx.secrets.mac(purpose, `${hash}.${expiresMs}`);

/** Returns the token with which the uploader, and no other sender, can attach the picture. */
export function signUploadToken(ctx: Context, purpose: UploadPurpose, hash: string): string {
  const expiresMs = ctx.clock.now().getTime() + lifeMs;
  return `${hash}.${expiresMs}.${signature(ctx, purpose, hash, expiresMs)}`;
}

/** Returns the picture of a valid token; null for an expired or foreign token. */
export function readUploadToken(
  ctx: Context,
  purpose: UploadPurpose,
  ticket: string,
): string | null {
  const [, hash = '', expires = '', given = ''] = pattern.exec(ticket) ?? [];
  if (hash === '' || Number(expires) <= ctx.clock.now().getTime()) return null;
  const wanted = Buffer.from(signature(ctx, purpose, hash, Number(expires)));
  const sent = Buffer.from(given);
  return wanted.length === sent.length && timingSafeEqual(wanted, sent) ? hash : null;
}
