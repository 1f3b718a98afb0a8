import type {
  BodyOf,
  Method,
  ParamsOf,
  QueryOf,
  RouteShape,
  ValueOf,
} from '@khelaghor/contract/lib/route.ts';
import type { Reply } from '@khelaghor/contract/lib/envelope.ts';

declare const shapeBrand: unique symbol;

/** What a browser must know of one call. Shapes are types only. */
export type Endpoint<R extends RouteShape> = {
  /** Absent: GET, as most are. */
  readonly method?: Exclude<Method, 'GET'>;
  readonly path: R['path'];
  /** The body travels sealed to the key of the whitelabel reply. */
  readonly sealed?: true;
  /** Files travel in place of a body. */
  readonly upload?: true;
  readonly [shapeBrand]?: R;
};

type Given<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : object extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T };

/** What a caller gives: only the parts that the contract asks for. */
export type InputOf<R extends RouteShape> = Given<'params', ParamsOf<R>> &
  Given<'query', QueryOf<R>> &
  Given<'body', BodyOf<R>> &
  (R extends { upload: true }
    ? { readonly files: readonly Blob[] }
    : { readonly files?: undefined });

/** The call did not reach the server, or its reply did not reach us: nothing is known of it. */
export type NetworkFailure = { readonly success: false; readonly code: 'network' };

/** What comes back: a value, a named refusal in the caller's language, or no answer at all. */
export type CallReply<R extends RouteShape> = Reply<ValueOf<R>> | NetworkFailure;

/** A reply that is no success. */
export type CallRefusal = Exclude<CallReply<RouteShape>, { success: true }>;
