import type { FastifyInstance } from 'fastify';
import {
  gatewayNoticePath,
  gatewayRelayPath,
  payerReturn,
} from '@khelaghor/contract/money/deposits.ts';
import type { PayerReturn } from '@khelaghor/contract/money/deposits.ts';
import type { Context } from '../../lib/context.ts';
import { refuse } from '../../lib/http/result.ts';
import { sendRefusal } from '../../lib/http/register-route.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { receiveCallback } from './receive-callback.ts';
import { isDepositId } from './reconcile-deposit.ts';
import { getReturnAddress } from './request-deposit.ts';
import { findDeposit } from './store.ts';

/** Gateways' names have this form; messages for any other name are not kept. */
const gatewayName = /^[a-z][a-z0-9-]{0,39}$/u;

/** Longer than any message of a gateway. */
const bodyMaxBytes = 16_384;
const callsPerMinute = 600;

/**
 * Serves the messages and returns of gateways with formats of their own. They do not go through the
 * route registrar, which reads JSON alone; the body is taken as the text that was signed.
 */
export async function gatewayRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const max = Math.max(1, Math.round(callsPerMinute * ctx.config.rateLimitFactor));
  const config = { rateLimit: { max, timeWindow: 60_000 } };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { gateway: string } }>({
      method: 'POST',
      url: gatewayNoticePath,
      schema: { hide: true },
      bodyLimit: bodyMaxBytes,
      config,
      handler: async (request, reply) => {
        const { gateway } = request.params;
        const rawBody = typeof request.body === 'string' ? request.body : '';
        const answer = gatewayName.test(gateway)
          ? await receiveCallback(ctx, { gateway, rawBody, headers: request.headers })
          : refuse('payment_unknown');
        if (answer.ok) return { success: true, value: answer.value };
        sendRefusal(request, reply, answer);
        return reply;
      },
    });
    scope.route<{ Params: { gateway: string; depositId: string } }>({
      method: ['GET', 'POST'],
      url: gatewayRelayPath,
      schema: { hide: true },
      bodyLimit: bodyMaxBytes,
      config,
      handler: async (request, reply) => {
        const { gateway, depositId } = request.params;
        const returned = payerReturn.safeParse(request.query).data;
        await notePayerReturn(ctx, gateway, depositId, returned);
        const address = getReturnAddress(ctx, isDepositId(depositId) ? depositId : '');
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      },
    });
  });
}

/** Adds the job that asks the gateway about a deposit that still waits. */
async function notePayerReturn(
  ctx: Context,
  gateway: string,
  depositId: string,
  returned: PayerReturn | undefined,
): Promise<void> {
  const deposit = isDepositId(depositId) ? await findDeposit(ctx.db, depositId) : null;
  if (deposit?.gateway !== gateway || deposit.state !== 'requested') return;
  const jobKey = `reconcile-deposit:${depositId}:returned`;
  const payload = { depositId, ...(returned && { returned }) };
  await addJob(ctx.db, 'reconcile-deposit', payload, { jobKey, maxAttempts: 3 });
}
