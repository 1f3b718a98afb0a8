// What a journey asks of the system about messages: announcements, channels of customer service,
// answers. As operators do it, without their pages.
import { v7 } from 'uuid';
import type { AnnouncementDraft } from '@khelaghor/contract/site/announcements.ts';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import {
  addAnnouncement,
  removeAnnouncement,
} from '@khelaghor/server/site/announcements/edit-announcements.ts';
import { answerFeedback } from '@khelaghor/server/backoffice/feedback/answer-feedback.ts';
import {
  loadSupportSettings,
  putChannel,
  putHosts,
  removeChannel,
} from '@khelaghor/server/site/external-links/edit-links.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const operator = { operatorId: v7(), username: 'shapla', operatorSessionId: v7() };

export function messageCommands({ ctx }: TestServer) {
  return {
    async announce(asked: Partial<AnnouncementDraft>): Promise<string> {
      const text = { bn: 'একটি ঘোষণা', en: 'An announcement' };
      const plain: AnnouncementDraft = {
        type: 'B',
        place: null,
        title: text,
        content: { bn: `<p>${text.bn}</p>`, en: `<p>${text.en}</p>` },
        startsAt: null,
        endsAt: null,
        enabled: true,
        sort: 500,
      };
      const added = await addAnnouncement(ctx, { ...plain, ...asked }, operator);
      if (!added.ok) throw new Error(added.refusal);
      return added.value.id;
    },

    async withdrawAnnouncement({ id }: { id: string }): Promise<void> {
      await removeAnnouncement(ctx, id, operator);
    },

    /** Opens one channel, and closes all others; none with null. */
    async channel(asked: { csType: CsType; url: string } | null): Promise<void> {
      const { channels, hostsRevision: revision } = await loadSupportSettings(ctx);
      for (const { id } of channels) await removeChannel(ctx, id, operator);
      if (!asked) return;
      await putHosts(ctx, { hosts: [new URL(asked.url).hostname], revision }, operator);
      const times = { startsAt: null, endsAt: null, enabled: true };
      const put = await putChannel(
        ctx,
        v7(),
        { ...asked, ...times, sort: 1, revision: null },
        operator,
      );
      if (!put.ok) throw new Error(put.refusal);
    },

    /** Answers the only new feedback of a member. */
    async answerFeedback(asked: { memberId: string; answer: string }): Promise<void> {
      const { id } = await ctx.db
        .selectFrom('feedback')
        .select('id')
        .where('memberId', '=', asked.memberId)
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow();
      const answered = await answerFeedback(ctx, id, asked.answer, operator);
      if (!answered.ok) throw new Error(answered.refusal);
    },
  };
}
