import '../../shared/content-fields.css';
import './lotteries.css';
import { Trans } from '@lingui/react/macro';
import { drawPeriods, weekdayNames } from '@khelaghor/contract/play/timetable-terms.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Checkbox, FieldError, Select, TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { noDays } from './timetable-draft.ts';
import type { DaysDraft, TimetableDraft, TimetableFault } from './timetable-draft.ts';
import { useIssueText } from './use-issue-text.ts';
import { useWeekdayNames } from './use-timetable-text.ts';

type PartProps = {
  readonly draft: TimetableDraft;
  readonly set: (part: Partial<TimetableDraft>) => void;
  readonly faults: readonly TimetableFault[];
};

function PeriodField({ draft, set }: PartProps) {
  const { timetable } = useIssueText();
  return (
    <Select
      label={<Trans>A draw</Trans>}
      value={draft.periodSeconds}
      onChange={({ target }) => set({ periodSeconds: target.value })}
    >
      {drawPeriods.map((seconds) => (
        <option key={seconds} value={seconds}>
          {timetable(seconds)}
        </option>
      ))}
    </Select>
  );
}

type DaysProps = {
  readonly days: DaysDraft;
  readonly onChange: (days: DaysDraft) => void;
  readonly onRemove: (() => void) | null;
  readonly isWrong: boolean;
  /** Names the field's fault for the screen reader. */
  readonly errorId: string;
};

/** Days of the week or the month, and the times of their draws. */
function DaysFields({ days, onChange, onRemove, isWrong, errorId }: DaysProps) {
  const names = useWeekdayNames();
  const { weekdays } = days;
  const turn = (name: (typeof weekdayNames)[number]) => {
    const isOn = weekdays.includes(name);
    const chosen = weekdayNames.filter((one) => (one === name ? !isOn : weekdays.includes(one)));
    onChange({ ...days, weekdays: chosen });
  };
  return (
    <fieldset className="draw-days" aria-describedby={isWrong ? errorId : undefined}>
      <legend>
        <Trans>Days with draws</Trans>
      </legend>
      <div className="draw-days__week">
        {weekdayNames.map((name) => (
          <Checkbox
            key={name}
            label={names[name]}
            checked={weekdays.includes(name)}
            onChange={() => turn(name)}
          />
        ))}
      </div>
      <div className="content-pair">
        <TextField
          label={<Trans>Days of the month</Trans>}
          hint={<Trans>Such as 1, 16. May be empty.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={100}
          value={days.monthDays}
          onChange={({ target }) => onChange({ ...days, monthDays: target.value })}
        />
        <TextField
          label={<Trans>Times of the draws</Trans>}
          hint={<Trans>Such as 15:30, 20:00.</Trans>}
          autoComplete="off"
          maxLength={200}
          value={days.times}
          onChange={({ target }) => onChange({ ...days, times: target.value })}
          required
        />
      </div>
      {isWrong && (
        <FieldError
          id={errorId}
          error={
            <Trans>Choose days of the week or the month, and write times such as 15:30.</Trans>
          }
        />
      )}
      {onRemove && (
        <Button icon="close" onClick={onRemove}>
          <Trans>Remove these days</Trans>
        </Button>
      )}
    </fieldset>
  );
}

function CalendarFields({ draft, set, faults }: PartProps) {
  const { days } = draft;
  const replace = (nth: number, changed: DaysDraft) =>
    set({ days: days.map((one, index) => (index === nth ? changed : one)) });
  return (
    <>
      {days.map((one, nth) => (
        <DaysFields
          // Days have no name of their own, and are only added and removed at the end.
          key={nth}
          days={one}
          errorId={`days-error-${nth}`}
          isWrong={faults.includes(`days ${nth}`)}
          onChange={(changed) => replace(nth, changed)}
          onRemove={
            days.length > 1 && nth === days.length - 1
              ? () => set({ days: days.slice(0, -1) })
              : null
          }
        />
      ))}
      {days.length < 8 && (
        <div>
          <Button icon="plus" onClick={() => set({ days: [...days, noDays] })}>
            <Trans>Days with other times</Trans>
          </Button>
        </div>
      )}
      <TextArea
        label={<Trans>Holidays</Trans>}
        hint={
          <Trans>
            One a line: 05-01 every year, 2027-05-01 once, 05-01 &gt; 05-02 holds the draw a day
            later.
          </Trans>
        }
        rows={4}
        spellCheck={false}
        value={draft.holidays}
        onChange={({ target }) => set({ holidays: target.value })}
        error={
          faults.includes('holidays') ? (
            <Trans>Write each date as month-day or year-month-day.</Trans>
          ) : undefined
        }
      />
    </>
  );
}

/** The fields of a timetable of either kind. */
export function TimetableFields(part: PartProps) {
  const { draft, set, faults } = part;
  return (
    <>
      {draft.kind === 'period' ? <PeriodField {...part} /> : <CalendarFields {...part} />}
      <TextField
        label={<Trans>The sale ends before the draw (seconds)</Trans>}
        inputMode="numeric"
        autoComplete="off"
        value={draft.closeBeforeDrawSeconds}
        onChange={({ target }) => set({ closeBeforeDrawSeconds: target.value })}
        error={
          faults.includes('closing') ? (
            <Trans>Write a whole number from 3 to 7200.</Trans>
          ) : undefined
        }
        required
      />
    </>
  );
}
