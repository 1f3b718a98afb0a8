const dhakaAheadMs = 6 * 3_600_000;

/** A moment as a field of date and time takes it, on the clock of Dhaka: "2026-11-21T18:00". */
export function dhakaInputOf(iso: string | null): string {
  if (iso === null) return '';
  return new Date(Date.parse(iso) + dhakaAheadMs).toISOString().slice(0, 16);
}

/** The moment that such a field names; null when it is empty or not whole. */
export function momentOfDhakaInput(text: string): string | null {
  const ms = Date.parse(`${text}:00.000+06:00`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
