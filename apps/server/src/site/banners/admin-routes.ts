import * as contract from '@khelaghor/contract/site/banners.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { addBanner, changeBanner, orderBanners, removeBanner } from './edit-banners.ts';
import { listEveryBanner } from './read-banners.ts';

/** What operators do about banners. */
export function bannersAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listBanners, async () => ok({ banners: await listEveryBanner(ctx) }));
  bind(contract.addBanner, ({ body, caller }) => addBanner(ctx, body, caller));
  bind(contract.changeBanner, ({ params, body, caller }) =>
    changeBanner(ctx, params.id, body, caller),
  );
  bind(contract.removeBanner, ({ params, caller }) => removeBanner(ctx, params.id, caller));
  bind(contract.orderBanners, ({ body, caller }) => orderBanners(ctx, body, caller));
}
