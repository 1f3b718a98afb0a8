import { formatDhakaTime, parseDhakaTime } from '@khelaghor/time/dhaka.ts';

/** A moment as a field of date and time takes it, on the clock of Dhaka: "2026-11-21T18:00". */
export function getDhakaInput(iso: string | null): string {
  return iso === null ? '' : formatDhakaTime(Date.parse(iso)).slice(0, 16);
}

/** The moment that such a field names; null when it is empty or not whole. */
export function parseDhakaInput(text: string): string | null {
  const ms = parseDhakaTime(`${text}:00`);
  return ms === null ? null : new Date(ms).toISOString();
}

/** Writes a moment for a file, on the clock of Dhaka: "2026-11-21 18:00". */
export const writeMoment = (iso: string | null): string => getDhakaInput(iso).replace('T', ' ');
