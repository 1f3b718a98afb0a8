import type { CaptchaAction } from '@khelaghor/contract/site/bot-check.ts';
import { makeWork } from '@khelaghor/server/site/bot-check/proof-of-work.ts';
import { giveTemporaryPassword } from '@khelaghor/server/account/passwords/index.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** What a journey about coming in needs that no page does. */
export function entryCommands({ ctx }: TestServer) {
  return {
    /** Gives a member a password that lets in once. */
    async temporaryPassword({ memberId }: { memberId: string }): Promise<string> {
      const given = await giveTemporaryPassword(ctx, memberId, 'operator:shapla');
      if (!given.ok) throw new Error(given.refusal);
      return given.value.password;
    },

    /** A member whose account somebody else has opened for him. */
    async neverLoggedIn({ memberId }: { memberId: string }): Promise<void> {
      await ctx.db
        .updateTable('member')
        .set({ lastLoginAt: null })
        .where('id', '=', memberId)
        .execute();
    },

    /** Makes the challenge that stands for a picture, solved at the first guess. */
    easyWork: ({ action }: { action: CaptchaAction }) =>
      makeWork(ctx, { action, standsFor: 'picture' }, 1),

    async agent({ memberId }: { memberId: string }): Promise<void> {
      await ctx.db.updateTable('member').set({ type: 1 }).where('id', '=', memberId).execute();
    },
  };
}
