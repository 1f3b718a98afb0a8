/** The timetables of the house's lotteries. */
import type { Schedule } from '../issues.ts';
import { defineCalendar, weekdays, type Holiday, type Weekday } from '../timetable/calendar.ts';
import type { Zone } from '../timetable/zones.ts';

export const everySeconds = (periodSeconds: number): Schedule => ({
  kind: 'period',
  periodSeconds,
  closeBeforeDrawSeconds: 5,
});

export const everyMinutes = (minutes: number): Schedule => everySeconds(minutes * 60);

const closeBeforeDrawSeconds = 900;

/** Once on each of some days, at a time there like "19:00"; closes a quarter of an hour before. */
export const onDays = (
  zone: Zone,
  on: readonly (Weekday | number)[],
  time: string,
  holidays: readonly Holiday[] = [],
): Schedule =>
  defineCalendar({ zone, days: [{ on, at: [time] }], holidays, closeBeforeDrawSeconds });

/** Once a day at a time in Bangladesh, like "17:15". */
export const everyDayAt = (time: string): Schedule => onDays('Asia/Dhaka', weekdays, time);

/** The 1st and 16th; New Year, Teachers' Day and Labour Day move to the next day. */
export const thaiDays = onDays('Asia/Bangkok', [1, 16], '15:30', [
  { date: '01-01', movedTo: '01-02' },
  { date: '01-16', movedTo: '01-17' },
  { date: '05-01', movedTo: '05-02' },
]);

/** Monday to Friday, but for the three days of the Lao new year. */
export const laoDays = onDays(
  'Asia/Vientiane',
  ['mon', 'tue', 'wed', 'thu', 'fri'],
  '20:30',
  ['04-14', '04-15', '04-16'].map((date) => ({ date })),
);
