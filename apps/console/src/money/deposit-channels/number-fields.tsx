import './number-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Checkbox, ChoiceField, FieldError, TextField } from '@khelaghor/ui/field/field.tsx';
import { createNumberDraft, readNumber } from './terms-draft.ts';
import type { NumberDraft } from './terms-draft.ts';

type RowProps = {
  readonly one: NumberDraft;
  readonly set: (part: Partial<NumberDraft>) => void;
  readonly onRemove: () => void;
  /** Said below the number when it cannot be read. */
  readonly error: string | undefined;
};

/** One number: what operators call it, its type, and whether deposits are given it. */
function NumberRow({ one, set, onRemove, error }: RowProps) {
  const { t } = useLingui();
  const { number, label, type, active, perDay, perMonth } = one;
  const isWrong = error !== undefined && readNumber(one) === undefined;
  return (
    <li className="number-row">
      <TextField
        label={<Trans>Number</Trans>}
        name="number"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        value={number}
        onChange={({ target }) => set({ number: target.value })}
        error={isWrong ? error : undefined}
      />
      <TextField
        label={
          type === 'account' ? (
            <Trans>Bank, branch and holder, as members read them</Trans>
          ) : (
            <Trans>Label for operators</Trans>
          )
        }
        name="label"
        autoComplete="off"
        maxLength={100}
        value={label}
        onChange={({ target }) => set({ label: target.value })}
      />
      {type !== 'account' && (
        <ChoiceField
          label={<Trans>Type of the number</Trans>}
          name="numberType"
          value={type}
          choices={[
            { key: 'personal', text: t`Personal` },
            { key: 'agent', text: t`Agent` },
            { key: 'payment', text: t`Payment (merchant)` },
          ]}
          onChange={(key) => set({ type: key })}
        />
      )}
      <TextField
        label={<Trans>Most per day (taka)</Trans>}
        name="perDay"
        inputMode="decimal"
        autoComplete="off"
        value={perDay}
        onChange={({ target }) => set({ perDay: target.value })}
      />
      <TextField
        label={<Trans>Most per month (taka)</Trans>}
        name="perMonth"
        inputMode="decimal"
        autoComplete="off"
        value={perMonth}
        onChange={({ target }) => set({ perMonth: target.value })}
      />
      <div className="number-row__end">
        <Checkbox
          label={<Trans>New deposits are given it</Trans>}
          name="active"
          checked={active}
          onChange={({ target }) => set({ active: target.checked })}
        />
        <Button size="small" icon="trash" aria-label={t`Remove ${number}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type FieldsProps = {
  /** Accounts at banks instead of numbers of wallets. */
  readonly isBank: boolean;
  readonly numbers: readonly NumberDraft[];
  readonly onChange: (numbers: readonly NumberDraft[]) => void;
  readonly error: string | undefined;
};

const numbersMax = 20;

/** The numbers that members send the money to. */
export function NumberFields({ isBank, numbers, onChange, error }: FieldsProps) {
  // Otherwise the error stands at the number itself.
  const areRead = numbers.every((one) => readNumber(one) !== undefined);
  const replace = (id: string, part: Partial<NumberDraft>) =>
    onChange(numbers.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <fieldset className="number-fields">
      <legend>
        <Trans>Numbers of the house</Trans>
      </legend>
      <p>
        <Trans>
          Each deposit is given the one with the least money ordered today that is not full, and
          keeps it. Empty limits: none. Without an active number the channel is not offered.
        </Trans>
      </p>
      <ul>
        {numbers.map((one) => (
          <NumberRow
            key={one.id}
            one={one}
            set={(part) => replace(one.id, part)}
            onRemove={() => onChange(numbers.filter(({ id }) => id !== one.id))}
            error={error}
          />
        ))}
      </ul>
      <FieldError id="channel-numbers" error={areRead ? error : undefined} />
      <Button
        icon="plus"
        disabled={numbers.length >= numbersMax}
        onClick={() => onChange([...numbers, createNumberDraft(isBank ? 'account' : 'personal')])}
      >
        <Trans>Add a number</Trans>
      </Button>
    </fieldset>
  );
}
