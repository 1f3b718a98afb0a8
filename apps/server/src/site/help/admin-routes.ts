import * as contract from '@khelaghor/contract/site/help.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { listAdminArticles, putArticle, removeArticle } from './edit-help.ts';

/** What operators do about help articles. */
export function helpAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listArticles, async () => ok({ articles: await listAdminArticles(ctx) }));
  bind(contract.putArticle, ({ params, body, caller }) => putArticle(ctx, params.id, body, caller));
  bind(contract.removeArticle, ({ params, caller }) => removeArticle(ctx, params.id, caller));
}
