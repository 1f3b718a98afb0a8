// What a journey about hostile texts asks: one text in every plain field that operators write, also
// where the contract would not take it.
import { v7 } from 'uuid';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const planter = 'planter';
/** The database keeps no longer title of an announcement. */
const announcementTitleMax = 120;
const actionMax = 24;

export function xssCommands({ ctx }: TestServer) {
  return {
    /** Writes some texts into every plain field that is a row's, together or one to a row. */
    async plantTexts({ texts }: { texts: readonly string[] }): Promise<void> {
      const text = texts.join('\n');
      // The console refuses to read what is longer than it would write; alone, a text fits.
      const action = texts.length === 1 ? text.slice(0, actionMax) : text;
      const title = { titleBn: text, titleEn: text };
      const words = { kickerBn: text, kickerEn: text, dealBn: text, dealEn: text };
      const keywords = { keywordsBn: text, keywordsEn: text };
      const label = { labelNameBn: text, labelNameEn: text };
      const at = { createdAt: ctx.clock.now(), changedAt: ctx.clock.now(), changedBy: planter };
      await ctx.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('banner')
          .set({ ...title, ...words, actionBn: action, actionEn: action })
          .execute();
        await tx
          .updateTable('promotion')
          .set({ ...title, summaryBn: text, summaryEn: text })
          .execute();
        await tx
          .updateTable('helpArticle')
          .set({ ...title, ...keywords })
          .execute();
        await tx.updateTable('game').set(title).execute();
        await tx.updateTable('vendor').set(title).execute();
        const url = `https://example.org/?${text}`;
        await tx
          .updateTable('externalLink')
          .set({ ...label, url })
          .execute();
        await tx.deleteFrom('announcement').where('changedBy', '=', planter).execute();
        for (const [sort, one] of texts.entries()) {
          const short = one.slice(0, announcementTitleMax);
          const titles = { titleBn: short, titleEn: short, contentBn: '', contentEn: '' };
          const rest = { type: 'B', targetPage: null, startsAt: null, endsAt: null, enabled: true };
          await tx
            .insertInto('announcement')
            .values({ id: v7(), ...titles, ...rest, sort, ...at })
            .execute();
        }
      });
    },
  };
}
