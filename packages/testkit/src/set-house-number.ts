import type { TestServer } from './test-server.ts';

/** Lets a channel take money at one number of the house, as two operators do in its terms. */
export async function setHouseNumber(
  { ctx }: Pick<TestServer, 'ctx'>,
  channel: string,
  number: string,
): Promise<void> {
  const type = channel === 'manual-bank' ? 'account' : 'personal';
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('depositChannelNumber').where('channel', '=', channel).execute();
    await tx
      .insertInto('depositChannelNumber')
      .values({ channel, number, label: 'Test', type, active: true, place: 0 })
      .execute();
  });
}
