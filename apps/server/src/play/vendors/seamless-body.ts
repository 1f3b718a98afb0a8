import { z } from 'zod';
import { foreignFields, seamlessRequestId } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { SeamlessStatus } from '@khelaghor/contract/play/vendor-wallet.ts';
import { readExactJson } from './bigint-json.ts';

/** What can be asked; the last part of each path. */
export type SeamlessQuestion = keyof typeof foreignFields;

export type BodyRefusal = 'field_of_another_call' | 'field_unreadable';

export type ReadBody<V> =
  | { ok: true; value: V; requestId: string }
  | {
      ok: false;
      status: SeamlessStatus;
      reason?: BodyRefusal;
      requestId: string | undefined;
    };

/** A byte that is no UTF-8 could stand for any letter, so such a body is none. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readBytes(bytes: Buffer): unknown {
  try {
    return readExactJson(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

const withRequestId = z.object({ request_uuid: seamlessRequestId });

const requestIdIn = (body: unknown): string | undefined =>
  withRequestId.safeParse(body).data?.request_uuid;

/** The id of a call by which the vendor knows its answer, in the vendor's own letters. */
export const getRequestId = (bytes: Buffer): string | undefined => requestIdIn(readBytes(bytes));

/** What is at the path of an issue; the body is plain data. */
function at(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    body,
  );
}

/** Whether a body says something that only other calls say. Null says nothing. */
const isOfAnotherCall = (question: SeamlessQuestion, body: unknown): boolean =>
  foreignFields[question].some((name) => (at(body, [name]) ?? null) !== null);

/**
 * Reads a body of the protocol. What is no JSON, lacks something or has the wrong form is
 * `WRONG_SYNTAX`; what is of another type than it has to be is `WRONG_TYPES`.
 */
export function readSeamlessBody<S extends z.ZodType>(
  question: SeamlessQuestion,
  schema: S,
  bytes: Buffer,
): ReadBody<z.output<S>> {
  const body = readBytes(bytes);
  const requestId = requestIdIn(body);
  const parsed = schema.safeParse(body);
  if (parsed.success && requestId !== undefined) {
    if (!isOfAnotherCall(question, body)) return { ok: true, value: parsed.data, requestId };
    const status = 'RS_ERROR_WRONG_SYNTAX';
    return { ok: false, status, reason: 'field_of_another_call', requestId };
  }
  const issue = parsed.error?.issues[0];
  if (issue?.code === 'custom')
    return { ok: false, status: 'RS_ERROR_WRONG_SYNTAX', reason: 'field_unreadable', requestId };
  const wrongType = issue?.code === 'invalid_type' && at(body, issue.path) !== undefined;
  const status = wrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, status, requestId };
}
