import { type Digits, toDigits } from '@khelaghor/money/digits.ts';

const SECOND_MS = 1000;

/**
 * Whole seconds that are left, rounded up: a clock shows 1 until nothing is left, and the moment
 * it shows 0 is the moment itself. Never negative.
 */
export function getSecondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / SECOND_MS));
}

/** "00:42", "01:18:05", from a day on "2d 01:18:05" with the given sign for days. */
export function formatCountdown(seconds: number, digits: Digits, daySign: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (value: number) => String(value).padStart(2, '0');
  const clock = `${pair(Math.floor((whole % 3600) / 60))}:${pair(whole % 60)}`;
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  if (whole < 3600) return toDigits(clock, digits);
  const withHours = `${pair(hours)}:${clock}`;
  return toDigits(days === 0 ? withHours : `${days}${daySign} ${withHours}`, digits);
}

/** How long a screen may sleep until the shown second changes, in milliseconds (1 to 1000). */
export function getMsToNextSecond(untilMs: number, nowMs: number): number {
  const rest = (untilMs - nowMs) % SECOND_MS;
  return rest <= 0 ? SECOND_MS : rest;
}

/** The machine's form for `datetime`: "PT1H18M5S". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`;
}
