import type { z } from 'zod';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import type { Context } from '../../lib/context.ts';
import { sendSignedCall } from '../../lib/http/send-signed-call.ts';
import { countFault } from './faults.ts';
import { signBody } from './keys.ts';
import { readExactJson, writeExactJson } from './protocol-amounts.ts';
import type { Vendor } from './store.ts';

/** Calls a vendor. Returns null when the result is not known; that counts as a fault. */
export async function callVendor<S extends z.ZodType>(
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
  const reply = await sendSignedCall(
    { ...vendor, kind: 'vendor', name: vendor.code, path, body, sign, limitMs, log: ctx.log },
    ({ ok }, text) => {
      const parsed = schema.safeParse(readExactJson(text));
      return ok && parsed.success ? parsed.data : null;
    },
  );
  if (reply === null) await countFault(ctx, { kind: 'silent', vendor: vendor.code, game: null });
  return reply;
}
