/** The timetables of the house's lotteries. */
import type { SingleSchedule } from '../issues.ts';
import { defineCalendar, weekdays, type Holiday, type Weekday } from '../timetable/calendar.ts';
import type { Zone } from '../timetable/zones.ts';

export const drawEverySeconds = (periodSeconds: number): SingleSchedule => ({
  kind: 'period',
  periodSeconds,
  closeBeforeDrawSeconds: 5,
});

export const drawEveryMinutes = (minutes: number): SingleSchedule => drawEverySeconds(minutes * 60);

const closeBeforeDrawSeconds = 900;

/** Once on each of some days, at a time there like "19:00"; closes a quarter of an hour before. */
export const drawOnDays = (
  zone: Zone,
  on: readonly (Weekday | number)[],
  time: string,
  holidays: readonly Holiday[] = [],
): SingleSchedule =>
  defineCalendar({ zone, days: [{ on, at: [time] }], holidays, closeBeforeDrawSeconds });

/** Once a day at a time in Bangladesh, like "17:15". */
export const drawEveryDayAt = (time: string): SingleSchedule =>
  drawOnDays('Asia/Dhaka', weekdays, time);

/** The 1st and 16th; New Year, Teachers' Day and Labour Day move to the next day. */
export const thaiDays = drawOnDays('Asia/Bangkok', [1, 16], '15:30', [
  { date: '01-01', movedTo: '01-02' },
  { date: '01-16', movedTo: '01-17' },
  { date: '05-01', movedTo: '05-02' },
]);

/** Monday to Friday, but for the three days of the Lao new year. */
export const laoDays = drawOnDays(
  'Asia/Vientiane',
  ['mon', 'tue', 'wed', 'thu', 'fri'],
  '20:30',
  ['04-14', '04-15', '04-16'].map((date) => ({ date })),
);
