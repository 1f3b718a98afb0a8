import { Trans, useLingui } from '@lingui/react/macro';
import { getLotteryRow, type Weekday } from '@khelaghor/engine-lottery/public.ts';
import { useNumberFormat } from './number-format.ts';

/** The days of the week, short. */
function useWeekdayName(): (weekday: Weekday) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Weekday, string>> = {
    sun: t({ message: 'Sun', comment: 'Sunday, short' }),
    mon: t({ message: 'Mon', comment: 'Monday, short' }),
    tue: t({ message: 'Tue', comment: 'Tuesday, short' }),
    wed: t({ message: 'Wed', comment: 'Wednesday, short' }),
    thu: t({ message: 'Thu', comment: 'Thursday, short' }),
    fri: t({ message: 'Fri', comment: 'Friday, short' }),
    sat: t({ message: 'Sat', comment: 'Saturday, short' }),
  };
  return (weekday) => names[weekday];
}

/** The days on which a game is drawn by its calendar: "Wed, Sat, Sun", "1, 16 of each month". */
export function DrawDays({ gameCode }: { readonly gameCode: string }) {
  const weekdayName = useWeekdayName();
  const figures = useNumberFormat();
  const schedule = getLotteryRow(gameCode)?.schedule;
  if (schedule?.kind !== 'calendar') return null;
  const days = schedule.days.flatMap(({ on }) => on);
  const weekdays = days.filter((day) => typeof day === 'string').map(weekdayName);
  const dates = figures.digits(days.filter((day) => typeof day === 'number').join(', '));
  return (
    <>
      {weekdays.join(', ')}
      {dates !== '' && <Trans>{dates} of each month</Trans>}
    </>
  );
}
