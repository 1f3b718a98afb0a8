/** What the timetables of lotteries are made of. Pages load it without any schema. */

/** The periods of lotteries that are drawn all day, in seconds. Each fills a day. */
export const drawPeriods = [45, 60, 90, 120, 180, 300, 600, 900, 1_800, 3_600] as const;

export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
