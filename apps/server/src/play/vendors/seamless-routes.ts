import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  seamlessBodyMaxBytes,
  seamlessOpenApiPath,
  seamlessPaths,
  seamlessSignatureHeader,
} from '@khelaghor/contract/play/vendor-wallet.ts';
import type { SeamlessStatus } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { Context } from '../../lib/context.ts';
import { writeExactJson } from './bigint-json.ts';
import { getRequestId } from './seamless-body.ts';
import type { SeamlessQuestion } from './seamless-body.ts';
import { answerSeamless } from './seamless-call.ts';
import type { SeamlessReply } from './seamless-call.ts';
import { describeSeamlessCalls } from './seamless-openapi.ts';
import { createRateLimiter } from './vendor-rate-limit.ts';
import type { VendorRateLimit } from './vendor-rate-limit.ts';
import { findSigner } from './vendor-signature.ts';

/** Calls a minute from one address, before anything is looked at. */
const callsPerAddress = 60_000;
/** A body that is too long is read up to here, for its request id. */
const readMaxBytes = 4 * seamlessBodyMaxBytes;
/** When the server is busy, a vendor asks again after so many seconds. */
const busySeconds = 2;

/** What returns money: it is never turned away because calls come too fast. */
const returning: ReadonlySet<SeamlessQuestion> = new Set(['win', 'rollback']);

const send = (reply: FastifyReply, http: number, body: SeamlessReply): FastifyReply =>
  reply.code(http).type('application/json; charset=utf-8').send(writeExactJson(body));

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Answers a call that gets no further than the door. */
function turnAway(
  request: FastifyRequest,
  reply: FastifyReply,
  http: number,
  status: SeamlessStatus,
): FastifyReply {
  const requestId = getRequestId(bytesOf(request));
  return send(reply, http, { status, ...(requestId !== undefined && { request_uuid: requestId }) });
}

/** Answers a call that there is no time for now. The same call again, a moment later, is right. */
function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('retry-after', String(busySeconds));
  turnAway(request, reply, 503, 'RS_ERROR_UNKNOWN');
}

/** What the protocol answers when a call ended in an error. */
function sendFault(
  ctx: Context,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode = 500 } = error;
  if (statusCode === 429) return void turnAway(request, reply, 429, 'RS_ERROR_UNKNOWN');
  if (statusCode >= 400 && statusCode < 500)
    return void turnAway(request, reply, statusCode, 'RS_ERROR_WRONG_SYNTAX');
  // The vendor asks again, with the same key, or takes back what it asked for: both are right.
  ctx.log.error(
    { err: error, url: request.url },
    'a call of a vendor ended in an unexpected error',
  );
  sendBusy(request, reply);
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/** Answers one call: first by its bytes, then by who signed it, then by what it says. */
async function answerCall(
  ctx: Context,
  pace: VendorRateLimit,
  question: SeamlessQuestion,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = bytesOf(request);
  if (!isJson(request)) return turnAway(request, reply, 415, 'RS_ERROR_WRONG_SYNTAX');
  if (bytes.length > seamlessBodyMaxBytes)
    return turnAway(request, reply, 413, 'RS_ERROR_WRONG_SYNTAX');
  const signature = request.headers[seamlessSignatureHeader];
  const vendor = await findSigner(ctx, bytes, typeof signature === 'string' ? signature : '');
  if (!vendor) return turnAway(request, reply, 200, 'RS_ERROR_INVALID_SIGNATURE');
  if (vendor.walletMode !== 'seamless')
    return turnAway(request, reply, 200, 'RS_ERROR_INVALID_PARTNER');
  const wait = returning.has(question) ? 0 : pace.secondsToWait(vendor.code, vendor.callsPerMinute);
  if (wait > 0) {
    void reply.header('retry-after', String(wait));
    return turnAway(request, reply, 429, 'RS_ERROR_UNKNOWN');
  }
  return send(reply, 200, await answerSeamless(ctx, vendor, question, bytes));
}

/**
 * Serves the wallet that vendors use. It stands apart from the other calls: its bodies are judged
 * by their bytes before they are read, and its answers have a form of their own.
 */
export async function seamlessRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const pace = createRateLimiter(ctx.clock);
  const description = describeSeamlessCalls(ctx.config.origins.site);
  app.get(seamlessOpenApiPath, { schema: { hide: true } }, () => description);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Of whatever type: what is no JSON is refused with its request id, where it has one.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: readMaxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendFault(ctx, error, request, reply),
    );
    const max = Math.max(1, Math.round(callsPerAddress * ctx.config.rateLimitFactor));
    for (const question of Object.keys(seamlessPaths) as SeamlessQuestion[]) {
      scope.route({
        method: 'POST',
        url: seamlessPaths[question],
        schema: { hide: true },
        bodyLimit: readMaxBytes,
        config: {
          answerBusy: sendBusy,
          // Counted when the body has been read: the answer repeats its request id.
          ...(!returning.has(question) && {
            rateLimit: { max, timeWindow: 60_000, hook: 'preHandler' },
          }),
        },
        handler: (request, reply) => answerCall(ctx, pace, question, request, reply),
      });
    }
  });
}
