import type { Context } from '../../platform/context.ts';

const hourMs = 3_600_000;
const failuresHourMax = 10;

const failureKey = (ctx: Context, memberId: string): string =>
  ctx.secrets.mac('step-up-failure', memberId);

/** Whether so many proofs of a member were wrong within an hour that no more are looked at. */
export async function failedTooOften(ctx: Context, memberId: string): Promise<boolean> {
  const { failures } = await ctx.db
    .selectFrom('loginFailure')
    .select((eb) => eb.fn.countAll<bigint>().as('failures'))
    .where('accountHash', '=', failureKey(ctx, memberId))
    .where('at', '>', new Date(ctx.clock.now().getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return failures >= BigInt(failuresHourMax);
}

export async function noteFailedProof(ctx: Context, memberId: string): Promise<void> {
  const failed = { accountHash: failureKey(ctx, memberId), at: ctx.clock.now() };
  await ctx.db.insertInto('loginFailure').values(failed).execute();
}
