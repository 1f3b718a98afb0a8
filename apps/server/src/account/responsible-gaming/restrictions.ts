import { sql } from 'kysely';
import { checkMinutesDefault } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { PlayNotice } from '@khelaghor/contract/account/responsible-gaming.ts';
import { trialType } from '@khelaghor/contract/lib/roles.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import { formatTimestamp } from '../../lib/http/messages.ts';
import { holds } from './exclusion-rules.ts';
import type { Break } from './exclusion-rules.ts';
import { isTimeUp, getTimeLimit, warnBeforeMs } from './play-time.ts';

/** The columns that `playColumns` selects. */
export type PlayRow = {
  type: number;
  hasBetLimit: boolean | null;
  realityCheckMinutes: number | null;
  exclusionKind: string | null;
  exclusionUntil: Date | null;
  reopenAt: Date | null;
  timeCountedAt: Date | null;
  timeLeftMs: number | null;
  timeOpensAt: Date | null;
  frozenReason: string | null;
  frozenUntil: Date | null;
  playSince: Date;
};

/** Columns of a member `m`, a session `s` and `playJoin`, for each query that finds a caller. */
export const playColumns = sql<PlayRow>`m.type, r.has_bet_limit, r.reality_check_minutes,
  r.exclusion_kind, r.exclusion_until, r.reopen_at, r.time_counted_at, r.time_left_ms,
  r.time_opens_at, r.frozen_reason, r.frozen_until,
  coalesce(s.play_checked_at, s.created_at) as play_since`;

/** What restricts the play of a member `m`, if anything does. */
export const playJoin = sql`left join play_restriction r on r.member_id = m.id`;

/** The same but the session's, for queries that are built, with the restriction as `r`. */
export const playMemberColumns = [
  'm.type',
  'r.hasBetLimit',
  'r.realityCheckMinutes',
  'r.exclusionKind',
  'r.exclusionUntil',
  'r.reopenAt',
  'r.timeCountedAt',
  'r.timeLeftMs',
  'r.timeOpensAt',
  'r.frozenReason',
  'r.frozenUntil',
] as const;

/** The break that a member took last, as it is stored. */
export function getBreak(
  row: Pick<PlayRow, 'exclusionKind' | 'exclusionUntil' | 'reopenAt'>,
): Break | null {
  if (row.exclusionKind === null) return null;
  // The table knows no other kinds.
  const kind = row.exclusionKind as Break['kind'];
  return { kind, until: row.exclusionUntil, reopenAt: row.reopenAt };
}

/** Whether a break of the member `m` holds, for statements about many members. */
export const isOnBreakSql = (now: Date) => sql<boolean>`exists (
  select from play_restriction r
  where r.member_id = m.id and r.exclusion_kind is not null and ${now} < coalesce(
    case r.exclusion_kind when 'time_out' then r.exclusion_until else r.reopen_at end, 'infinity'
  )
)`;

/** Whether the member `m` limits their play, or an operator has frozen it. */
export const isLimitedSql = (now: Date) => sql<boolean>`(
  exists (select from play_limit l where l.member_id = m.id)
  or exists (
    select from play_restriction r
    where r.member_id = m.id and r.frozen_reason is not null
      and ${now} < coalesce(r.frozen_until, 'infinity')
  )
)`;

type PauseRow = Parameters<typeof getBreak>[0] & Pick<PlayRow, 'frozenReason' | 'frozenUntil'>;

/** Returns the break or the freeze by an operator while it holds, else null; the break first. */
export function getPause(row: PauseRow, now: Date): PlayRestrictions['pause'] {
  const taken = getBreak(row);
  if (taken && holds(taken, now)) return { kind: taken.kind, until: taken.until };
  const { frozenReason: reason, frozenUntil: until } = row;
  const isFrozen = reason !== null && (until === null || until > now);
  return isFrozen ? { kind: 'frozen', until, reason } : null;
}

/** Returns a caller's restrictions. A trial ends before its first reality check is due. */
export function getRestrictions(row: PlayRow, now: Date): PlayRestrictions {
  if (row.type === trialType)
    return { isLimited: false, checkDueAt: null, pause: null, time: null };
  const minutes = row.realityCheckMinutes ?? checkMinutesDefault;
  return {
    isLimited: row.hasBetLimit === true,
    checkDueAt: new Date(row.playSince.getTime() + minutes * 60_000),
    pause: getPause(row, now),
    time: getTimeLimit(row),
  };
}

/** Refuses everything that leads to play to a member on a break, or whose play is frozen. */
export function checkCanPlay({
  pause,
}: Pick<PlayRestrictions, 'pause'>): Failure<'on_break'> | null {
  if (pause === null) return null;
  if (pause.kind === 'frozen')
    return refuse('on_break', { params: { until: 'frozen', reason: pause.reason } });
  const forEver = pause.kind === 'under_age' ? 'under_age' : 'never';
  const until = pause.until === null ? forEver : formatTimestamp(pause.until);
  return refuse('on_break', { params: { until, reason: '' } });
}

/** Refuses to start a game session. */
export function checkCanStartSession(
  play: Pick<PlayRestrictions, 'pause' | 'time'>,
  now: Date,
): Failure<'on_break' | 'limit_time_reached'> | null {
  if (play.pause !== null) return checkCanPlay(play);
  const until = play.time?.until ?? null;
  if (until === null || !isTimeUp(play.time, now)) return null;
  return refuse('limit_time_reached', { params: { from: formatTimestamp(until) } });
}

export type StakeRefusal = 'on_break' | 'limit_time_reached' | 'reality_check_due';

/** Refuses a stake, whatever its amount. */
export function checkCanBet(play: PlayRestrictions, now: Date): Failure<StakeRefusal> | null {
  const barred = checkCanStartSession(play, now);
  if (barred !== null) return barred;
  return play.checkDueAt !== null && now >= play.checkDueAt ? refuse('reality_check_due') : null;
}

/** Returns the restrictions as shown on the member's pages. */
export function getPlayNotice({ checkDueAt, pause, time }: PlayRestrictions): PlayNotice {
  const endsMs = time === null ? 0 : time.seenAt.getTime() + time.leftMs;
  const isNear = time !== null && time.until === null && time.leftMs <= warnBeforeMs;
  return {
    timeEndsAt: isNear ? new Date(endsMs).toISOString() : null,
    timeOpensAt: time?.until?.toISOString() ?? null,
    checkDueAt: checkDueAt?.toISOString() ?? null,
    pause: pause && {
      kind: pause.kind,
      until: pause.until?.toISOString() ?? null,
      reason: pause.kind === 'frozen' ? pause.reason : null,
    },
  };
}
