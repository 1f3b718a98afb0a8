import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useMinutesText } from '../../shared/minutes-text.ts';
import { readLimit } from './read-limit.ts';

const ready = { day: [60, 120, 240], week: [300, 600, 1_200], month: [] } as const;

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
            pressed={readLimit(value, { kind: 'time', period }) === String(minutes)}
            onPress={() => onValueChange(String(minutes))}
          >
            {minutesText(minutes)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
