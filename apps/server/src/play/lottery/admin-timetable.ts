import type { AdminTimetable } from '@khelaghor/contract/play/lottery-admin.ts';
import { lotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { getIssueAt } from '@khelaghor/engine-lottery/public.ts';
import { getScheduleAt, readIssueNumber, toTimetable } from '@khelaghor/engine-lottery/server.ts';
import { formatDay } from '@khelaghor/time/dhaka.ts';
import type { Database } from '../../lib/context.ts';
import type { GameTerms } from './game-config.ts';
import { listTimetableChanges } from './timetable-store.ts';

/**
 * The first day whose issues can be by another timetable: it has none yet, and is not today. A
 * chase may have made issues far ahead.
 */
export async function findEarliestDay(
  db: Database,
  { game, schedule }: GameTerms,
  now: Date,
): Promise<number> {
  const last = await db
    .selectFrom('lotteryIssue')
    .select('issueNumber')
    .where('gameCode', '=', game.code)
    .where('drawsAt', '>', now)
    .orderBy('drawsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const running = getIssueAt(schedule, now.getTime()).number;
  return readIssueNumber(last?.issueNumber ?? running).day + 1;
}

/** Returns when a lottery is drawn, and from when that can change. */
export async function readAdminTimetable(
  db: Database,
  terms: GameTerms,
  now: Date,
): Promise<AdminTimetable> {
  const { game, schedule } = terms;
  const changes = (await listTimetableChanges(db)).get(game.code) ?? [];
  const last = changes.at(-1);
  const nowMs = now.getTime();
  const holding = getScheduleAt(schedule, nowMs);
  const isPlanned = schedule.kind === 'changed' && last !== undefined && holding !== schedule.after;
  const read = (timetable: unknown) => lotteryTimetable.parse(timetable);
  return {
    zone: game.schedule.kind === 'calendar' ? game.schedule.zone : 'Asia/Dhaka',
    current: read(toTimetable(holding)),
    planned: isPlanned ? { from: formatDay(last.fromDay), timetable: read(last.timetable) } : null,
    earliest: formatDay(await findEarliestDay(db, terms, now)),
    version: last?.version ?? 0,
  };
}
