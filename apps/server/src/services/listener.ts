import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { LogController } from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusedReply } from '@khelaghor/contract/lib/envelope.ts';
import type { Listener, RouteShape } from '@khelaghor/contract/lib/route.ts';
import { limitConnections, connectionTimes } from '@khelaghor/http-guard/limit-connections.ts';
import { addSecurityHeaders } from '@khelaghor/http-guard/security-headers.ts';
import type { HeldBytes } from '@khelaghor/http-guard/held-bytes.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { refuse, Overloaded } from '../lib/http/result.ts';
import type { FieldRefusal, Failure } from '../lib/http/result.ts';
import { sendRefusal } from '../lib/http/register-route.ts';
import type { Context } from '../lib/context.ts';
import { keepRawBodies } from '../lib/http/raw-body.ts';
import { truncateIp } from '../lib/http/ip-prefix.ts';
import { acceptUploads } from '../lib/http/uploads.ts';
import { answerBrokenRequest, answerEarly } from './broken-requests.ts';
import { limitAnswers } from './request-timeout.ts';
import { serveCalls } from './reference/serve-reference.ts';
import { sendFaultPage } from './error-page.ts';

const bodyMaxBytes = 64 * 1024;
/** Longer than any statement or lock may take; a handler that runs on is answered as overloaded. */
const answerWithinMs = 20_000;
/** A long file may take this long to begin. */
const fileWithinMs = 15 * 60_000;
/** Pictures are encoded one after another, so the last of several may wait. */
const uploadWithinMs = 60_000;
/**
 * How many queries may wait for a database connection; further requests are refused at once. One
 * page needs several queries.
 */
const waitingMax = 1_000;

/** PostgreSQL's codes for a passing failure: the caller may retry with the same key. */
const passingDatabaseErrors = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
  '53100', // disk full
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // server is shutting down
  '57P03', // server is starting
  '08006', // connection failure
  '08001',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** The same, in the messages of the driver, which has no codes. */
const brokenConnection =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** One violation of the contract, as its schema reports it. */
type Violation = {
  instancePath?: string;
  keyword?: string;
  params?: { origin?: unknown; minimum?: unknown; maximum?: unknown };
};

type Fault = FastifyError & { validation?: Violation[]; code?: string };

function getErrorCode(error: Fault): ErrorCode {
  if (error instanceof Overloaded) return 'overloaded';
  if (error.validation) return 'malformed';
  if (error.code && passingDatabaseErrors.has(error.code)) return 'overloaded';
  if (brokenConnection.test(error.message)) return 'overloaded';
  switch (error.statusCode) {
    case 400:
      return 'malformed';
    // A path that the file server refuses.
    case 403:
    case 404:
      return 'not_found';
    case 413:
      return 'too_large';
    case 414:
      return 'address_too_long';
    case 415:
      return 'unsupported_media';
    case 429:
      return 'too_many_requests';
    default:
      return 'fault';
  }
}

/** Returns the refusal of one field, with its own code when the user can correct the field. */
function getFieldRefusal({ keyword, params }: Violation): FieldRefusal {
  if (keyword === 'invalid_format') return { code: 'field_pattern' };
  if (params?.origin !== 'string') return { code: 'malformed' };
  const { minimum, maximum } = params;
  if (keyword === 'too_big' && typeof maximum === 'number')
    return { code: 'field_too_long', params: { max: maximum } };
  if (keyword !== 'too_small' || typeof minimum !== 'number') return { code: 'malformed' };
  if (minimum === 1) return { code: 'field_required' };
  return { code: 'field_too_short', params: { min: minimum } };
}

/** Turns an error into a refusal. Details go to the log, never to the caller. */
function getRefusal(error: Fault): Failure {
  const code = getErrorCode(error);
  if (code !== 'malformed' || !error.validation) return refuse(code);
  const fields: Record<string, FieldRefusal> = {};
  for (const violation of error.validation) {
    const name = violation.instancePath?.split('/')[1];
    if (name) fields[name] ??= getFieldRefusal(violation);
  }
  return refuse('malformed', { fields });
}

/** Adds the seconds that the rate limit has put into the header of the reply. */
function addWait(refused: Failure, reply: FastifyReply): Failure {
  const seconds = Number(reply.getHeader('retry-after') ?? 0);
  return seconds > 0 ? { ...refused, retryAfterSeconds: seconds } : refused;
}

/** Whether a request is for a page or file rather than a call. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(wps|lgw|lotto|gateway|inhouse|operator|common)\//.test(request.url);

/** Sends a refusal: the envelope for a call, a page for a browser. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Failure,
): void {
  if (wantsPage(request) && request.headers.accept?.includes('text/html'))
    sendFaultPage(request, reply, refused);
  else sendRefusal(request, reply, refused);
}

/** Refuses requests while more wait for the database than it can serve soon. */
function shedLoad(ctx: Context, app: FastifyInstance): void {
  let toldAtMs = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const waiting = ctx.pool.waitingCount;
    if (waiting < waitingMax || request.url.includes('/assets/')) return done();
    // Routes with answers of their own refuse after they have read the body.
    if (request.routeOptions.config.answerBusy) return done();
    const nowMs = ctx.clock.now().getTime();
    if (nowMs - toldAtMs > 10_000) {
      toldAtMs = nowMs;
      ctx.log.warn({ waiting }, 'requests are turned away: too many wait for the database');
    }
    answerRefusal(request, reply, refuse('overloaded'));
  });
  app.addHook('preHandler', (request, reply, done) => {
    const { answerBusy } = request.routeOptions.config;
    if (!answerBusy || ctx.pool.waitingCount < waitingMax) return done();
    answerBusy(request, reply);
  });
}

/** The longest part of a path between two slashes, in characters. */
const segmentCharactersMax = 200;

/**
 * The refusal of an unknown path. A listener that also serves pages takes every path, so its router
 * never refuses a parameter as too long: the answer must be the same on both kinds.
 */
function refusalOfUnknown({ url }: FastifyRequest): Failure {
  const [path = ''] = url.split('?');
  const isTooLong = path.split('/').some(({ length }) => length > segmentCharactersMax);
  return refuse(isTooLong ? 'address_too_long' : 'not_found');
}

/** How long the handler of a request may take, in milliseconds. */
function getAnswerTime(request: FastifyRequest): number {
  const route = getRoute(request);
  if (route?.media) return fileWithinMs;
  return route?.upload ? uploadWithinMs : answerWithinMs;
}

/** Shapes that the document holds once: each call's refusals would make most of it. */
const schemaRegistry = z.registry<{ id: string }>().add(refusedReply, { id: 'Refusal' });

/** Publishes the listener's calls as OpenAPI at /openapi.json. */
async function publishCalls(app: FastifyInstance, name: Listener, factor: number): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Khelaghor, ${name}`,
        version: '0.1.0',
        description:
          'Replies are {success: true, value} or {success: false, code, message}. Changing calls ' +
          'from a page carry the header x-khelaghor: 1. Bodies of sealed calls travel as ' +
          '{keyId, enc, ciphertext} (HPKE).',
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  serveCalls(app, factor);
}

/**
 * Creates the Fastify instance of one listener: bounds of connections, contracts validated by Zod,
 * cookies, rate limits, security headers, refusals instead of error pages, OpenAPI at
 * /openapi.json. `held` counts the bodies and unread answers of all listeners.
 */
export async function createListener(
  ctx: Context,
  name: Listener,
  held: HeldBytes,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = ctx.log.child({ listener: name });
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyMaxBytes,
    trustProxy: ctx.config.trustedProxies.length > 0 ? ctx.config.trustedProxies : false,
    ...connectionTimes,
    routerOptions: { maxParamLength: segmentCharactersMax },
    forceCloseConnections: true,
    frameworkErrors: (error: FastifyError, request, reply) =>
      answerEarly(request, reply, getRefusal(error)),
    clientErrorHandler: answerBrokenRequest,
  });
  limitConnections(app, {
    held,
    findCaller: ({ ip }) => truncateIp(ip),
    refuse: (request, reply) => answerEarly(request, reply, refuse('too_many_requests')),
    factor: ctx.config.rateLimitFactor,
  });
  addSecurityHeaders(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  keepRawBodies(app);
  await acceptUploads(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await publishCalls(app, name, ctx.config.rateLimitFactor);
  app.setErrorHandler((error: Fault, request, reply) => {
    const refused = addWait(getRefusal(error), reply);
    if (refused.refusal === 'fault')
      ctx.log.error({ err: error, url: request.url }, 'a request ended in an unexpected error');
    if (refused.refusal === 'overloaded')
      ctx.log.warn({ why: error.message, url: request.url }, 'a request was turned away');
    answerRefusal(request, reply, refused);
  });
  shedLoad(ctx, app);
  limitAnswers(app, {
    withinMs: getAnswerTime,
    answer: (request, reply) => {
      const { answerBusy } = request.routeOptions.config;
      if (answerBusy) return answerBusy(request, reply);
      answerRefusal(request, reply, refuse('overloaded'));
    },
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // No cache may keep what is for one caller.
    if (!wantsPage(request)) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, refusalOfUnknown(request)),
  );
  return app;
}

/** Returns the contract's route of a request; undefined: it is not a call. */
export const getRoute = (request: FastifyRequest): RouteShape | undefined =>
  request.routeOptions.config.contract;
