import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed message stays good: longer than any honest delay, shorter than a replay. */
const signatureLifeMs = 5 * 60_000;

/** Returns the HMAC-SHA256 in hex over the time of sending, a dot and the body as it is sent. */
export function signMessage(secret: string, sentAt: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${sentAt}.${rawBody}`).digest('hex');
}

/** Returns the headers of a signed message. */
export const signHeaders = (
  { key, secret }: { key: string; secret: string },
  sentAt: string,
  rawBody: string,
) => ({
  'content-type': 'application/json',
  'x-app-key': key,
  'x-sent-at': sentAt,
  'x-signature': signMessage(secret, sentAt, rawBody),
});

/** Returns whether a message was signed with the secret, over this very body, and not long ago. */
export function isSignatureValid(
  secret: string,
  message: { sentAt: string; rawBody: string; signature: string },
  now: Date,
): boolean {
  const sent = Date.parse(message.sentAt);
  if (Number.isNaN(sent) || Math.abs(now.getTime() - sent) > signatureLifeMs) return false;
  const expected = Buffer.from(signMessage(secret, message.sentAt, message.rawBody));
  const given = Buffer.from(message.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
