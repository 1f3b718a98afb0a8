import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import {
  seamlessBodyMaxBytes,
  seamlessPaths,
  seamlessSignatureHeader,
} from '@khelaghor/contract/vendor-wallet.ts';
import type { Context } from '../../platform/context.ts';
import { writeExactJson } from './exact-json.ts';
import { answerSeamless } from './seamless-call.ts';
import type { SeamlessQuestion, SeamlessReply } from './seamless-call.ts';
import { createPace } from './vendor-pace.ts';
import { signerOf } from './vendor-signature.ts';

/** Calls a minute from one address, before anything is looked at. */
const callsPerAddress = 60_000;

const send = (reply: FastifyReply, status: number, body: SeamlessReply): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(writeExactJson(body));

/** What the protocol answers when a call got no further than the door. */
function sendFault(ctx: Context, error: FastifyError, url: string, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode === 413 || statusCode === 415 || statusCode === 429) {
    const status = statusCode === 429 ? 'RS_ERROR_UNKNOWN' : 'RS_ERROR_WRONG_SYNTAX';
    void send(reply, statusCode, { status });
    return;
  }
  // The vendor asks again, with the same key, or takes back what it asked for: both are right.
  ctx.log.error({ err: error, url }, 'a call of a vendor ended in an unexpected error');
  void send(reply, 503, { status: 'RS_ERROR_UNKNOWN' });
}

/**
 * Serves the wallet that vendors use. It stands apart from the other calls: its bodies are judged
 * by their bytes before they are read, and its answers have a form of their own.
 */
export async function seamlessRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const pace = createPace(ctx.clock);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: seamlessBodyMaxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendFault(ctx, error, request.url, reply),
    );
    const max = Math.max(1, Math.round(callsPerAddress * ctx.config.rateLimitFactor));
    for (const question of Object.keys(seamlessPaths) as SeamlessQuestion[]) {
      scope.route({
        method: 'POST',
        url: seamlessPaths[question],
        schema: { hide: true },
        bodyLimit: seamlessBodyMaxBytes,
        config: { rateLimit: { max, timeWindow: 60_000 } },
        handler: async (request, reply) => {
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const signature = request.headers[seamlessSignatureHeader];
          const vendor = await signerOf(ctx, bytes, typeof signature === 'string' ? signature : '');
          if (!vendor) return send(reply, 200, { status: 'RS_ERROR_INVALID_SIGNATURE' });
          if (vendor.wallet !== 'seamless')
            return send(reply, 200, { status: 'RS_ERROR_INVALID_PARTNER' });
          if (!pace.admits(vendor.code, vendor.callsPerMinute))
            return send(reply, 429, { status: 'RS_ERROR_UNKNOWN' });
          return send(reply, 200, await answerSeamless(ctx, vendor, question, bytes));
        },
      });
    }
  });
}
