// What the screen sweep asks of the system: states that take a member days to reach by hand.
import { v7 } from 'uuid';
import {
  feedbackSend,
  responsibleGamingSetRealityCheckInterval,
  responsibleGamingSetLimit,
} from '@khelaghor/client/routes/account.gen.ts';
import { promotionsApply } from '@khelaghor/client/routes/growth.gen.ts';
import type { PromotionKind } from '@khelaghor/contract/growth/promotions.ts';
import { addPromotion } from '@khelaghor/server/growth/promotions/edit-promotions.ts';
import { addAuthenticator } from '@khelaghor/testkit/test-factors.ts';
import { grant } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';

const operator = { operatorId: v7(), username: 'shapla', operatorSessionId: v7() };
const transferMax = 10n ** 13n;

type Named = { readonly account: string };

export function sweepCommands(server: TestServer, findMember: (account: string) => TestMember) {
  const { ctx } = server;
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * dayMs);
  return {
    /** Sets an authenticator app up; answers with its secret. */
    async authenticator({ account }: Named): Promise<string> {
      const { secret } = await addAuthenticator(server, findMember(account));
      return secret;
    },

    /** Gives more than one transfer may carry. */
    async enrich({ account, minor }: Named & { minor: string }): Promise<void> {
      const { memberId } = findMember(account);
      for (let left = BigInt(minor); left > 0n; left -= transferMax)
        await grant(server, memberId, left < transferMax ? left : transferMax);
    },

    /** Asks the member to look at how play goes, now. */
    async checkDue({ account }: Named): Promise<void> {
      const member = findMember(account);
      const reply = await member.browser.call(responsibleGamingSetRealityCheckInterval, {
        body: { minutes: 30 },
      });
      if (!reply.success) throw new Error(reply.code);
      await ctx.db
        .updateTable('memberSession')
        .set({ playCheckedAt: daysAgo(1) })
        .where('memberId', '=', member.memberId)
        .execute();
    },

    /** Sets a quarter of an hour a day for play, of which nothing is left at the next call. */
    async timeUsed({ account }: Named): Promise<void> {
      const { browser, memberId } = findMember(account);
      const limit = { kind: 'time', period: 'day', amount: '15' } as const;
      const reply = await browser.call(responsibleGamingSetLimit, { body: limit });
      if (!reply.success) throw new Error(reply.code);
      const hour = new Date(Math.floor(ctx.clock.now().getTime() / hourMs) * hourMs);
      const timeMs = 15 * 60_000;
      await ctx.db.insertInto('playTimeHourly').values({ memberId, hour, timeMs }).execute();
      const none = { timeLeftMs: 0 };
      await ctx.db
        .updateTable('playRestriction')
        .set(none)
        .where('memberId', '=', memberId)
        .execute();
    },

    /** A limit that the member wants to loosen, and may confirm now. */
    async loosening({ account }: Named): Promise<void> {
      const { memberId } = findMember(account);
      const limit = { kind: 'stake', period: 'day', currency: 'PLAY', amountMinor: 100_000n };
      const pending = { increaseMinor: 99_999_999_999_900n, increaseEffectiveAt: daysAgo(1) };
      await ctx.db
        .insertInto('playLimit')
        .values({ memberId, ...limit, ...pending })
        .execute();
      await ctx.db
        .insertInto('playRestriction')
        .values({ memberId, hasBetLimit: true })
        .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ hasBetLimit: true }))
        .execute();
    },

    /** Writes to us as a member. */
    async complain({ account, content }: Named & { content: string }): Promise<void> {
      const body = { key: v7(), type: 'COMPLAINT', content } as const;
      const reply = await findMember(account).browser.call(feedbackSend, { body });
      if (!reply.success) throw new Error(reply.code);
    },

    /** Applies for an offer; operators decide. */
    async applyFor({ account, promotionId }: Named & { promotionId: string }): Promise<void> {
      const asked = { params: { id: promotionId }, body: { key: v7(), remark: 'Please.' } };
      const reply = await findMember(account).browser.call(promotionsApply, asked);
      if (!reply.success) throw new Error(reply.code);
    },

    /** Puts up an offer; answers with its id. */
    async offer(asked: { kind: PromotionKind; bn: string; en: string }): Promise<string> {
      const { kind, ...text } = asked;
      const isPaid = kind !== 'information';
      const draft = {
        category: 'event',
        kind,
        audience: 'everyone',
        title: text,
        summary: text,
        content: text,
        pictures: ['offers'],
        amount: isPaid ? '99999900' : null,
        target: kind === 'deposit' ? '10000' : null,
        budget: isPaid ? '999999999900' : null,
        startsAt: null,
        endsAt: null,
        enabled: true,
      } as const;
      const added = await addPromotion(ctx, { ...draft, pictures: [...draft.pictures] }, operator);
      if (!added.ok) throw new Error(added.refusal);
      return added.value.id;
    },
  };
}
