import { timingSafeEqual } from 'node:crypto';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';

/** A page connects at once, or asks for another ticket. */
const validMs = 30_000;

const label = 'room-ticket';

/** Whom a ticket lets into which room. */
export type TicketHolder = { readonly gameCode: string; readonly memberId: string };

/** Makes a ticket for the room of the caller's game. Sockets cannot carry the page's token. */
export function createTicket(
  { secrets, clock }: Context,
  { gameCode, memberId }: GameCaller,
): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(clock.now().getTime() + validMs);
  const text = `${gameCode}.${memberId}.${expiresAt.getTime()}`;
  return { ticket: `${text}.${secrets.mac(label, text)}`, expiresAt };
}

/** Reads a ticket; null: it is none of ours, or its time is over. */
export function readTicket({ secrets, clock }: Context, ticket: unknown): TicketHolder | null {
  if (typeof ticket !== 'string' || ticket.length > 200) return null;
  const end = ticket.lastIndexOf('.');
  const text = ticket.slice(0, Math.max(0, end));
  const [given, wanted] = [ticket.slice(end + 1), secrets.mac(label, text)].map((each) =>
    Buffer.from(each),
  );
  if (!given || !wanted || given.length !== wanted.length) return null;
  if (!timingSafeEqual(given, wanted)) return null;
  const [gameCode = '', memberId = '', expiresMs = ''] = text.split('.');
  return Number(expiresMs) > clock.now().getTime() ? { gameCode, memberId } : null;
}
