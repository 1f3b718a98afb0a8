import type { CaptchaAction } from '@khelaghor/contract/site/bot-check.ts';
import { makeWork } from '@khelaghor/server/site/bot-check/proof-of-work.ts';
import { giveTemporaryPassword } from '@khelaghor/server/account/passwords/index.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** What journeys about logging in need and no page does. */
export function loginCommands({ ctx }: TestServer) {
  return {
    /** Gives a member a temporary password. */
    async temporaryPassword({ memberId }: { memberId: string }): Promise<string> {
      const given = await giveTemporaryPassword(ctx, memberId, 'operator:shapla');
      if (!given.ok) throw new Error(given.refusal);
      return given.value.password;
    },

    /** Makes a member whose account was opened for them, so that they never logged in. */
    async neverLoggedIn({ memberId }: { memberId: string }): Promise<void> {
      await ctx.db
        .updateTable('member')
        .set({ lastLoginAt: null })
        .where('id', '=', memberId)
        .execute();
    },

    /** Makes the proof of work that replaces a picture, solved at the first try. */
    easyWork: ({ action }: { action: CaptchaAction }) =>
      makeWork(ctx, { action, standsFor: 'picture' }, 1),

    async agent({ memberId }: { memberId: string }): Promise<void> {
      await ctx.db.updateTable('member').set({ type: 1 }).where('id', '=', memberId).execute();
    },
  };
}
