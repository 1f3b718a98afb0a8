import './content-fields.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { Checkbox, TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getDhakaInput, parseDhakaInput } from './dhaka-input.ts';
import { languages } from './languages.ts';
import type { Scheduled } from './schedule-tag.tsx';

// Fields that most forms about the site's content have.

type LocalizedFieldProps = {
  readonly label: ReactNode;
  readonly value: LocalText;
  readonly onChange: (value: LocalText) => void;
  readonly maxLength: number;
  /** Several lines: how many are seen at once. */
  readonly rows?: number;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

/** A text in both languages, beside each other where there is room. */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, value, onChange, maxLength, rows, required = false, error, hint } = props;
  // The server names the pair: what is missing in one language is said of that one.
  const isBlank = ({ code }: (typeof languages)[number]) => toVisibleText(value[code]) === '';
  const wrong = required && languages.some(isBlank) ? languages.filter(isBlank) : languages;
  return (
    <div className="content-pair">
      {languages.map((language) => {
        const { code, name } = language;
        const field = {
          label: (
            <>
              {label} · <span lang={code}>{name}</span>
            </>
          ),
          lang: code,
          value: value[code],
          maxLength,
          required,
          ...(error !== undefined && wrong.includes(language) && { error }),
          ...(hint !== undefined && code === 'bn' && { hint }),
        };
        return rows === undefined ? (
          <TextField
            {...field}
            key={code}
            onChange={(change) => onChange({ ...value, [code]: change.target.value })}
          />
        ) : (
          <TextArea
            {...field}
            key={code}
            rows={rows}
            onChange={(change) => onChange({ ...value, [code]: change.target.value })}
          />
        );
      })}
    </div>
  );
}

type ScheduleProps = {
  readonly draft: Scheduled;
  readonly set: (part: Partial<Scheduled>) => void;
  readonly getError: (name: string) => string | undefined;
};

/** The switch and the schedule of something, on the clock of Dhaka. */
export function ScheduleFields({ draft, set, getError }: ScheduleProps) {
  const { enabled, startsAt, endsAt } = draft;
  const error = getError('endsAt');
  return (
    <div className="content-schedule">
      <Checkbox
        label={<Trans>Show it on the site</Trans>}
        checked={enabled}
        onChange={(change) => set({ enabled: change.target.checked })}
      />
      <div className="content-pair">
        <TextField
          type="datetime-local"
          label={<Trans>From (Dhaka)</Trans>}
          value={getDhakaInput(startsAt)}
          onChange={(change) => set({ startsAt: parseDhakaInput(change.target.value) })}
          hint={<Trans>Empty: immediately</Trans>}
        />
        <TextField
          type="datetime-local"
          label={<Trans>Until (Dhaka)</Trans>}
          value={getDhakaInput(endsAt)}
          onChange={(change) => set({ endsAt: parseDhakaInput(change.target.value) })}
          hint={<Trans>Empty: no end</Trans>}
          {...(error !== undefined && { error })}
        />
      </div>
    </div>
  );
}
