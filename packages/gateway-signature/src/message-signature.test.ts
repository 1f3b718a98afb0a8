import { expect, test } from 'vitest';
import { isSignatureValid, signHeaders, signMessage } from './message-signature.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const sentAt = now.toISOString();
const rawBody = '{"paymentId":"PAY1"}';
const signature = signMessage('between us', sentAt, rawBody);

test('signs the time and the body with HMAC-SHA256, in hex', () => {
  // echo -n 'TIME.BODY' | openssl dgst -sha256 -hmac 'between us'
  expect(signature).toBe('a27125fbf5fa883f0237e48ec740f65ba5bb6eda1aa971f06e920a961f6a38d6');
  expect(signHeaders({ key: 'merchant', secret: 'between us' }, sentAt, rawBody)).toEqual({
    'content-type': 'application/json',
    'x-app-key': 'merchant',
    'x-sent-at': sentAt,
    'x-signature': signature,
  });
});

const message = { sentAt, rawBody, signature };
const signedAt = (at: string) => ({
  sentAt: at,
  rawBody,
  signature: signMessage('between us', at, rawBody),
});

test.each([
  ['as signed', message, true],
  ['five minutes late', signedAt('2026-11-21T05:55:00.000Z'), true],
  ['later than that', signedAt('2026-11-21T05:54:59.999Z'), false],
  ['more than five minutes early', signedAt('2026-11-21T06:05:00.001Z'), false],
  ['without a time', signedAt('now'), false],
  ['with another time', { ...message, sentAt: '2026-11-21T06:00:00.001Z' }, false],
  ['with another body', { ...message, rawBody: `${rawBody} ` }, false],
  ['with a shorter signature', { ...message, signature: signature.slice(1) }, false],
  ['without a signature', { ...message, signature: '' }, false],
  ['with another secret', { ...message, signature: signMessage('x', sentAt, rawBody) }, false],
])('judges a message %s', (_title, judged, isValid) => {
  expect(isSignatureValid('between us', judged, now)).toBe(isValid);
});
