import { patternSources } from '@khelaghor/contract/lib/field-patterns.ts';
import { getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import { toDateText } from '@khelaghor/typed-text/calendar-date.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';

/** Returns the age on a day; the birthday is "1990-12-31". On the birthday itself a year more. */
export function computeAge(day: Date, birthday: string): number {
  const [year = 0, month = 0, date = 0] = birthday.split('-').map(Number);
  const passed = day.getUTCFullYear() - year;
  const isBefore =
    day.getUTCMonth() + 1 < month || (day.getUTCMonth() + 1 === month && day.getUTCDate() < date);
  return isBefore ? passed - 1 : passed;
}

const dateRule = {
  name: 'birthday',
  required: true,
  acceptedPattern: patternSources.date_year_first,
  patternId: 'date_year_first',
  minLength: 10,
  maxLength: 10,
};
/** The highest age accepted; a year of three digits is a typing error. */
const ageMax = 120;

/** Returns why a birthday is refused, given the minimum age; null when it is accepted. */
export function checkBirthday(
  ctx: Context,
  birthday: string,
  minimumAge: number,
): FieldRefusal | null {
  const complaint = getComplaint(dateRule, birthday);
  if (complaint) return complaint;
  const years = computeAge(ctx.clock.now(), toDateText(birthday));
  if (years > ageMax)
    return {
      code: 'field_pattern',
      params: { patternId: dateRule.patternId, min: 10, max: 10, same: 'yes' },
    };
  return years < minimumAge ? { code: 'birthday_too_young', params: { age: minimumAge } } : null;
}
