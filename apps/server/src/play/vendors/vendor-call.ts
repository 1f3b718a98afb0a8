import type { z } from 'zod';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { Context } from '../../lib/context.ts';
import { readExactJson, writeExactJson } from './bigint-json.ts';
import { signFor } from './vendor-signature.ts';
import type { Vendor } from './store.ts';

/**
 * One signed call to a vendor; null when there is no answer to go by. A cut line, a late answer, a
 * fault and a reply of another shape all mean the same: nobody knows what was done.
 */
export async function vendorCall<S extends z.ZodType>(
  ctx: Context,
  vendor: Vendor,
  path: string,
  content: Record<string, unknown>,
  { schema, limitMs }: { schema: S; limitMs: number },
): Promise<z.output<S> | null> {
  const body = writeExactJson({ operator_id: vendor.operatorId, ...content });
  try {
    const response = await fetch(`${vendor.address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [seamlessSignatureHeader]: signFor(ctx, vendor, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const reply = schema.safeParse(readExactJson(await response.text()));
    if (response.ok && reply.success) return reply.data;
    ctx.log.warn({ vendor: vendor.code, path, status: response.status }, 'vendor fault');
    return null;
  } catch (error) {
    ctx.log.warn({ vendor: vendor.code, path, err: error }, 'vendor did not answer');
    return null;
  }
}
