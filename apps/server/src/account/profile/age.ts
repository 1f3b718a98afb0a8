/** Returns the age on a day; the birthday is "1990-12-31". On the birthday itself a year more. */
export function computeAge(day: Date, birthday: string): number {
  const [year = 0, month = 0, date = 0] = birthday.split('-').map(Number);
  const passed = day.getUTCFullYear() - year;
  const isBefore =
    day.getUTCMonth() + 1 < month || (day.getUTCMonth() + 1 === month && day.getUTCDate() < date);
  return isBefore ? passed - 1 : passed;
}
