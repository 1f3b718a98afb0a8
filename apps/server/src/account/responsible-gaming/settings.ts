import type { ManagedPlay } from '@khelaghor/contract/backoffice/member-limits.ts';
import { playSettings as shape } from '@khelaghor/contract/account/responsible-gaming.ts';
import type {
  PlayBreak,
  PlayLimit,
  PlaySettings,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Context } from '../../lib/context.ts';
import { currencyOfMode, readSettings } from '../../site/settings/index.ts';
import { holds, mayAsk, opensAt } from './exclusion-rules.ts';
import type { Break } from './exclusion-rules.ts';
import { usedOf } from './limit-rules.ts';
import { countedDeposits, countedOf, limitsOf, playKey } from './limit-store.ts';
import { readManagedChanges } from './limit-history.ts';
import { getBreak } from './restrictions.ts';
import { countedTime } from './play-time.ts';
import { memberOfSession } from '../members/index.ts';
import { readRestriction } from './store.ts';

function breakValue(taken: Break | null, now: Date): PlayBreak | null {
  if (taken === null || !holds(taken, now)) return null;
  return {
    kind: taken.kind,
    until: taken.until?.toISOString() ?? null,
    opensAt: opensAt(taken)?.toISOString() ?? null,
    mayAsk: mayAsk(taken, now),
  };
}

const minuteMs = 60_000n;

async function limitValues(ctx: Context, memberId: string, now: Date): Promise<PlayLimit[]> {
  const current = currencyOfMode((await readSettings(ctx)).moneyMode);
  const [limits, played, deposits, time] = await Promise.all([
    limitsOf(ctx.db, memberId),
    countedOf(ctx.db, [memberId], now),
    countedDeposits(ctx.db, memberId, current, now),
    countedTime(ctx.db, memberId, now),
  ]);
  const ofMoney = played.get(playKey(memberId, current));
  const counted = { deposit: deposits, stake: [], loss: [], time, ...ofMoney };
  // Limits in other currencies stay hidden until the site uses that currency again.
  const shown = limits.filter(({ currency }) => currency === null || currency === current);
  return shown.map(({ kind, period, amount, pending }) => ({
    kind,
    period,
    currency: kind === 'time' ? null : current,
    amount: String(amount),
    used: String(usedOf(period, counted[kind], now.getTime()) / (kind === 'time' ? minuteMs : 1n)),
    pending: pending && {
      amount: pending.amount === null ? null : String(pending.amount),
      from: new Date(pending.fromMs).toISOString(),
    },
  }));
}

/** Returns a member's play settings for operators. */
export async function readManagedPlay(ctx: Context, memberId: string): Promise<ManagedPlay> {
  const [{ limits, checkMinutes, pause }, { breakSince }, changes] = await Promise.all([
    readPlaySettings(ctx, memberId),
    readRestriction(ctx.db, memberId),
    readManagedChanges(ctx.db, memberId),
  ]);
  const since = breakSince?.toISOString() ?? null;
  return { limits, checkMinutes, pause: pause && { ...pause, since }, changes };
}

/** Returns all that a member has set for their play. */
export async function readPlaySettings(ctx: Context, memberId: string): Promise<PlaySettings> {
  const now = ctx.clock.now();
  const [stored, { hasPassword }] = await Promise.all([
    readRestriction(ctx.db, memberId),
    memberOfSession(ctx.db, memberId),
  ]);
  return {
    limits: await limitValues(ctx, memberId, now),
    // The table keeps it to these.
    checkMinutes: shape.shape.checkMinutes.parse(stored.checkMinutes),
    pause: breakValue(getBreak(stored), now),
    hasPassword,
  };
}
