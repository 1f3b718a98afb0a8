import { z } from 'zod';
import { errorCodes } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';
import { standing } from './edits.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/**
 * The refused reply: a named code, a sentence in the caller's language, and the fields it is about.
 */
export const refusedReply = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  /** Field name -> sentence in the caller's language, shown under that field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds after which a retry makes sense (too_many_requests, overloaded). */
  retryAfterSeconds: z.number().int().optional(),
  /** The next attempt must carry a captcha: the form shows and loads it. */
  captcha: z.literal(true).optional(),
  /** What stands now of a record that was changed meanwhile (changed_meanwhile). */
  standing: standing.optional(),
});
export type RefusedReply = z.infer<typeof refusedReply>;

/** The reply of every call. */
export type Reply<V> = { success: true; value: V } | RefusedReply;

export function defineSuccessReply<V extends z.ZodType>(value: V) {
  return z.object({ success: z.literal(true), value });
}

/** A sealed body: HPKE base mode (RFC 9180), associated data = `METHOD path`. */
export const sealedBody = z.object({
  keyId: z.string().min(1).max(64),
  enc: z.string().min(1).max(200),
  ciphertext: z.string().min(1).max(49_152),
});
export type SealedBody = z.infer<typeof sealedBody>;
