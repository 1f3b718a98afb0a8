import * as contract from '@khelaghor/contract/banners.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { noticeLinesOf } from '../announcements/announcements.ts';
import { addBanner, changeBanner, orderBanners, removeBanner } from './edit-banners.ts';
import { bannersOf, everyBanner } from './read-banners.ts';

export function bannersRoutes(bind: Bind, ctx: Context): void {
  bind(contract.banners, async ({ query }) => {
    const [banners, notices] = await Promise.all([
      bannersOf(ctx, query.groupName),
      noticeLinesOf(ctx),
    ]);
    return ok({ banners, notices });
  });
  bind(contract.listBanners, async () => ok({ banners: await everyBanner(ctx) }));
  bind(contract.addBanner, ({ body, caller }) => addBanner(ctx, body, caller));
  bind(contract.changeBanner, ({ params, body, caller }) =>
    changeBanner(ctx, params.id, body, caller),
  );
  bind(contract.removeBanner, ({ params, caller }) => removeBanner(ctx, params.id, caller));
  bind(contract.orderBanners, ({ body, caller }) => orderBanners(ctx, body, caller));
}
