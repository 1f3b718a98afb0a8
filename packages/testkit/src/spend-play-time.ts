import type { TestServer } from './test-server.ts';

/** Uses up a member's time limit for the next hour. */
export async function spendPlayTime(server: TestServer, memberId: string): Promise<void> {
  const { ctx } = server;
  const now = ctx.clock.now().getTime();
  const used = {
    timeCountedAt: new Date(now),
    timeLeftMs: 0,
    timeOpensAt: new Date(now + 3_600_000),
  };
  await ctx.db
    .insertInto('playRestriction')
    .values({ memberId, ...used })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(used))
    .execute();
}
