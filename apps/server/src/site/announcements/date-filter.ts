import { parseDhakaTime } from '@khelaghor/time/dhaka.ts';

const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u;

/**
 * The moment that `yyyy-MM-dd hh:mm:ss` names in Dhaka; null when there is no such day or time, as
 * on a 31st of February.
 */
export function readFilterMoment(text: string): Date | null {
  const ms = pattern.test(text) ? parseDhakaTime(text.replace(' ', 'T')) : null;
  return ms === null ? null : new Date(ms);
}
