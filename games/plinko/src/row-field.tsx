import './row-field.css';
import { useId } from 'react';
import { ROW_COUNTS } from '@khelaghor/engine-plinko/public.ts';
import type { RowCount } from '@khelaghor/engine-plinko/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

type RowFieldProps = {
  readonly rows: RowCount;
  readonly onRows: (rows: RowCount) => void;
  readonly disabled: boolean;
};

/** How many rows of nails: a number with a button at each side. */
export function RowField({ rows, onRows, disabled }: RowFieldProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const id = useId();
  const index = ROW_COUNTS.indexOf(rows);
  const fewer = index > 0 ? ROW_COUNTS[index - 1] : undefined;
  const more = ROW_COUNTS[index + 1];
  return (
    <div className="row-field" role="group" aria-labelledby={id}>
      <span className="row-field__label" id={id}>
        <Trans>Rows</Trans>
      </span>
      <div className="row-field__row">
        <IconButton
          icon="minus"
          label={t`Fewer rows`}
          disabled={disabled || fewer === undefined}
          onClick={() => fewer && onRows(fewer)}
        />
        <output>{toDigits(String(rows), digits)}</output>
        <IconButton
          icon="plus"
          label={t`More rows`}
          disabled={disabled || more === undefined}
          onClick={() => more && onRows(more)}
        />
      </div>
    </div>
  );
}
