const pattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/u;
/** Dhaka is six hours ahead all year. */
const dhakaAheadMs = 6 * 3_600_000;

/**
 * The moment that `yyyy-MM-dd hh:mm:ss` names in Dhaka; null when there is no such day or time, as
 * on a 31st of February.
 */
export function readFilterMoment(text: string): Date | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] = found;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const there = new Date(iso);
  // A date that does not exist is refused or rolls over; neither is what was written.
  if (Number.isNaN(there.getTime()) || there.toISOString() !== iso) return null;
  return new Date(there.getTime() - dhakaAheadMs);
}
