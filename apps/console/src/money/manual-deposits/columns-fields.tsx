import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox, Select } from '@khelaghor/ui/field/field.tsx';
import type { ColumnField, ColumnsDraft, ReadStatement } from './columns-draft.ts';

type FieldsProps = {
  readonly statement: ReadStatement;
  readonly draft: ColumnsDraft;
  readonly set: (part: Partial<ColumnsDraft>) => void;
  readonly wrong: readonly ColumnField[];
};

type ColumnSelectProps = FieldsProps & {
  readonly field: Exclude<keyof ColumnsDraft, 'incoming'>;
  readonly label: ReactNode;
};

/** Chooses the column of one field; its first cells stand below. */
function ColumnSelect({ statement, draft, set, wrong, field, label }: ColumnSelectProps) {
  const { t } = useLingui();
  const { columns } = statement;
  const chosen = columns.find(({ name }) => name === draft[field]);
  const samples = chosen?.samples.filter((cell) => cell !== '').join(' · ') ?? '';
  const isWrong = wrong.some((one) => one === field);
  return (
    <Select
      label={label}
      name={field}
      value={draft[field]}
      onChange={({ target }) =>
        set({ [field]: target.value, ...(field === 'direction' && { incoming: [] }) })
      }
      hint={
        samples === '' ? undefined : (
          <bdi translate="no" lang="zxx">
            {samples}
          </bdi>
        )
      }
      error={isWrong ? t`Choose the column.` : undefined}
    >
      <option value="">{field === 'trxId' || field === 'amount' ? t`Choose` : t`None`}</option>
      {columns.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Says which words of the column of directions mean money that came in. */
function IncomingChoices({ statement, draft, set, wrong }: FieldsProps) {
  const { t } = useLingui();
  const column = statement.columns.find(({ name }) => name === draft.direction);
  if (!column) return null;
  if (column.choices.length === 0)
    return (
      <p>
        <Trans>This column has too many different cells. Choose another one, or none.</Trans>
      </p>
    );
  return (
    <fieldset className="content-form">
      <legend>
        <Trans>Money came in with</Trans>
      </legend>
      {column.choices.map((choice, index) => (
        <Checkbox
          key={choice}
          label={
            choice === '' ? (
              <Trans>An empty cell</Trans>
            ) : (
              <span translate="no" lang="zxx">
                {choice}
              </span>
            )
          }
          checked={draft.incoming.includes(choice)}
          onChange={({ target }) =>
            set({
              incoming: target.checked
                ? [...draft.incoming, choice]
                : draft.incoming.filter((one) => one !== choice),
            })
          }
          error={index === 0 && wrong.includes('incoming') ? t`Tick at least one.` : undefined}
        />
      ))}
    </fieldset>
  );
}

/** What each column of a statement holds. */
export function ColumnsFields(props: FieldsProps) {
  return (
    <>
      <div className="content-pair">
        <ColumnSelect {...props} field="trxId" label={<Trans>Column of the TrxID</Trans>} />
        <ColumnSelect {...props} field="amount" label={<Trans>Column of the amount</Trans>} />
        <ColumnSelect {...props} field="sender" label={<Trans>Column of the sender</Trans>} />
        <ColumnSelect {...props} field="time" label={<Trans>Column of the time</Trans>} />
      </div>
      <ColumnSelect {...props} field="direction" label={<Trans>Column of the direction</Trans>} />
      <IncomingChoices {...props} />
    </>
  );
}
