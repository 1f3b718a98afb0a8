import type { CsType, SealedReply, ServicePaths } from '@khelaghor/contract/site/external-links.ts';
import { customerServicePath } from '@khelaghor/contract/site/external-links.ts';
import { getSupportKindFor } from '@khelaghor/contract/site/support-kinds.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { sealReply } from '../../lib/hpke/seal-response.ts';
import { getChannelAddress } from '../../site/external-links/index.ts';

/** The type of a path that is a page on the web. */
const webPage = 3;

/** Where a channel is, for the eyes of the browser that asked. */
export async function openService(
  ctx: Context,
  { csType, key }: { csType: CsType; key: string },
  rankLevel: number | null,
): Promise<Result<SealedReply, 'service_closed' | 'malformed'>> {
  const path = await getChannelAddress(ctx, getSupportKindFor(csType, rankLevel));
  if (path === null) return refuse('service_closed');
  const paths: ServicePaths = { version: { pathList: [{ type: webPage, path }] } };
  const sealed = await sealReply(paths, key, `GET ${customerServicePath}`);
  if (sealed === null) return refuse('malformed', { fields: { key: { code: 'malformed' } } });
  return ok(sealed);
}
