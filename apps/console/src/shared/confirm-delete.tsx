import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { useDelete } from './use-delete.ts';

const FormDialog = lazy(async () => ({ default: (await import('./form-dialog.tsx')).FormDialog }));

type ConfirmDeleteProps = {
  readonly deletion: ReturnType<typeof useDelete>;
  readonly title: ReactNode;
  /** What happens then; left out, it says what happens to most things. */
  readonly lead?: ReactNode;
};

/** Asks once more before something leaves the site for good. */
export function ConfirmDelete({ deletion, title, lead }: ConfirmDeleteProps) {
  if (deletion.going === null) return null;
  return (
    <Suspense fallback={null}>
      <FormDialog
        dismissible={false}
        danger
        icon="trash"
        title={title}
        lead={lead ?? <Trans>It leaves the site at once. The event log keeps what it was.</Trans>}
        submitLabel={<Trans>Remove</Trans>}
        {...deletion.dialog}
      />
    </Suspense>
  );
}
