import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import {
  seamlessBodyMaxBytes,
  seamlessOpenApiPath,
  seamlessPaths,
} from '@khelaghor/contract/play/seamless-wallet.ts';
import type { SeamlessStatus } from '@khelaghor/contract/play/seamless-wallet.ts';
import type { Context } from '../../lib/context.ts';
import { countFault, createRateLimiter, findSigner, writeExactJson } from '../vendors/index.ts';
import type { RateLimiter } from '../vendors/index.ts';
import { findGameName, findRequestId } from './read-body.ts';
import type { SeamlessOperation } from './read-body.ts';
import { answerSeamless } from './answer-call.ts';
import type { SeamlessReply } from './answer-call.ts';
import { describeSeamlessCalls } from './openapi.ts';

/** Calls per minute from one address, counted before the signature is verified. */
const callsPerAddress = 60_000;
/** A body that is too long is read up to here, because the answer repeats its request id. */
const readMaxBytes = 4 * seamlessBodyMaxBytes;
/** The `Retry-After` of a busy server. */
const busySeconds = 2;

/** Calls that return money are never rate-limited. */
const unlimited: ReadonlySet<SeamlessOperation> = new Set(['win', 'rollback']);

const send = (reply: FastifyReply, http: number, body: SeamlessReply): FastifyReply =>
  reply.code(http).type('application/json; charset=utf-8').send(writeExactJson(body));

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Refuses a call without reading more of its body than the request id. */
function refuseEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  http: number,
  status: SeamlessStatus,
): FastifyReply {
  const requestId = findRequestId(bytesOf(request));
  return send(reply, http, { status, ...(requestId !== undefined && { request_uuid: requestId }) });
}

/** Answers a call of a busy server: the vendor repeats the same call a moment later. */
function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('retry-after', String(busySeconds));
  refuseEarly(request, reply, 503, 'RS_ERROR_UNKNOWN');
}

/** Answers a call that ended in an error. */
function sendFault(
  ctx: Context,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode = 500 } = error;
  if (statusCode === 429) return void refuseEarly(request, reply, 429, 'RS_ERROR_UNKNOWN');
  if (statusCode >= 400 && statusCode < 500)
    return void refuseEarly(request, reply, statusCode, 'RS_ERROR_WRONG_SYNTAX');
  // The vendor repeats the call with the same ids or rolls it back: both are safe.
  ctx.log.error(
    { err: error, url: request.url },
    'a call of a vendor ended in an unexpected error',
  );
  sendBusy(request, reply);
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/** Answers one call: checks the bytes, then the signature and the rate limit, then the fields. */
async function answerCall(
  ctx: Context,
  rateLimiter: RateLimiter,
  operation: SeamlessOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = bytesOf(request);
  if (!isJson(request)) return refuseEarly(request, reply, 415, 'RS_ERROR_WRONG_SYNTAX');
  if (bytes.length > seamlessBodyMaxBytes)
    return refuseEarly(request, reply, 413, 'RS_ERROR_WRONG_SYNTAX');
  const signature = request.headers[seamlessSignatureHeader];
  const vendor = await findSigner(ctx, bytes, typeof signature === 'string' ? signature : '');
  if (!vendor) {
    await countFault(ctx, { kind: 'signature', vendor: null, game: findGameName(bytes) });
    return refuseEarly(request, reply, 200, 'RS_ERROR_INVALID_SIGNATURE');
  }
  if (vendor.walletMode !== 'seamless')
    return refuseEarly(request, reply, 200, 'RS_ERROR_INVALID_PARTNER');
  const wait = unlimited.has(operation)
    ? 0
    : rateLimiter.countCall(vendor.code, vendor.callsPerMinute);
  if (wait > 0) {
    void reply.header('retry-after', String(wait));
    return refuseEarly(request, reply, 429, 'RS_ERROR_UNKNOWN');
  }
  return send(reply, 200, await answerSeamless(ctx, vendor, operation, bytes));
}

/**
 * Serves the wallet that vendors use. It does not go through the route registrar: the signature
 * covers the bytes of a body, and the protocol has its own answers.
 */
export async function seamlessRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const rateLimiter = createRateLimiter(ctx.clock);
  const description = describeSeamlessCalls(ctx.config.origins.site);
  app.get(seamlessOpenApiPath, { schema: { hide: true } }, () => description);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Any content type is read, because the refusal repeats the request id.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: readMaxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendFault(ctx, error, request, reply),
    );
    const max = Math.max(1, Math.round(callsPerAddress * ctx.config.rateLimitFactor));
    for (const operation of Object.keys(seamlessPaths) as SeamlessOperation[]) {
      scope.route({
        method: 'POST',
        url: seamlessPaths[operation],
        schema: { hide: true },
        bodyLimit: readMaxBytes,
        config: {
          answerBusy: sendBusy,
          // Counted after the body is read: the answer repeats its request id.
          ...(!unlimited.has(operation) && {
            rateLimit: { max, timeWindow: 60_000, hook: 'preHandler' },
          }),
        },
        handler: (request, reply) => answerCall(ctx, rateLimiter, operation, request, reply),
      });
    }
  });
}
