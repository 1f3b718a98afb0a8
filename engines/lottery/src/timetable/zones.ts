/**
 * The time zones of timetables, each a fixed number of hours ahead of UTC. None of these places has
 * daylight saving time (Bangladesh had it last, until the end of 2009), so that no table of zones
 * is needed, and every server and browser computes the same times whatever tables it has.
 *
 * Times are epoch milliseconds in UTC; days are counted from 1 January 1970.
 */
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';

export const hoursAhead = {
  'Asia/Dhaka': 6,
  'Asia/Bangkok': 7,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Vientiane': 7,
  'Asia/Hong_Kong': 8,
  'Asia/Kuala_Lumpur': 8,
} as const;

export type Zone = keyof typeof hoursAhead;

/** Returns the day in a zone at a time. */
export const getZoneDay = (zone: Zone, time: number): number =>
  Math.floor((time + hoursAhead[zone] * hourMs) / dayMs);

/** Returns the time at which a day begins in a zone. */
export const startOfZoneDay = (zone: Zone, day: number): number =>
  day * dayMs - hoursAhead[zone] * hourMs;
