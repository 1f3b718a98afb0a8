import type { TestServer } from './test-server.ts';

/** Has a member played as long as he allows himself for the hour to come. */
export async function spendPlayTime(server: TestServer, memberId: string): Promise<void> {
  const { ctx } = server;
  const now = ctx.clock.now().getTime();
  await ctx.db
    .updateTable('member')
    .set({
      playTimeSeenAt: new Date(now),
      playTimeLeftMs: 0,
      playTimeUntil: new Date(now + 3_600_000),
    })
    .where('id', '=', memberId)
    .execute();
}
