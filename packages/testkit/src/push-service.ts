// A push service on this machine (RFC 8030): it takes pushes for the browsers that subscribed,
// checks the signature of the site (RFC 8292) and reads what only the browser can (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { systemClock } from '@khelaghor/server/lib/clock.ts';
import type { Clock } from '@khelaghor/server/lib/clock.ts';
import { importJWK, jwtVerify } from 'jose';
import { serveLocally } from './identity-providers/local-server.ts';

/** The browser's part of a subscription. */
type Keys = { readonly curve: ECDH; readonly auth: Buffer };

/** A push as the browser gets it. */
type ReceivedPush = {
  readonly payload: unknown;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly subject: string | undefined;
};

/** The answer of the service in place of 201. */
type Answer = { readonly status: number; readonly retryAfter?: string };

/** A browser's subscription, as the page sends it to the site. */
export type FakeSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts a push of one record (RFC 8188 and 8291).
 * @returns the text, without its padding
 */
export function decryptPush({ curve, auth }: Keys, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordSize) throw new Error('a push has one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  const end = text.lastIndexOf(2);
  if (end < 0 || text.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the padding of the last record is broken');
  return text.subarray(0, end).toString();
}

/** The origin that a push was sent to, and when it arrived. */
type Arrival = { readonly origin: string; readonly now: Date };

/** Checks who sent it; returns the subject of the signed token. */
async function verifySender(
  request: IncomingMessage,
  { origin, now }: Arrival,
): Promise<string | undefined> {
  const given = /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(request.headers.authorization ?? '');
  const [, token = '', sent = ''] = given ?? [];
  const point = Buffer.from(sent, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('the key is no point');
  const key = await importJWK({
    kty: 'EC',
    alg: 'ES256',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  });
  const { payload } = await jwtVerify(token, key, {
    audience: origin,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub'],
    currentDate: now,
  });
  if ((payload.exp ?? 0) > now.getTime() / 1_000 + 86_400) throw new Error('it is valid too long');
  return payload.sub;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Browsers = Map<string, { readonly keys: Keys; readonly pushes: ReceivedPush[] }>;

/** Takes a push; returns the status. */
async function take(
  request: IncomingMessage,
  browsers: Browsers,
  arrival: Arrival,
): Promise<number> {
  const body = await readBody(request);
  const browser = browsers.get(request.url ?? '');
  if (!browser) return 404;
  const { headers } = request;
  const ttl = Number(headers['ttl']);
  if (!Number.isInteger(ttl) || headers['content-encoding'] !== 'aes128gcm') return 400;
  if (body.length > 4_096) return 413;
  const subject = await verifySender(request, arrival);
  const payload: unknown = JSON.parse(decryptPush(browser.keys, body));
  const urgency = headers['urgency'] as string | undefined;
  const topic = headers['topic'] as string | undefined;
  browser.pushes.push({ payload, ttl, urgency, topic, subject });
  return 201;
}

/** Starts the service; its `origin` is `KHELAGHOR_PUSH_ADDRESS` of the site. */
export async function startPushService(clock: Clock = systemClock) {
  const browsers: Browsers = new Map();
  /** Answers to the next calls, in order. */
  const answers: Answer[] = [];
  /** Why calls were refused that should have been taken. */
  const faults: string[] = [];
  const state = { origin: '', calls: 0 };
  const { origin, close } = await serveLocally((request, response) => {
    state.calls += 1;
    const answer = answers.shift();
    if (answer) {
      const { status, retryAfter } = answer;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      response.writeHead(status, headers).end();
      return;
    }
    void take(request, browsers, { origin: state.origin, now: clock.now() })
      .catch((error: unknown) => {
        faults.push(String(error));
        return 403;
      })
      .then((status) => response.writeHead(status).end());
  });
  state.origin = origin;
  return {
    origin,
    close,
    answers,
    faults,
    countCalls: () => state.calls,
    /** Subscribes a new browser. */
    subscribe(): FakeSubscription {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { keys: { curve, auth }, pushes: [] });
      const p256dh = curve.getPublicKey().toString('base64url');
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    /** Pushes that a browser has received. */
    read: ({ endpoint }: FakeSubscription): readonly ReceivedPush[] =>
      browsers.get(new URL(endpoint).pathname)?.pushes ?? [],
    /** The browser ends its subscription. */
    forget({ endpoint }: FakeSubscription): void {
      browsers.delete(new URL(endpoint).pathname);
    },
  };
}
