import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../lib/context.ts';

/** A picture that was brought may be attached for this long. */
const lifeMs = 60 * 60_000;
const pattern = /^([0-9a-f]{32})\.(\d{1,15})\.([\w-]{10,100})$/u;

const signature = (ctx: Context, hash: string, expiresMs: number): string =>
  ctx.secrets.mac('feedback-image', `${hash}.${expiresMs}`);

/** The word under which whoever brought a picture may attach it; nobody else has it. */
export function imageTicket(ctx: Context, hash: string): string {
  const expiresMs = ctx.clock.now().getTime() + lifeMs;
  return `${hash}.${expiresMs}.${signature(ctx, hash, expiresMs)}`;
}

/** The picture of a ticket of ours that is still good; null for anything else. */
export function ticketImage(ctx: Context, ticket: string): string | null {
  const [, hash = '', expires = '', given = ''] = pattern.exec(ticket) ?? [];
  if (hash === '' || Number(expires) <= ctx.clock.now().getTime()) return null;
  const wanted = Buffer.from(signature(ctx, hash, Number(expires)));
  const sent = Buffer.from(given);
  return wanted.length === sent.length && timingSafeEqual(wanted, sent) ? hash : null;
}
