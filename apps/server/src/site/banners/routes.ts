import * as contract from '@khelaghor/contract/site/banners.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readNoticeLines } from '../announcements/index.ts';
import { readBanners } from './read-banners.ts';

export function bannersRoutes(bind: Bind, ctx: Context): void {
  bind(contract.banners, async ({ query }) => {
    const [banners, notices] = await Promise.all([
      readBanners(ctx, query.groupName),
      readNoticeLines(ctx),
    ]);
    return ok({ banners, notices });
  });
}
