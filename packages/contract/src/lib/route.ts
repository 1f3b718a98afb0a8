import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { CallPermission } from './permissions.ts';

/**
 * Which of the server's addresses answers: the site, the operators' console, or the games' own
 * origin.
 */
export type Listener = 'site' | 'console' | 'games';

/**
 * Who may call. `anyone` needs nothing; `member` a member's session; `agent` that of a member who
 * leads others; `game` a game session that a launch code was exchanged for; `operator` an
 * operator's session; `gateway` a signed call of a payment gateway.
 */
export type Caller = 'anyone' | 'member' | 'agent' | 'game' | 'operator' | 'gateway';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RouteShape = {
  readonly id: string;
  readonly listener: Listener;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly caller: Caller;
  /** What an operator's role must have; only operators' calls have it, and each of them. */
  readonly permission?: CallPermission;
  /** A member's call that trial accounts may make too; every other refuses them. */
  readonly allowsDemo?: true;
  /**
   * A call of anyone that is the member's own when a member makes it: from a member's page it is
   * refused after the session has ended, and never taken for a visitor's.
   */
  readonly forOwnMember?: true;
  /** A member's call that is answered before a password that must be changed has been. */
  readonly whilePasswordExpired?: true;
  /** The body travels sealed with HPKE to the key of the whitelabel reply. */
  readonly sealed?: boolean;
  /** Answered while the site is closed, for maintenance or in the caller's region. */
  readonly duringMaintenance?: true;
  /** Pictures travel in place of a body, as multipart/form-data. */
  readonly upload?: true;
  /** The body may also come as a form: each field is a text (application/x-www-form-urlencoded). */
  readonly takesForm?: true;
  /** How long its body may be, where that is more than for other calls. */
  readonly bodyMaxBytes?: number;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * The value is a file of this type and travels as it is, without the envelope; refusals have
   * theirs.
   */
  readonly media?: 'text/csv' | 'application/json' | 'image/webp';
  readonly value: z.ZodType;
  /**
   * What this route may refuse with, beside what every route may (`commonErrors`).
   */
  readonly refusals: readonly ErrorCode[];
};

/** Everything about a route but who calls it, and where. */
type Details = Omit<
  RouteShape,
  'method' | 'path' | 'caller' | 'listener' | 'refusals' | 'permission'
> & {
  /** Where that is not the listener of its caller. */
  readonly listener?: Listener;
  /** None when it is left out. */
  readonly refusals?: RouteShape['refusals'];
};

type DetailsFor<C extends Caller> = C extends 'operator'
  ? Details & { readonly permission: CallPermission }
  : Details;

type Address = `${Method} /${string}`;

type Declared<C extends Caller, A extends Address, D extends Details> = Omit<
  D,
  'listener' | 'refusals'
> & {
  readonly caller: C;
  readonly listener: Listener;
  readonly method: Method;
  readonly path: A extends `${Method} ${infer Path extends `/${string}`}` ? Path : never;
  readonly refusals: D extends { refusals: infer R extends RouteShape['refusals'] } ? R : [];
};

const declareFor =
  <C extends Caller>(caller: C, listener: Listener) =>
  <const A extends Address, const D extends DetailsFor<C>>(
    address: A,
    details: D,
  ): Declared<C, A, D> => {
    const [method, path] = address.split(' ');
    const declared: object = { listener, refusals: [], ...details, caller, method, path };
    return declared as Declared<C, A, D>;
  };

/**
 * Declares one call, by who may make it: `route.member('GET /wps/relay/…', { id, summary, … })`.
 * The object is the only place where its path and shapes are written. Operators call the console's
 * listener, games the games' listener, the others the site's. An operator's call names the
 * permission that it needs.
 */
export const route = {
  anyone: declareFor('anyone', 'site'),
  member: declareFor('member', 'site'),
  agent: declareFor('agent', 'site'),
  game: declareFor('game', 'games'),
  operator: declareFor('operator', 'console'),
  gateway: declareFor('gateway', 'site'),
};

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a caller sends as path parameters, query and body. */
export type ParamsOf<R extends RouteShape> = InputOf<R['params']>;
export type QueryOf<R extends RouteShape> = InputOf<R['query']>;
export type BodyOf<R extends RouteShape> = InputOf<R['body']>;
/** What a caller gets when it succeeds. */
export type ValueOf<R extends RouteShape> = z.output<R['value']>;

/** What a handler receives after validation. */
export type ParsedParams<R extends RouteShape> = OutputOf<R['params']>;
export type ParsedQuery<R extends RouteShape> = OutputOf<R['query']>;
export type ParsedBody<R extends RouteShape> = OutputOf<R['body']>;
