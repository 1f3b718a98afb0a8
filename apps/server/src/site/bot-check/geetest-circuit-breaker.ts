import type { Context, Database } from '../../lib/context.ts';
import { askGeetest } from './geetest-client.ts';
import type { ChosenGeetest } from './geetest-config.ts';

/** After GeeTest was silent it is left alone for so long, and browsers work in its place. */
const restMs = 60_000;
/** One look serves all who complain within this time. */
const lookMs = 10_000;

type Health = { awayUntilMs: number; look: { atMs: number; isAway: Promise<boolean> } | null };

const healths = new WeakMap<Database, Health>();

function healthOf(ctx: Context): Health {
  const known = healths.get(ctx.db);
  if (known) return known;
  const made = { awayUntilMs: Number.NEGATIVE_INFINITY, look: null };
  healths.set(ctx.db, made);
  return made;
}

export const isAway = (ctx: Context): boolean =>
  ctx.clock.monotonicMs() < healthOf(ctx).awayUntilMs;

export function noteAway(ctx: Context): void {
  healthOf(ctx).awayUntilMs = ctx.clock.monotonicMs() + restMs;
}

/** Values of nobody's box: GeeTest refuses them, and by that shows that it is there. */
const nobodys = {
  lot_number: '0'.repeat(32),
  captcha_output: 'none',
  pass_token: '0'.repeat(64),
  gen_time: '0',
};

/**
 * Looks whether GeeTest is away, because a browser says so. The browser's word alone changes
 * nothing: otherwise anybody could choose the easier check.
 */
export async function lookAfter(ctx: Context, geetest: ChosenGeetest): Promise<boolean> {
  if (isAway(ctx)) return true;
  const health = healthOf(ctx);
  const nowMs = ctx.clock.monotonicMs();
  if (!health.look || nowMs - health.look.atMs >= lookMs) {
    const asked = askGeetest(ctx, geetest, nobodys).then((verdict) => verdict === 'away');
    health.look = { atMs: nowMs, isAway: asked };
  }
  const away = await health.look.isAway;
  if (away) noteAway(ctx);
  return away;
}
