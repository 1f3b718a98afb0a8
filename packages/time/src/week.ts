/** Days on which a week may begin. */
export const weekStarts = ['saturday', 'sunday', 'monday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** Their numbers, as `extract(dow …)` counts them: a Sunday is 0. */
export const weekdayOfStart: Readonly<Record<WeekStart, number>> = {
  saturday: 6,
  sunday: 0,
  monday: 1,
};

/** The days since a weekday; 1 January 1970 was a Thursday. */
const getDaysSince = (day: number, weekday: number): number => (((day + 4 - weekday) % 7) + 7) % 7;

/** Returns the first day of the week that holds a day. */
export const getWeekStart = (day: number, start: WeekStart): number =>
  day - getDaysSince(day, weekdayOfStart[start]);
