import * as contract from '@khelaghor/contract/site/media.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readUploadedFiles } from '../../lib/http/uploads.ts';
import { listNewestMedia } from './store.ts';
import { storeImage } from './store-image.ts';
import { getOperatorActor } from '../../lib/event-log.ts';

const galleryMax = 60;

/** How operators upload images and see those that are there. */
export function mediaAdminRoutes(bind: Bind, ctx: Context): void {
  bind(
    contract.uploadImage,
    async ({ caller, request }) => {
      const files = await readUploadedFiles(request, 1);
      if (!files.ok) return files;
      const [bytes] = files.value;
      if (!bytes) return refuse('image_missing');
      const by = getOperatorActor(caller.username);
      return storeImage(ctx, bytes, { by, visibility: 'public' });
    },
    { perMinute: 30 },
  );
  bind(contract.listImages, async () => ok({ images: await listNewestMedia(ctx.db, galleryMax) }));
}
