import { z } from 'zod';
import type { SeamlessStatus } from '@khelaghor/contract/vendor-wallet.ts';
import { readExactJson } from './exact-json.ts';

export type ReadBody<V> =
  | { ok: true; value: V }
  | { ok: false; status: SeamlessStatus; requestId: string | undefined };

const requestIdOf = z.object({ request_uuid: z.string().max(100) });

/** What is at the path of an issue; the body is plain data. */
function at(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    body,
  );
}

/**
 * Reads a body of the protocol. What is no JSON, lacks something or has the wrong form is
 * `WRONG_SYNTAX`; what is of another type than it has to be is `WRONG_TYPES`.
 */
export function readSeamlessBody<S extends z.ZodType>(
  schema: S,
  bytes: Buffer,
): ReadBody<z.output<S>> {
  const body = readExactJson(bytes.toString('utf8'));
  const requestId = requestIdOf.safeParse(body).data?.request_uuid;
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const wrongType = issue?.code === 'invalid_type' && at(body, issue.path) !== undefined;
  const status = wrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, status, requestId };
}
