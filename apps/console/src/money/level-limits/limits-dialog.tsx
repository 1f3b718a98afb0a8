import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeskLevelLimit } from '@khelaghor/contract/money/level-limits.ts';
import { DraftFields } from '../../shared/kit/draft-fields.tsx';
import { TermsDialog } from '../../shared/kit/terms-dialog.tsx';
import { getLimitsDraft, limitFields, readLimits } from './limits-draft.ts';
import type { LimitField } from './limits-draft.ts';
import { useRequestLimit } from './use-level-limits.ts';

const labels: Readonly<Record<LimitField, ReactNode>> = {
  dayMaximum: <Trans>Most in a day (taka)</Trans>,
  monthMaximum: <Trans>Most in a month (taka)</Trans>,
};

type DialogProps = { readonly row: DeskLevelLimit; readonly onClose: () => void };

/** Requests other limits of deposits for a level. */
export function LimitsDialog({ row, onClose }: DialogProps) {
  const requesting = useRequestLimit(row);
  return (
    <TermsDialog
      title={<Trans>Change the limits of deposits</Trans>}
      lead={<Trans>An empty field is no limit. Members see what is left before they pay.</Trans>}
      version={row.version}
      start={getLimitsDraft(row.terms)}
      read={readLimits}
      request={(asked) => requesting.mutateAsync(asked)}
      onClose={onClose}
    >
      {({ change, ...form }) => (
        <DraftFields
          {...form}
          fields={limitFields}
          labels={labels}
          onChange={(field, text) => change({ [field]: text })}
        />
      )}
    </TermsDialog>
  );
}
