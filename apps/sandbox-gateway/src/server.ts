import { mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  createPaymentBody,
  createPayoutBody,
  gatewayPaths,
  paymentIdBody,
  payoutNumberBody,
} from '@khelaghor/contract/money/gateways.ts';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import {
  limitConnections,
  connectionTimes,
  countHeldBytes,
} from '@khelaghor/http-guard/limit-connections.ts';
import { addSecurityHeaders } from '@khelaghor/http-guard/security-headers.ts';
import { isSignatureValid } from '@khelaghor/gateway-signature/message-signature.ts';
import { createCallbacks } from './callbacks.ts';
import type { Callbacks } from './callbacks.ts';
import { readSystemClock } from './clock.ts';
import type { Faults } from './faults.ts';
import { openJournal } from './journal.ts';
import {
  fontPaths,
  renderPayerPage,
  getPayerPageHeaders,
  renderUnknownPayment,
  getReturnAddress,
} from './payer-page.ts';
import { openPayments, viewPayment } from './payments.ts';
import type { Payment, Payments } from './payments.ts';
import { openPayouts, viewPayout } from './payouts.ts';
import type { Payout, Payouts } from './payouts.ts';

export type SandboxGatewayOptions = {
  /** 0 takes a free port. */
  port: number;
  host?: string;
  /** Folder of the two journals; made when it is not there. */
  dataDir: string;
  /** What the merchant is known by, and the secret that both sign with. */
  key: string;
  secret: string;
  /** The address that payers' browsers use; without it the local one. */
  origin?: string;
  now?: () => Date;
  faults?: Faults;
  /** Pauses between attempts of a callback; the usual ones add up to about five minutes. */
  callbackPausesMs?: readonly number[];
};

export type SandboxGateway = {
  address: string;
  /** The payouts that were really made or refused, for audits. */
  payouts(): Payout[];
  /** Waits until each callback that was begun is delivered or given up. */
  settled(): Promise<void>;
  /** What it does wrong from now on. */
  faults: Faults;
  close(): Promise<void>;
};

type Parts = {
  options: SandboxGatewayOptions;
  now: () => Date;
  faults: Faults;
  payments: Payments;
  payouts: Payouts;
  callbacks: Callbacks;
};

/**
 * Starts the sandbox payment gateway: a wallet network with play money that speaks the protocol
 * of `contract/payment-gateway.ts` and keeps what it said through a crash.
 */
export async function startSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  mkdirSync(options.dataDir, { recursive: true });
  const paymentJournal = await openJournal<Payment>(join(options.dataDir, 'payments.jsonl'));
  const payoutJournal = await openJournal<Payout>(join(options.dataDir, 'payouts.jsonl'));
  const now = options.now ?? readSystemClock;
  const faults = options.faults ?? {};
  let address = options.origin ?? '';
  const payments = openPayments(paymentJournal, () => address);
  const payouts = openPayouts(payoutJournal);
  const { key, secret, callbackPausesMs } = options;
  const callbacks = createCallbacks({
    payments,
    key,
    secret,
    now,
    faults,
    ...(callbackPausesMs && { pausesMs: callbackPausesMs }),
  });

  const app = fastify({ bodyLimit: 16_384, forceCloseConnections: true, ...connectionTimes });
  limitConnections(app, {
    held: countHeldBytes(),
    findCaller: ({ ip }) => ip,
    refuse: (_request, reply) => void reply.code(429).send(),
  });
  addSecurityHeaders(app);
  addForms(app);
  const parts: Parts = { options, now, faults, payments, payouts, callbacks };
  addMerchantCalls(app, parts);
  addPayerPage(app, parts);

  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  address ||= `http://localhost:${port}`;
  callbacks.resume();
  return {
    address: `http://localhost:${port}`,
    payouts: () => payouts.all(),
    settled: () => callbacks.settled(),
    faults,
    async close() {
      await app.close();
      await callbacks.close();
      await Promise.all([paymentJournal.close(), payoutJournal.close()]);
    },
  };
}

/** Bodies stay text until their signature is checked; forms of the payer's page become fields. */
function addForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

type Fault = { status: number; errorCode: string; errorMessage: string };
type Reply<V> = { value: V } | { fault: Fault };

const fault = (status: number, errorCode: string, errorMessage: string): { fault: Fault } => ({
  fault: { status, errorCode, errorMessage },
});

/** The body of a signed call, or why it is refused. */
function opened<S extends z.ZodType>(
  { options, now }: Parts,
  request: FastifyRequest,
  schema: S,
): Reply<z.output<S>> {
  const rawBody = typeof request.body === 'string' ? request.body : '';
  const message = {
    sentAt: header(request, 'x-sent-at'),
    signature: header(request, 'x-signature'),
    rawBody,
  };
  if (header(request, 'x-app-key') !== options.key) {
    return fault(401, 'app_key_unknown', 'This app key is not known.');
  }
  if (!isSignatureValid(options.secret, message, now())) {
    return fault(401, 'signature_wrong', 'The signature is wrong or too old.');
  }
  try {
    return { value: schema.parse(JSON.parse(rawBody)) };
  } catch {
    return fault(400, 'malformed', 'The body is not what this call takes.');
  }
}

function addMerchantCalls(app: FastifyInstance, parts: Parts): void {
  const { payments, payouts, faults, now } = parts;
  const call = <S extends z.ZodType>(
    path: string,
    name: NonNullable<Faults['noAnswerTo']>[number],
    schema: S,
    work: (body: z.output<S>) => Promise<Reply<unknown>>,
  ): void => {
    app.post(path, async (request, reply) => {
      const body = opened(parts, request, schema);
      const answer = 'fault' in body ? body : await work(body.value);
      if (faults.noAnswerTo?.includes(name)) return cutLine(request, reply);
      if ('value' in answer) return answer.value;
      const { status, errorCode, errorMessage } = answer.fault;
      return reply.code(status).send({ errorCode, errorMessage });
    });
  };
  const unknownPayment = fault(404, 'payment_unknown', 'There is no such payment.');
  const reported = (payment: Payment): { value: GatewayPayment } => ({
    value: { ...viewPayment(payment), ...faults.reports },
  });

  call(gatewayPaths.createPayment, 'create', createPaymentBody, async (body) => {
    const payment = await payments.create(body, now());
    if (!payment) return fault(409, 'invoice_reused', 'This invoice belongs to another payment.');
    return { value: viewPayment(payment) };
  });
  call(gatewayPaths.executePayment, 'execute', paymentIdBody, async ({ paymentId }) => {
    const payment = payments.find(paymentId);
    return payment ? reported(await payments.execute(payment)) : unknownPayment;
  });
  call(gatewayPaths.queryPayment, 'query', paymentIdBody, async ({ paymentId }) => {
    const payment = payments.find(paymentId);
    return payment ? reported(payment) : unknownPayment;
  });
  call(gatewayPaths.createPayout, 'payout', createPayoutBody, async (body) => {
    const payout = await payouts.create(body, now(), faults.payoutsEnd);
    if (!payout) return fault(409, 'payout_reused', 'This number belongs to another payout.');
    const status = faults.payoutAnswers ?? payout.status;
    return { value: { ...viewPayout(payout), status } };
  });
  call(gatewayPaths.queryPayout, 'payout-query', payoutNumberBody, async (body) => {
    const payout = payouts.find(body.merchantPayoutNumber);
    if (!payout) return fault(404, 'payout_unknown', 'There is no such payout.');
    return { value: viewPayout(payout) };
  });
}

function cutLine(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function addPayerPage(app: FastifyInstance, { payments, callbacks }: Parts): void {
  const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const english = /^en\b/u.test(header(request, 'accept-language'));
    return reply
      .code(404)
      .headers(getPayerPageHeaders(undefined))
      .send(renderUnknownPayment(english ? 'en' : 'bn'));
  };
  const getPayment = (fields: unknown): Payment | undefined => {
    const parsed = paymentIdBody.safeParse(fields);
    return parsed.success ? payments.find(parsed.data.paymentId) : undefined;
  };

  for (const [script, path] of Object.entries(fontPaths)) {
    const font = readFileSync(new URL(`${script}.woff2`, import.meta.url));
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' })
        .send(font),
    );
  }
  app.get(gatewayPaths.payerPage, (request, reply) => {
    const payment = getPayment(request.query);
    if (!payment) return unknown(request, reply);
    return reply.headers(getPayerPageHeaders(payment)).send(renderPayerPage(payment));
  });
  app.post(gatewayPaths.payerPage, async (request, reply) => {
    const payment = getPayment(request.body);
    const choice = (request.body as { choice?: unknown } | null)?.choice;
    if (!payment || (choice !== 'pay' && choice !== 'cancel')) return unknown(request, reply);
    const chosen = await payments.choose(payment, choice);
    // A second press of the button is the same answer; the first has already been told.
    if (payment.status === 'initiated') callbacks.send(chosen);
    return reply.headers(getPayerPageHeaders(chosen)).redirect(getReturnAddress(chosen), 303);
  });
  app.setNotFoundHandler(unknown);
}
