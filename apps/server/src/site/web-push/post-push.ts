import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Urgency } from 'web-push';
import { isPublicAddress, isPushEndpoint } from './endpoint-rules.ts';
import { readPushAnswer } from './push-answer.ts';
import type { PushAnswer } from './push-answer.ts';
import { signVapidHeader } from './vapid-keys.ts';
import type { VapidKeys } from './vapid-keys.ts';

const limitMs = 10_000;

/** The address and the keys that a browser gave. */
export type PushTarget = {
  readonly endpoint: string;
  /** In base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type Push = {
  readonly target: PushTarget;
  readonly payload: string;
  /** Seconds for which the service keeps it for a browser that is away. */
  readonly ttl: number;
  readonly urgency: Urgency;
  /** At most 32 letters of base64url; the service keeps only the newest push of a topic. */
  readonly topic: string;
};

/** Finds the address of a host, and refuses hosts whose addresses are all inside a network. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) callback(error ?? new Error('the host has no public address'), []);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

type Details = ReturnType<typeof webPush.generateRequestDetails>;
type Replied = { readonly status: number; readonly retryAfter: string | undefined };

/** Sends the request, and returns what the answer's head says; its body is of no use. */
function send({ endpoint, method, headers, body }: Details, isLocal: boolean): Promise<Replied> {
  const open = isLocal ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const request = open(endpoint, {
      method,
      headers,
      signal: AbortSignal.timeout(limitMs),
      ...(!isLocal && { lookup: lookUpPublic }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: said } = response;
      resolve({ status, retryAfter: said['retry-after'] });
      response.on('error', () => undefined);
      response.resume();
    });
    request.end(body);
  });
}

/**
 * Sends a push: encrypted for the browser (RFC 8291), and signed with the site's key (RFC 8292).
 * A redirect is not followed. Silence and a cut line are `later`.
 * @param standIn the origin of a test's stand-in, the only one that may be on this machine
 */
export async function postPush(
  { target, payload, ttl, urgency, topic }: Push,
  { keys, standIn, now }: { keys: VapidKeys; standIn: string | null; now: () => Date },
): Promise<PushAnswer> {
  // The rules may have changed since the browser subscribed.
  if (!isPushEndpoint(target.endpoint, standIn)) return { said: 'gone' };
  const details = webPush.generateRequestDetails(target, payload, {
    contentEncoding: 'aes128gcm',
    TTL: ttl,
    urgency,
    topic,
  });
  const { origin } = new URL(target.endpoint);
  details.headers['Authorization'] = await signVapidHeader(keys, origin, now());
  try {
    const isLocal = origin === standIn;
    const { status, retryAfter } = await send(details, isLocal);
    return readPushAnswer(status, retryAfter, now());
  } catch {
    return { said: 'later', afterMs: 0 };
  }
}
