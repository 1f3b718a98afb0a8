import { z } from 'zod';
import { calendarDay } from '../lib/shapes.ts';
import { drawPeriods, weekdayNames } from './timetable-terms.ts';

/** A time of day in the lottery's zone: "21:30". */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

/** "2027-05-01", or "05-01" in every year. */
const holidayDate = calendarDay.or(
  z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u),
);

/** When a lottery is drawn, in the zone that it keeps. */
export const lotteryTimetable = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('period'),
    /** From one draw to the next. */
    periodSeconds: z.literal([...drawPeriods]),
    closeBeforeDrawSeconds: z.number().int().min(3).max(600),
  }),
  z.object({
    kind: z.literal('calendar'),
    days: z
      .array(
        z.object({
          /** Days of the week, or of the month from 1. */
          on: z
            .array(z.enum(weekdayNames).or(z.number().int().min(1).max(31)))
            .min(1)
            .max(31),
          at: z.array(timeOfDay).min(1).max(24),
        }),
      )
      .min(1)
      .max(8),
    /** Dates without draws; with `movedTo` these are made on that date. */
    holidays: z.array(z.object({ date: holidayDate, movedTo: holidayDate.optional() })).max(60),
    closeBeforeDrawSeconds: z.number().int().min(3).max(7_200),
  }),
]);
export type LotteryTimetable = z.infer<typeof lotteryTimetable>;
