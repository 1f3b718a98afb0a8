import type { Standing } from '@khelaghor/contract/lib/edits.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';

/** What a use case says: a value, or a named refusal. Exceptions are bugs. */
export type Failure<C extends ErrorCode = ErrorCode> = {
  ok: false;
  refusal: C;
  /** What the sentence names. */
  params?: FieldRefusal['params'];
  /** Field name -> refusal about that field. */
  fields?: Record<string, FieldRefusal>;
  /** The next attempt must carry a captcha. */
  captcha?: true;
  /** After how many seconds the same call may be made again; the sentence says it as `{wait}`. */
  retryAfterSeconds?: number;
  /** What stands now of a record that was changed meanwhile. */
  standing?: Standing;
};
/** What a sentence names: a figure, a name, or words in both languages. */
export type RefusalParams = Record<string, string | number | LocalText>;
export type FieldRefusal = { code: ErrorCode; params?: RefusalParams };
export type Result<V, C extends ErrorCode = ErrorCode> = { ok: true; value: V } | Failure<C>;

export const ok = <V>(value: V): { ok: true; value: V } => ({ ok: true, value });

export const refuse = <C extends ErrorCode>(
  refusal: C,
  more: Omit<Failure, 'ok' | 'refusal'> = {},
): Failure<C> => ({ ok: false, refusal, ...more });

/** Refuses a call that may be made again after a time. */
export const refuseForNow = <C extends ErrorCode>(
  refusal: C,
  waitMs: number,
  more: Omit<Failure, 'ok' | 'refusal' | 'retryAfterSeconds'> = {},
): Failure<C> =>
  refuse(refusal, { ...more, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });

/** Thrown when too much waits already; the http service answers `overloaded`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}
