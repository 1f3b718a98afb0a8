// Answers in the envelope what the framework and Node refuse before any route is found.
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedPolicy, securityHeaders } from '@khelaghor/http-guard/security-headers.ts';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import { refuse } from '../lib/http/result.ts';
import type { Failure } from '../lib/http/result.ts';
import { formatRefusal, setRetryAfter } from '../lib/http/register-route.ts';

/** Before a route is found no cookie has been read: the header alone tells the language. */
const askedLanguage = ({ headers }: FastifyRequest): 'bn' | 'en' =>
  headers['language'] === 'en' ? 'en' : 'bn';

const earlyHeaders = {
  ...securityHeaders,
  'content-security-policy': closedPolicy,
  'cache-control': 'no-store',
};

/** Answers before the cookies are read: an address that cannot be decoded, a caller too many. */
export function answerEarly(request: FastifyRequest, reply: FastifyReply, refused: Failure): void {
  setRetryAfter(reply, refused);
  void reply
    .code(errorCodes[refused.refusal].status)
    .headers(earlyHeaders)
    .type('application/json; charset=utf-8')
    .send(formatRefusal(askedLanguage(request), refused));
}

type ConnectionError = Error & { readonly code?: string };

/** Answers bytes that are no request, headers over the limit and requests that never end. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const body = formatRefusal('bn', refuse(isTooLarge ? 'too_large' : 'malformed'));
  const status = isTooLarge
    ? '431 Request Header Fields Too Large'
    : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : '400 Bad Request';
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    ...Object.entries(earlyHeaders).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
