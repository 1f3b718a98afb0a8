import type {
  Resource,
  ResourceLink,
  ResourceType,
} from '@khelaghor/contract/site/external-links.ts';
import type { Context } from '../../lib/context.ts';
import { getQr } from '../../lib/auth/qr-code.ts';
import * as store from './store.ts';

/** The links that readers see now, in the operator's order. */
export async function listVisibleLinks(ctx: Context): Promise<Resource[]> {
  const rows = await store.listDueLinks(ctx.db, ctx.clock.now());
  return Promise.all(
    rows.map(async (row) => {
      const code =
        row.qrCode === null ? undefined : await store.getPublicPicture(ctx.db, row.qrCode);
      return {
        resourceType: row.resourceType as ResourceType,
        url: row.url,
        qrCodeUrl: code ? `/media/${code.hash}-${code.width}.webp` : '',
        labelNameBn: row.labelNameBn,
        labelNameEn: row.labelNameEn,
      };
    }),
  );
}

/** The same, each with a code for a phone's camera: the one that was brought, or one of ours. */
export async function readResourceLinks(ctx: Context): Promise<ResourceLink[]> {
  const shown = await listVisibleLinks(ctx);
  return shown.map((one) => ({ ...one, qr: one.qrCodeUrl === '' ? getQr(one.url) : null }));
}
