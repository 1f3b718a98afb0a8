import type { FirstArticle } from './seed-articles/play.ts';
import { articlesOfPlay } from './seed-articles/play.ts';
import { articlesOfTrust } from './seed-articles/trust.ts';
import type { Context } from '../../lib/context.ts';
import { getArticleRow } from './edit-help.ts';

/** What the help centre of a fresh site says: about what this program does, and nothing else. */
export const firstArticles: readonly FirstArticle[] = [...articlesOfPlay, ...articlesOfTrust];

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
