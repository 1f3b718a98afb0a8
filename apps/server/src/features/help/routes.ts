import * as contract from '@khelaghor/contract/help.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { listKept, putArticle, removeArticle } from './edit-help.ts';
import { articleShown, helpCenterOf } from './read-help.ts';

export function helpRoutes(bind: Bind, ctx: Context): void {
  bind(contract.helpCenter, async ({ query }) => ok(await helpCenterOf(ctx, query.q)), {
    perMinute: 120,
  });
  bind(contract.readHelpArticle, async ({ params }) =>
    ok({ article: await articleShown(ctx, params.slug) }),
  );
  bind(contract.listArticles, async () => ok({ articles: await listKept(ctx) }));
  bind(contract.putArticle, ({ params, body, caller }) => putArticle(ctx, params.id, body, caller));
  bind(contract.removeArticle, ({ params, caller }) => removeArticle(ctx, params.id, caller));
}
