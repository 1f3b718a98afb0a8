const hourMinutes = 60;

/** Returns a time in whole minutes, rounded up; from two hours on in whole hours. */
export function roundUpTime(seconds: number): number {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 2 * hourMinutes ? minutes : Math.ceil(minutes / hourMinutes) * hourMinutes;
}
