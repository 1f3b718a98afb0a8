import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { refuseForNow } from '../../lib/http/result.ts';
import type { Failure as Refused } from '../../lib/http/result.ts';
import * as store from './store.ts';

/**
 * Failed logins and failed codes of an operator, each counted under its own purpose. After five
 * within a quarter of an hour the attempts are spaced out, by 15 seconds and then by up to two
 * minutes.
 */
type Purpose = 'operator-login-failure' | 'operator-act-failure';

/** Failures within this time count. */
export const failureWindowMs = 15 * 60_000;
const freeFailures = 5;
const slowStepMs = 15_000;
const slowStepMsMax = 120_000;

/** Returns the key under which failures of a name are counted: a typed name is not stored. */
export const getFailureKey = (ctx: Context, purpose: Purpose, username: string): string =>
  ctx.secrets.mac(purpose, username);

/** How long after the newest failure the next attempt is looked at; 0 while few failed. */
function pauseMs(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(slowStepMs * 2 ** (failures - freeFailures), slowStepMsMax);
}

/** Refuses an attempt under a key while it comes too soon; null: it may go on. */
export async function refusePaused(
  ctx: Context,
  key: string,
): Promise<Refused<'too_many_requests'> | null> {
  const now = ctx.clock.now().getTime();
  const since = new Date(now - failureWindowMs);
  const failures = await store.countLoginFailuresSince(ctx.db, key, since);
  const newest = failures.at(-1)?.getTime() ?? 0;
  const waitMs = newest + pauseMs(failures.length) - now;
  return waitMs > 0 ? refuseForNow('too_many_requests', waitMs) : null;
}

type Failure = {
  readonly key: string;
  readonly kind: 'operator.login_failed' | 'operator.code_failed';
  readonly subject: string;
  readonly detail: Record<string, unknown>;
};

/** Counts a failed attempt, and writes it into the event log. */
export async function recordFailure(ctx: Context, failure: Failure): Promise<void> {
  const { key, kind, subject, detail } = failure;
  await ctx.db.transaction().execute(async (tx) => {
    await store.insertLoginFailure(tx, {
      id: ctx.random.id(),
      usernameHash: key,
      at: ctx.clock.now(),
    });
    await logEvent(ctx, tx, { kind, actor: 'system', subject, detail });
  });
}
