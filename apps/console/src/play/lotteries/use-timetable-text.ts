import { useLingui } from '@lingui/react/macro';
import type { LotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import type { Weekday } from './timetable-draft.ts';
import { useIssueText } from './use-issue-text.ts';

/** The days of the week, in words. */
export function useWeekdayNames(): Readonly<Record<Weekday, string>> {
  const { t } = useLingui();
  return {
    sun: t`Sunday`,
    mon: t`Monday`,
    tue: t`Tuesday`,
    wed: t`Wednesday`,
    thu: t`Thursday`,
    fri: t`Friday`,
    sat: t`Saturday`,
  };
}

const weekLength = 7;

/** Says when a lottery is drawn: "Monday, Friday: 15:30, 20:00; the sale ends 15 min before". */
export function useTimetableText(): (timetable: LotteryTimetable) => string {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const { timetable: formatPeriod } = useIssueText();
  const names = useWeekdayNames();
  return (timetable) => {
    const seconds = count(timetable.closeBeforeDrawSeconds);
    const closing = t`The sale ends ${seconds} seconds before.`;
    if (timetable.kind === 'period') {
      const period = formatPeriod(timetable.periodSeconds);
      return t`${period}. ${closing}`;
    }
    const days = timetable.days.map(({ on, at }) => {
      const isDaily = on.filter((name) => typeof name === 'string').length === weekLength;
      const named = on.map((name) => (typeof name === 'string' ? names[name] : count(name)));
      const shown = isDaily ? t`Every day` : named.join(', ');
      const times = at.join(', ');
      return `${shown}: ${times}`;
    });
    const listed = days.join('; ');
    const drawn = t`${listed}. ${closing}`;
    const holidays = count(timetable.holidays.length);
    return timetable.holidays.length === 0 ? drawn : `${drawn} ${t`Holidays: ${holidays}.`}`;
  };
}
