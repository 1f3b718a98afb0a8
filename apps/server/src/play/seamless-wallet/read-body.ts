import { z } from 'zod';
import { foreignFields, seamlessRequestId } from '@khelaghor/contract/play/seamless-wallet.ts';
import type { SeamlessStatus } from '@khelaghor/contract/play/seamless-wallet.ts';
import { readExactJson } from '../vendors/index.ts';

/** The calls of the protocol. */
export type SeamlessOperation = keyof typeof foreignFields;

export type BodyRefusal = 'field_of_another_call' | 'field_unreadable';

export type ReadBody<V> =
  | { ok: true; value: V; requestId: string }
  | {
      ok: false;
      status: SeamlessStatus;
      reason?: BodyRefusal;
      requestId: string | undefined;
    };

/** A body that is not UTF-8 is refused: its bytes could stand for any letter. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readBytes(bytes: Buffer): unknown {
  try {
    return readExactJson(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

const withRequestId = z.object({ request_uuid: seamlessRequestId });

const parseRequestId = (body: unknown): string | undefined =>
  withRequestId.safeParse(body).data?.request_uuid;

/** Returns the request id of a call, as the vendor wrote it. */
export const findRequestId = (bytes: Buffer): string | undefined =>
  parseRequestId(readBytes(bytes));

const withGame = z.object({ game_code: z.string().min(1).max(100) });

/** Returns the game that a call names, as the vendor calls it; null: it names none. */
export const findGameName = (bytes: Buffer): string | null =>
  withGame.safeParse(readBytes(bytes)).data?.game_code ?? null;

/** Returns the value at the path of an issue. */
function getValueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    body,
  );
}

/** Whether a body has a field of another call. Null counts as absent. */
const isOfAnotherCall = (operation: SeamlessOperation, body: unknown): boolean =>
  foreignFields[operation].some((name) => (getValueAt(body, [name]) ?? null) !== null);

/**
 * Reads a body of the protocol. Answers `WRONG_TYPES` for a field of another type, and
 * `WRONG_SYNTAX` for anything else that is wrong.
 */
export function readSeamlessBody<S extends z.ZodType>(
  operation: SeamlessOperation,
  schema: S,
  bytes: Buffer,
): ReadBody<z.output<S>> {
  const body = readBytes(bytes);
  const requestId = parseRequestId(body);
  const parsed = schema.safeParse(body);
  if (parsed.success && requestId !== undefined) {
    if (!isOfAnotherCall(operation, body)) return { ok: true, value: parsed.data, requestId };
    const status = 'RS_ERROR_WRONG_SYNTAX';
    return { ok: false, status, reason: 'field_of_another_call', requestId };
  }
  const issue = parsed.error?.issues[0];
  if (issue?.code === 'custom')
    return { ok: false, status: 'RS_ERROR_WRONG_SYNTAX', reason: 'field_unreadable', requestId };
  const wrongType = issue?.code === 'invalid_type' && getValueAt(body, issue.path) !== undefined;
  const status = wrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, status, requestId };
}
