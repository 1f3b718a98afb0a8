import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
  preParsingAsyncHookHandler,
} from 'fastify';
import { sealedBody, refusedReply, defineSuccessReply } from '@khelaghor/contract/lib/envelope.ts';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import { visitorPage } from '@khelaghor/contract/lib/page-member.ts';
import { checkRole } from '@khelaghor/contract/lib/roles.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { findUnreadableFields } from '@khelaghor/contract/lib/text.ts';
import type { commonErrors } from '@khelaghor/contract/lib/error-codes.ts';
import type {
  Listener,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  RouteShape,
  ValueOf,
} from '@khelaghor/contract/lib/route.ts';
import type { Result, Failure } from './result.ts';
import { ok, refuse, refuseForNow, Overloaded } from './result.ts';
import { getPageMember, isOthersPage } from './page-member.ts';
import { isMember, isOperator } from './principals.ts';
import type { Authenticators, CallerOf } from './principals.ts';
import { ActRefused, runAct } from '../operator-act.ts';
import type { ConfirmAct } from '../operator-act.ts';
import type { Context } from '../context.ts';
import { getLanguage } from './language.ts';
import { translateError } from './messages.ts';
import { formatWait, getWaitSeconds } from './refusal-wait.ts';
import { readForms } from './raw-body.ts';
import { isCrossSiteRequest } from './csrf.ts';
import { isHashQueueFull } from '../passwords/hash-password.ts';
import { getLimits, getNetworkLimit } from './rate-limits.ts';
import type { RateLimit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's route, for hooks that need to know which call this is. */
    contract?: RouteShape;
    /** Sends the refusal for an overloaded server, on routes that answer without the envelope. */
    answerBusy?: (request: FastifyRequest, reply: FastifyReply) => void;
  }
  interface FastifyRequest {
    /** The caller that the route's guard found. */
    caller: unknown;
    /** When the whole body was read, by the clock of the context. */
    arrivedAt: Date | null;
  }
}

/** The arguments of a handler. Everything in it has been validated and authorised. */
export type Call<R extends RouteShape> = {
  params: ParsedParams<R>;
  query: ParsedQuery<R>;
  body: ParsedBody<R>;
  caller: CallerOf<R['caller']>;
  /**
   * When the call had arrived whole: the last byte of its body was read, and its caller not yet
   * looked up. Calls that are decided by time go by this moment or a later one, never by their
   * headers.
   */
  arrivedAt: Date;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The result of a handler: of a picture its bytes, of another file its text, piece by piece. */
type Handled<R extends RouteShape> = R extends { media: 'image/webp' }
  ? Buffer
  : R extends { media: string }
    ? AsyncIterable<string>
    : ValueOf<R>;

type Handler<R extends RouteShape> = (
  call: Call<R>,
) => Promise<Result<Handled<R>, R['refusals'][number] | (typeof commonErrors)[number]>>;

/** Binds a route of the contract to its handler on the listener that the route names. */
export type Bind = <R extends RouteShape>(route: R, handler: Handler<R>, limit?: RateLimit) => void;

/** Returns the refused envelope as JSON, in the caller's language. */
export function formatRefusal(language: Language, refused: Failure): string {
  const retryAfterSeconds = getWaitSeconds(refused);
  const wait = retryAfterSeconds === undefined ? {} : { wait: formatWait(retryAfterSeconds) };
  const fields = refused.fields
    ? Object.fromEntries(
        Object.entries(refused.fields).map(([name, field]) => [
          name,
          translateError(language, field.code, { ...wait, ...field.params }),
        ]),
      )
    : undefined;
  return JSON.stringify({
    success: false,
    code: refused.refusal,
    message: translateError(language, refused.refusal, { ...wait, ...refused.params }),
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(refused.captcha && { captcha: true }),
    ...(refused.standing && { standing: refused.standing }),
  });
}

/** Sets `Retry-After` where the caller is asked to wait. */
export function setRetryAfter(reply: FastifyReply, refused: Failure): void {
  const seconds = getWaitSeconds(refused);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
}

/** Sends a refusal in the envelope, with the status that the contract gives it. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Failure): void {
  setRetryAfter(reply, refused);
  void reply
    .code(errorCodes[refused.refusal].status)
    .type('application/json; charset=utf-8')
    .send(formatRefusal(getLanguage(request), refused));
}

/** Refuses text that no field may hold, and names the fields. */
function refuseUnreadable({ params, query, body }: FastifyRequest): Failure | null {
  const names = [params, query, body].flatMap(findUnreadableFields);
  if (names.length === 0) return null;
  const code = 'field_unreadable' as const;
  return refuse('malformed', { fields: Object.fromEntries(names.map((name) => [name, { code }])) });
}

function openSeal(ctx: Context, route: RouteShape, request: FastifyRequest): boolean {
  const sealed = sealedBody.safeParse(request.body);
  if (!sealed.success) return false;
  const text = ctx.sealing.open(sealed.data, `${route.method} ${route.path}`);
  if (text === null) return false;
  try {
    request.body = JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function findCaller(
  route: RouteShape,
  request: FastifyRequest,
  authenticators: Authenticators,
): Promise<unknown> {
  switch (route.caller) {
    case 'member':
    case 'agent':
      return authenticators.member(request);
    case 'game':
      return authenticators.game(request);
    case 'operator':
      return authenticators.operator(request);
    case 'anyone':
    case 'gateway':
      return undefined;
  }
}

/**
 * Returns why a page may not make a call: the browser's session is another member's, or the session
 * of the page's member has ended and the call would be a visitor's. Null: it may.
 */
async function findPageBar(
  { caller, method, forOwnMember }: RouteShape,
  request: FastifyRequest,
  { owner }: Authenticators,
): Promise<'other_member' | 'not_logged_in' | null> {
  const page = getPageMember(request);
  // A page that reads while its member logs in is answered as the visitor's page that it is.
  if (page === undefined || (caller === 'anyone' && method === 'GET')) return null;
  const found = await owner(request);
  if (found) return isOthersPage(page, found) ? 'other_member' : null;
  return forOwnMember && page !== visitorPage ? 'not_logged_in' : null;
}

/** Admits a member who must change the password to the routes for that and for logging out. */
async function findChangingCaller(
  route: RouteShape,
  request: FastifyRequest,
  authenticators: Authenticators,
): Promise<Result<unknown>> {
  const isMembers = route.caller === 'member' || route.caller === 'agent';
  const changing = isMembers ? await authenticators.changing(request) : null;
  if (!changing) return refuse('not_logged_in');
  return route.whilePasswordExpired ? ok(changing) : refuse('password_must_change');
}

/** What a guard needs to know of features. */
export type RouteGate = {
  readonly authenticators: Authenticators;
  /** The other domains of the site, whose pages may call it too. */
  readonly readDomains: () => Promise<readonly string[]>;
  /** Looks at an operator's role and accounts again, in the transaction of an act. */
  readonly confirmAct: ConfirmAct;
};

/** Returns why a caller may not make a call, or null. */
function findBar({ permission, ...route }: RouteShape, caller: unknown) {
  if (isMember(caller)) return checkRole(route, caller.type);
  if (!isOperator(caller) || permission === undefined || permission === 'any') return null;
  return caller.permissions.includes(permission) ? null : 'permission_missing';
}

type Judge = (request: FastifyRequest) => Promise<Result<unknown>>;

/** Finds who calls, and whether they may make the call. */
const createJudge =
  (ctx: Context, route: RouteShape, { authenticators, readDomains }: RouteGate): Judge =>
  async (request) => {
    // Nearly every page is at the first address: then the other domains are not read.
    const isFirst = request.headers.origin === ctx.config.origins[route.listener];
    if (isCrossSiteRequest(ctx.config, route, request, isFirst ? [] : await readDomains()))
      return refuse('origin_refused');
    const known = await findCaller(route, request, authenticators);
    // A caller who is found is the page's own.
    const other = known ? null : await findPageBar(route, request, authenticators);
    if (other) return refuse(other);
    const caller =
      known === null ? await findChangingCaller(route, request, authenticators) : ok(known);
    if (!caller.ok) return caller;
    const barred = findBar(route, caller.value);
    return barred ? refuse(barred) : caller;
  };

/** Authorises before a long body is read, so that a stranger cannot fill the memory with them. */
const admit =
  (judge: Judge): preParsingAsyncHookHandler =>
  async (request, reply, payload) => {
    const caller = await judge(request);
    if (caller.ok) return payload;
    // The rest of the body is not waited for.
    reply.header('connection', 'close');
    sendRefusal(request, reply, caller);
    return payload;
  };

/** Authorises before the body is looked at, so that a stranger learns nothing from validation. */
function guard(ctx: Context, route: RouteShape, judge: Judge) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    request.arrivedAt = ctx.clock.now();
    // Most encrypted bodies hold a password, and opening the others costs as much.
    if (route.sealed && isHashQueueFull()) throw new Overloaded('too many passwords wait');
    const caller = await judge(request);
    if (!caller.ok) {
      sendRefusal(request, reply, caller);
      return reply;
    }
    request.caller = caller.value ?? null;
    if (route.sealed && !openSeal(ctx, route, request)) {
      sendRefusal(request, reply, refuse('seal_broken'));
      return reply;
    }
    const unreadable = refuseUnreadable(request);
    if (!unreadable) return undefined;
    sendRefusal(request, reply, unreadable);
    return reply;
  };
}

function getSchema(route: RouteShape): FastifySchema {
  const tag = route.id.slice(0, route.id.indexOf('.'));
  return {
    operationId: route.id,
    summary: route.summary,
    description: [
      `Caller: ${route.caller}.`,
      ...(route.permission === undefined ? [] : [`Permission: ${route.permission}.`]),
      ...route.refusals,
    ].join(' '),
    tags: [tag],
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response: {
      200: route.media
        ? { content: { [route.media]: { schema: route.value } } }
        : defineSuccessReply(route.value),
      '4xx': refusedReply,
      '5xx': refusedReply,
    },
  };
}

/** Runs a handler; that of an operator's call is refused where its act is no longer allowed. */
async function answerCall<T>(
  { permission }: RouteShape,
  caller: unknown,
  confirm: ConfirmAct,
  handle: () => Promise<T>,
): Promise<T | Failure> {
  if (!isOperator(caller) || permission === undefined || permission === 'any') return handle();
  try {
    return await runAct({ caller, permission, confirm }, handle);
  } catch (error) {
    if (error instanceof ActRefused) return refuse(error.refusal);
    throw error;
  }
}

/**
 * Makes the binder over the listeners' Fastify instances. A listener that this process does not
 * serve is absent, and its routes are skipped.
 */
export function createRouteRegistrar(
  ctx: Context,
  listeners: Partial<Record<Listener, FastifyInstance>>,
  gate: RouteGate,
): Bind {
  for (const app of Object.values(listeners)) {
    app.decorateRequest('caller', null);
    app.decorateRequest('arrivedAt', null);
  }
  return (route, handler, limit) => {
    const app = listeners[route.listener];
    if (!app) return;
    const readNetworkWait = getNetworkLimit(app, ctx.config, route, limit);
    const judge = createJudge(ctx, route, gate);
    const options: RouteOptions = {
      method: route.method,
      url: route.path,
      schema: getSchema(route),
      config: { contract: route, ...getLimits(ctx.config, route, limit) },
      ...(route.bodyMaxBytes !== undefined && {
        bodyLimit: route.bodyMaxBytes,
        preParsing: admit(judge),
      }),
      onRequest: async (request, reply) => {
        const waitMs = await readNetworkWait(request);
        if (waitMs === 0) return undefined;
        sendRefusal(request, reply, refuseForNow('too_many_requests', waitMs));
        return reply;
      },
      preValidation: guard(ctx, route, judge),
      handler: async (request, reply) => {
        const { params, query, body, caller, arrivedAt } = request;
        const read = { params, query, body, caller, arrivedAt };
        const call = { ...read, request, reply } as Call<typeof route>;
        const answer = await answerCall(route, caller, gate.confirmAct, () => handler(call));
        if (!answer.ok) {
          sendRefusal(request, reply, answer);
          return reply;
        }
        if (route.media === 'image/webp') return reply.type(route.media).send(answer.value);
        if (route.media) {
          const pieces = answer.value as AsyncIterable<string>;
          return reply.type(`${route.media}; charset=utf-8`).send(Readable.from(pieces));
        }
        return { success: true, value: answer.value };
      },
    };
    if (!route.takesForm) app.route(options);
    else
      void app.register(async (scope) => {
        readForms(scope);
        scope.route(options);
      });
  };
}
