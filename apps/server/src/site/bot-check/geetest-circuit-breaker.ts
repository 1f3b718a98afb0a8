import type { Context, Database } from '../../lib/context.ts';
import { askGeetest } from './geetest-client.ts';
import type { ChosenGeetest } from './geetest-client.ts';

/** How long GeeTest is not called after an outage; browsers do proof of work instead. */
const restMs = 60_000;
/** One probe serves all reports within this time. */
const lookMs = 10_000;

type Health = {
  awayUntilMs: number;
  look: { atMs: number; isGeetestDown: Promise<boolean> } | null;
};

const healths = new WeakMap<Database, Health>();

function getHealth(ctx: Context): Health {
  const known = healths.get(ctx.db);
  if (known) return known;
  const made = { awayUntilMs: Number.NEGATIVE_INFINITY, look: null };
  healths.set(ctx.db, made);
  return made;
}

export const isGeetestDown = (ctx: Context): boolean =>
  ctx.clock.monotonicMs() < getHealth(ctx).awayUntilMs;

export function noteAway(ctx: Context): void {
  getHealth(ctx).awayUntilMs = ctx.clock.monotonicMs() + restMs;
}

/** Values of no real check: GeeTest refuses them, which shows that it is up. */
const nobodys = {
  lot_number: '0'.repeat(32),
  captcha_output: 'none',
  pass_token: '0'.repeat(64),
  gen_time: '0',
};

/**
 * Probes whether GeeTest is away, because a browser reports so. The report alone changes nothing:
 * otherwise any caller could choose the easier check.
 */
export async function probeGeetest(ctx: Context, geetest: ChosenGeetest): Promise<boolean> {
  if (isGeetestDown(ctx)) return true;
  const health = getHealth(ctx);
  const nowMs = ctx.clock.monotonicMs();
  if (!health.look || nowMs - health.look.atMs >= lookMs) {
    const asked = askGeetest(ctx, geetest, nobodys).then((verdict) => verdict === 'away');
    health.look = { atMs: nowMs, isGeetestDown: asked };
  }
  const away = await health.look.isGeetestDown;
  if (away) noteAway(ctx);
  return away;
}
