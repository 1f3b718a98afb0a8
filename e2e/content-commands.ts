// What journeys through the rest of the site ask of the system: banners of any group, links, and
// the leaderboards.
import { v7 } from 'uuid';
import { sumDailyScores } from '@khelaghor/server/growth/leaderboards/leaderboard.ts';
import { addBanner } from '@khelaghor/server/site/banners/edit-banners.ts';
import { addPromotion } from '@khelaghor/server/growth/promotions/edit-promotions.ts';
import { putResource } from '@khelaghor/server/site/external-links/edit-links.ts';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import type { ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const operator = { operatorId: v7(), username: 'shapla', operatorSessionId: v7() };

export function contentCommands({ ctx }: TestServer) {
  return {
    /** Adds a banner without a link. */
    async hangBanner(asked: Pick<BannerDraft, 'groupName' | 'picture' | 'title'>): Promise<void> {
      const empty = { bn: '', en: '' };
      const draft: BannerDraft = {
        picturePhone: `${asked.picture}-m`,
        kicker: empty,
        deal: empty,
        action: empty,
        linkageType: 'none',
        linkageTarget: '',
        tone: 'rani',
        startsAt: null,
        endsAt: null,
        enabled: true,
        ...asked,
      };
      const added = await addBanner(ctx, draft, operator);
      if (!added.ok) throw new Error(added.refusal);
    },

    async addLink(asked: Pick<ResourceDraft, 'resourceType' | 'url'>): Promise<void> {
      const label = { labelNameBn: 'আমাদের চ্যানেল', labelNameEn: 'Our channel' };
      const times = { startsAt: null, endsAt: null, enabled: true };
      const draft = { qrCode: null, sort: 1, revision: null, ...times, ...label, ...asked };
      const put = await putResource(ctx, v7(), draft, operator);
      if (!put.ok) throw new Error(put.refusal);
    },

    /** Adds a promotion that only informs. */
    async informingOffer({ name }: { name: string }): Promise<void> {
      const text = { bn: name, en: name };
      const added = await addPromotion(
        ctx,
        {
          category: 'event',
          kind: 'information',
          audience: 'everyone',
          title: text,
          summary: text,
          content: text,
          pictures: ['offers'],
          amount: null,
          target: null,
          budget: null,
          startsAt: null,
          endsAt: null,
          enabled: true,
        },
        operator,
      );
      if (!added.ok) throw new Error(added.refusal);
    },

    /** Ends a promotion that only informs. */
    async endOffer({ name }: { name: string }): Promise<void> {
      await ctx.db
        .updateTable('promotion')
        .set({ enabled: false })
        .where('titleEn', '=', name)
        .execute();
    },

    /** Gives a member a referral code. */
    async giveInvitation({ memberId, code }: { memberId: string; code: string }): Promise<void> {
      const createdAt = ctx.clock.now();
      await ctx.db
        .insertInto('affiliateCode')
        .values({ code, ownerId: memberId, createdAt, endedAt: null })
        .execute();
    },

    /** Updates the leaderboard, as the job does every two minutes. */
    async sumLeads(_asked: object): Promise<void> {
      await sumDailyScores(ctx);
    },
  };
}
