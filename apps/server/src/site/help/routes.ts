import * as contract from '@khelaghor/contract/site/help.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findVisibleArticle, readHelpCenter } from './read-help.ts';

export function helpRoutes(bind: Bind, ctx: Context): void {
  bind(contract.helpList, async ({ query }) => ok(await readHelpCenter(ctx, query.q)), {
    perMinute: 120,
  });
  bind(contract.readHelpArticle, async ({ params }) =>
    ok({ article: await findVisibleArticle(ctx, params.slug) }),
  );
}
