import type { ManagedPlay } from '@khelaghor/contract/backoffice/member-limits.ts';
import { playSettings as shape } from '@khelaghor/contract/account/responsible-gaming.ts';
import type {
  PlayBreak,
  PlayLimit,
  PlaySettings,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Context } from '../../lib/context.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { holds, canRequestReopening, opensAt } from './exclusion-rules.ts';
import type { Break } from './exclusion-rules.ts';
import { computeUsed } from './limit-rules.ts';
import { readCountedDeposits, readCounted, listLimits, playKey } from './limit-store.ts';
import { readManagedChanges } from './limit-history.ts';
import { getBreak } from './restrictions.ts';
import { readCountedTime } from './play-time.ts';
import { findMemberOfSession } from '../members/index.ts';
import { readRestriction } from './store.ts';

function breakValue(taken: Break | null, now: Date): PlayBreak | null {
  if (taken === null || !holds(taken, now)) return null;
  return {
    kind: taken.kind,
    until: taken.until?.toISOString() ?? null,
    opensAt: opensAt(taken)?.toISOString() ?? null,
    mayAsk: canRequestReopening(taken, now),
  };
}

const minuteMs = 60_000n;

async function limitValues(ctx: Context, memberId: string, now: Date): Promise<PlayLimit[]> {
  const current = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
  const [limits, played, deposits, time] = await Promise.all([
    listLimits(ctx.db, memberId),
    readCounted(ctx.db, [memberId], now),
    readCountedDeposits(ctx.db, memberId, current, now),
    readCountedTime(ctx.db, memberId, now),
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
    used: String(
      computeUsed(period, counted[kind], now.getTime()) / (kind === 'time' ? minuteMs : 1n),
    ),
    pending: pending && {
      amount: pending.amount === null ? null : String(pending.amount),
      from: new Date(pending.fromMs).toISOString(),
    },
  }));
}

/** Returns a member's play settings for operators. */
export async function readManagedPlay(ctx: Context, memberId: string): Promise<ManagedPlay> {
  const [{ limits, checkMinutes, pause }, { exclusionStartedAt }, changes] = await Promise.all([
    readPlaySettings(ctx, memberId),
    readRestriction(ctx.db, memberId),
    readManagedChanges(ctx.db, memberId),
  ]);
  const since = exclusionStartedAt?.toISOString() ?? null;
  return { limits, checkMinutes, pause: pause && { ...pause, since }, changes };
}

/** Returns all that a member has set for their play. */
export async function readPlaySettings(ctx: Context, memberId: string): Promise<PlaySettings> {
  const now = ctx.clock.now();
  const [stored, { hasPassword }] = await Promise.all([
    readRestriction(ctx.db, memberId),
    findMemberOfSession(ctx.db, memberId),
  ]);
  return {
    limits: await limitValues(ctx, memberId, now),
    // The table keeps it to these.
    checkMinutes: shape.shape.checkMinutes.parse(stored.realityCheckMinutes),
    pause: breakValue(getBreak(stored), now),
    hasPassword,
  };
}
