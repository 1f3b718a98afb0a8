import './results.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResultForm } from '@khelaghor/contract/play/official-results.ts';
import { FieldError, TextField } from '@khelaghor/ui/field/field.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { getCellKey, getCellLength, readResult } from './result-draft.ts';
import type { ResultDraft } from './result-draft.ts';

type Row = ResultForm[number];

/** A form for a result while it is typed. */
export function useResultDraft(form: ResultForm, begun: ResultDraft) {
  const [draft, setDraft] = useState(begun);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const read = readResult(form, draft);
  return {
    draft,
    wrong,
    /** Null while a cell is not filled rightly. */
    result: read.ok ? read.result : null,
    set: (key: string, text: string) => {
      setDraft((before) => ({ ...before, [key]: text }));
      setWrong((before) => before.filter((other) => other !== key));
    },
    clear: () => {
      setDraft({});
      setWrong([]);
    },
    /** Marks the cells that are not filled rightly; false when there are any. */
    check: (): boolean => {
      setWrong(read.ok ? [] : read.wrong);
      return read.ok;
    },
  };
}

type Draft = ReturnType<typeof useResultDraft>;

/** How a cell of a row is called: by its prize, or by its place among others. */
function useCellLabel(): (row: Row, index: number) => string {
  const { t } = useLingui();
  const text = useLocalText();
  const { count } = useNumberFormat();
  return ({ label, cells, from, to }, index) => {
    const place = count(index + 1);
    if (cells.length > 1) return place;
    if (label !== null) return text(label);
    const digits = count(cells[0]?.length ?? 0);
    return (cells[0]?.length ?? 0) > 1 ? t`${digits} digits` : t`${from} to ${to}`;
  };
}

type CellProps = { readonly row: Row; readonly index: number; readonly state: Draft };

function CellField({ row, index, state }: CellProps) {
  const getLabel = useCellLabel();
  const cell = row.cells[index] ?? [];
  const key = getCellKey(cell);
  const length = getCellLength(row, cell);
  return (
    <div className="result-cell" style={{ inlineSize: `${length + 4}ch` }}>
      <TextField
        label={getLabel(row, index)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={length}
        value={state.draft[key] ?? ''}
        onChange={({ target }) => state.set(key, target.value)}
        error={state.wrong.includes(key)}
      />
    </div>
  );
}

/** The cells of a result, prize by prize or part by part. */
export function ResultFields({
  form,
  state,
}: {
  readonly form: ResultForm;
  readonly state: Draft;
}) {
  const text = useLocalText();
  const { count } = useNumberFormat();
  const isWrong = state.wrong.length > 0;
  return (
    <div className="result-form">
      {form.map((row, nth) => {
        const { label, from, to, cells } = row;
        const fields = cells.map((cell, index) => (
          <CellField key={getCellKey(cell)} row={row} index={index} state={state} />
        ));
        if (cells.length === 1) return <div key={nth}>{fields}</div>;
        const least = count(from);
        const most = count(to);
        return (
          <fieldset key={nth} className="result-row">
            <legend>
              {label === null ? (
                <Trans>
                  Numbers from {least} to {most}, in drawn order
                </Trans>
              ) : (
                text(label)
              )}
            </legend>
            {fields}
          </fieldset>
        );
      })}
      <FieldError
        id="result-error"
        error={
          isWrong ? (
            <Trans>Fill every box with the number of digits that it takes.</Trans>
          ) : undefined
        }
      />
    </div>
  );
}
