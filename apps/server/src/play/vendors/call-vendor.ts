import type { z } from 'zod';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import type { Context } from '../../lib/context.ts';
import { sendSignedCall } from '../../lib/http/send-signed-call.ts';
import { signBody } from './keys.ts';
import { readExactJson, writeExactJson } from './protocol-amounts.ts';
import type { Vendor } from './store.ts';

/** Calls a vendor. Returns null when the result is not known. */
export function callVendor<S extends z.ZodType>(
  ctx: Context,
  vendor: Vendor,
  path: string,
  content: Record<string, unknown>,
  { schema, limitMs }: { schema: S; limitMs: number },
): Promise<z.output<S> | null> {
  const body = writeExactJson({ operator_id: vendor.operatorId, ...content });
  const sign = () => ({
    'content-type': 'application/json',
    [seamlessSignatureHeader]: signBody(ctx, vendor, body),
  });
  return sendSignedCall(
    { ...vendor, kind: 'vendor', name: vendor.code, path, body, sign, limitMs, log: ctx.log },
    ({ ok }, text) => {
      const reply = schema.safeParse(readExactJson(text));
      return ok && reply.success ? reply.data : null;
    },
  );
}
