import type { Context } from '../../lib/context.ts';
import { getArticleRow } from './edit-help.ts';
import { firstArticles } from './seed-articles/all.ts';

/**
 * Writes the articles of a fresh site. Once: what operators did with them, taking all of them away
 * included, stays.
 */
export async function seedHelp(ctx: Context): Promise<void> {
  const found = await ctx.db.selectFrom('helpArticle').select('id').limit(1).executeTakeFirst();
  if (found) return;
  const removed = await ctx.db
    .selectFrom('eventLog')
    .select('id')
    .where('kind', '=', 'help_article.removed')
    .limit(1)
    .executeTakeFirst();
  if (removed) return;
  const changed = { changedAt: ctx.clock.now(), changedBy: 'system' };
  const rows = firstArticles.map((article, index) =>
    getArticleRow(
      { ...article, startsAt: null, endsAt: null, enabled: true, sort: (index + 1) * 10 },
      { id: ctx.random.id(), ...changed },
    ),
  );
  await ctx.db
    .insertInto('helpArticle')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}
