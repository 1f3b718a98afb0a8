const dhakaAheadMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;
const dhakaDay = (at: Date): number => Math.floor((at.getTime() + dhakaAheadMs) / dayMs);

/** Whether two moments are on one day of the calendar in Dhaka (UTC+6 all year). */
export const isSameDhakaDay = (a: Date, b: Date): boolean => dhakaDay(a) === dhakaDay(b);
