import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { isOfKind } from '@khelaghor/contract/account/time-limits.ts';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useMinutesText } from '../../shared/minutes-text.ts';

const ready = { day: [60, 120, 240], week: [300, 600, 1_200], month: [] } as const;

/** Minutes as they were typed; null: they are no limit on time. */
export function getMinutes(typed: string, period: LimitPeriod): string | null {
  const minutes = readWholeNumber(typed);
  if (!minutes.ok) return null;
  const amount = String(minutes.value);
  return isOfKind({ kind: 'time', period, amount }) ? amount : null;
}

type TimeFieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly period: LimitPeriod;
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
};

/** A length of time in minutes, typed or chosen from ready ones. */
export function TimeField({ period, value, onValueChange, ...field }: TimeFieldProps) {
  const minutesText = useMinutesText();
  return (
    <div className="time-field">
      <TextField
        {...field}
        aside={<Trans>in minutes</Trans>}
        icon="clock"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <div className="time-field__ready">
        {ready[period].map((minutes) => (
          <Chip
            key={minutes}
            pressed={getMinutes(value, period) === String(minutes)}
            onPress={() => onValueChange(String(minutes))}
          >
            {minutesText(minutes)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
