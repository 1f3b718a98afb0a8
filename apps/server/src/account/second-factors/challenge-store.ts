import type { FastifyRequest } from 'fastify';
import type { ProofWay } from '@khelaghor/contract/account/second-factors.ts';
import type { Context, Database } from '../../lib/context.ts';
import { challengeCookie } from './challenge-cookie.ts';
import type { FirstProof } from './rules.ts';

/** A login that waits for its second proof. */
export type LoginChallenge = {
  readonly id: string;
  readonly memberId: string;
  readonly reason: 'factor' | 'place' | 'tries';
  readonly firstProof: FirstProof;
  readonly ways: ProofWay[];
  readonly smsCodeId: string | null;
  readonly tries: number;
};

export const challengeMinutes = 10;
/** After so many wrong tries the login begins anew. */
export const triesMax = 5;
/** And so many within an hour a member's logins may have together. */
const memberHourMax = 20;

const columns = ['id', 'memberId', 'reason', 'firstProof', 'ways', 'smsCodeId', 'tries'] as const;

type Opened = Pick<LoginChallenge, 'memberId' | 'reason' | 'firstProof'> & {
  readonly ways: readonly ProofWay[];
  readonly browserHash: string;
};

export async function openChallenge(
  ctx: Context,
  tx: Database,
  { ways, ...opened }: Opened,
): Promise<{ challengeId: string; expiresAt: Date }> {
  const id = ctx.random.id();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + challengeMinutes * 60_000);
  await tx
    .insertInto('loginChallenge')
    .values({ id, ...opened, ways: [...ways], createdAt, expiresAt })
    .execute();
  return { challengeId: id, expiresAt };
}

/** The login of this browser that is still open, by its id. */
export async function findChallenge(
  ctx: Context,
  db: Database,
  id: string,
  request: FastifyRequest,
): Promise<LoginChallenge | null> {
  const browserHash = challengeCookie.readHash(ctx, request);
  if (browserHash === null) return null;
  const found = await db
    .selectFrom('loginChallenge')
    .select(columns)
    .where('id', '=', id)
    .where('browserHash', '=', browserHash)
    .where('tries', '<', triesMax)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  return found ? (found as LoginChallenge) : null;
}

/** Takes one of the tries, which stays taken whatever comes of it. */
export async function consumeAttempt(
  ctx: Context,
  id: string,
  request: FastifyRequest,
): Promise<LoginChallenge | null> {
  const browserHash = challengeCookie.readHash(ctx, request);
  if (browserHash === null) return null;
  const taken = await ctx.db
    .updateTable('loginChallenge')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('browserHash', '=', browserHash)
    .where('tries', '<', triesMax)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .returning(columns)
    .executeTakeFirst();
  return taken ? (taken as LoginChallenge) : null;
}

/** Whether so much was tried for a member lately that nobody may try on. */
export async function isLockedOut(ctx: Context, memberId: string): Promise<boolean> {
  const hourAgo = new Date(ctx.clock.now().getTime() - 3_600_000);
  const { tries } = await ctx.db
    .selectFrom('loginChallenge')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('tries'), eb.lit(0)).as('tries'))
    .where('memberId', '=', memberId)
    .where('createdAt', '>', hourAgo)
    .where('entered', '=', false)
    .executeTakeFirstOrThrow();
  return Number(tries) > memberHourMax;
}

/** Ends a login with its session; false when it has ended already. */
export async function endChallenge(ctx: Context, tx: Database, id: string): Promise<boolean> {
  const ended = await tx
    .updateTable('loginChallenge')
    .set({ endedAt: ctx.clock.now(), entered: true })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Ends what was begun with a password, or without a factor, that is another now. */
export async function endChallengesOf(ctx: Context, tx: Database, memberId: string): Promise<void> {
  await tx
    .updateTable('loginChallenge')
    .set({ endedAt: ctx.clock.now() })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .execute();
}
