import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { FastifyRequest } from 'fastify';
import type { ProofWay } from '@khelaghor/contract/account/second-factors.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { FirstProof } from './rules.ts';

/** Marks the browser in which a login began: no other browser can go on with it. */
export const challengeCookie = defineCookieToken({ name: '__Host-proof', label: 'proof-browser' });

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
/** Wrong tries after which the login must start again. */
export const triesMax = 5;
/** Wrong tries per hour over all logins of a member. */
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

/** Finds this browser's open login by its id. */
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

/** Counts a try, whatever its result. */
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

/**
 * Returns how long to wait, in milliseconds, when a member's recent tries reach the hourly limit:
 * at most until the oldest of their logins is an hour old; 0: not at all.
 */
export async function readLockoutWait(ctx: Context, memberId: string): Promise<number> {
  const hourAgo = new Date(ctx.clock.now().getTime() - hourMs);
  const { tries, oldestAt } = await ctx.db
    .selectFrom('loginChallenge')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<bigint>('tries'), eb.lit(0)).as('tries'),
      eb.fn.min('createdAt').as('oldestAt'),
    ])
    .where('memberId', '=', memberId)
    .where('createdAt', '>', hourAgo)
    .where('entered', '=', false)
    .executeTakeFirstOrThrow();
  if (oldestAt === null || Number(tries) <= memberHourMax) return 0;
  return oldestAt.getTime() - hourAgo.getTime();
}

/** Ends a login when its session opens; false when it has ended already. */
export async function endChallenge(ctx: Context, tx: Database, id: string): Promise<boolean> {
  return tx
    .updateTable('loginChallenge')
    .set({ endedAt: ctx.clock.now(), entered: true })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .$call(tryWrite);
}

/** Ends a member's pending logins, after their password or factors changed. */
export async function endChallenges(ctx: Context, tx: Database, memberId: string): Promise<void> {
  await tx
    .updateTable('loginChallenge')
    .set({ endedAt: ctx.clock.now() })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .execute();
}
