const hourMs = 3_600_000;
/** Dhaka keeps UTC+6 all year. */
const dhakaAheadMs = 6 * hourMs;
const dayMs = 24 * hourMs;

/** The moment when the present day began in Dhaka. */
export function startOfDhakaDay(now: Date): Date {
  const local = now.getTime() + dhakaAheadMs;
  return new Date(Math.floor(local / dayMs) * dayMs - dhakaAheadMs);
}
