import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { secondMs } from '@khelaghor/time/durations.ts';
import type { BkashAccount } from './bkash-calls.ts';
import type { CallbackReading } from './gateway-interface.ts';

/** A message of Amazon SNS, with which bKash tells of completed payments. */
const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation']),
  Message: z.string(),
  MessageId: z.string(),
  TopicArn: z.string(),
  Timestamp: z.string(),
  Subject: z.string().nullish(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
});
type SnsMessage = z.infer<typeof snsMessage>;

const completedPayment = z.object({ merchantInvoiceNumber: z.string() });

/** The signed fields in the order in which SNS signs them; absent ones are left out. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const;

const certificatePath = /^\/SimpleNotificationService-[\w-]+\.pem$/u;
const fetchLimitMs = 5 * secondMs;
const textMaxLength = 10_000;

/** Keys by the address of their certificate. SNS changes it about once a year. */
const keys = new Map<string, KeyObject>();
const keysMax = 8;

const forged = { about: 'forged', named: null } as const;

/**
 * Verifies a message of bKash's webhook. The topic must be the merchant's own and the certificate
 * must come from the configured SNS address; a subscription of that topic is confirmed at once.
 * A notification names our invoice, nothing else of it is used.
 */
export async function readBkashMessage(
  { topic, snsAddress }: BkashAccount,
  rawBody: string,
  log: Logger,
): Promise<CallbackReading> {
  const message = parseMessage(rawBody);
  if (!message || topic === null || message.TopicArn !== topic) return forged;
  const key = await findKey(snsAddress, message.SigningCertURL, log);
  if (!key || !isSigned(message, key)) return forged;
  if (message.Type === 'SubscriptionConfirmation') {
    await confirmSubscription(snsAddress, message, log);
    return { about: 'nothing' };
  }
  const told = completedPayment.safeParse(parseJson(message.Message));
  return told.success
    ? { about: 'invoice', invoice: told.data.merchantInvoiceNumber }
    : { about: 'nothing' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const parseMessage = (rawBody: string): SnsMessage | null =>
  snsMessage.safeParse(parseJson(rawBody)).data ?? null;

function isSigned(message: SnsMessage, key: KeyObject): boolean {
  const fields = signedFields[message.Type].filter((name) => typeof message[name] === 'string');
  const text = fields.map((name) => `${name}\n${message[name]}\n`).join('');
  const algorithm = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
  return verify(algorithm, Buffer.from(text), key, Buffer.from(message.Signature, 'base64'));
}

/** Fetches a text from the SNS address alone: a message cannot make the server call others. */
async function fetchFrom(snsAddress: string, address: string, log: Logger): Promise<string | null> {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(snsAddress).origin) return null;
  try {
    const signal = AbortSignal.timeout(fetchLimitMs);
    const response = await fetch(address, { redirect: 'error', signal });
    const text = await response.text();
    return response.ok && text.length <= textMaxLength ? text : null;
  } catch (error) {
    log.warn({ gateway: 'bkash', err: error }, 'SNS did not answer');
    return null;
  }
}

async function findKey(
  snsAddress: string,
  address: string,
  log: Logger,
): Promise<KeyObject | null> {
  const known = keys.get(address);
  if (known) return known;
  if (!URL.canParse(address) || !certificatePath.test(new URL(address).pathname)) return null;
  const pem = await fetchFrom(snsAddress, address, log);
  if (pem === null) return null;
  try {
    const key = createPublicKey(pem);
    if (keys.size >= keysMax) keys.clear();
    keys.set(address, key);
    return key;
  } catch {
    return null;
  }
}

async function confirmSubscription(
  snsAddress: string,
  { SubscribeURL, TopicArn }: SnsMessage,
  log: Logger,
): Promise<void> {
  const answer = await fetchFrom(snsAddress, SubscribeURL ?? '', log);
  const said = answer === null ? 'was not confirmed' : 'is confirmed';
  log.info({ gateway: 'bkash', topic: TopicArn }, `the subscription of bKash's webhook ${said}`);
}
