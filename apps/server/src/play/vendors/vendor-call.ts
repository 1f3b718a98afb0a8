import type { z } from 'zod';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { Context } from '../../lib/context.ts';
import { sendSignedCall } from '../../lib/http/send-signed-call.ts';
import { readExactJson, writeExactJson } from './bigint-json.ts';
import { signFor } from './vendor-signature.ts';
import type { Vendor } from './store.ts';

/** Calls a vendor. Returns null when it is not known what was done. */
export function vendorCall<S extends z.ZodType>(
  ctx: Context,
  vendor: Vendor,
  path: string,
  content: Record<string, unknown>,
  { schema, limitMs }: { schema: S; limitMs: number },
): Promise<z.output<S> | null> {
  const body = writeExactJson({ operator_id: vendor.operatorId, ...content });
  const sign = () => ({
    'content-type': 'application/json',
    [seamlessSignatureHeader]: signFor(ctx, vendor, body),
  });
  return sendSignedCall(
    { ...vendor, kind: 'vendor', name: vendor.code, path, body, sign, limitMs, log: ctx.log },
    ({ ok }, text) => {
      const reply = schema.safeParse(readExactJson(text));
      return ok && reply.success ? reply.data : null;
    },
  );
}
