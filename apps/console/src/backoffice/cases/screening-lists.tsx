import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ImportedList } from '@khelaghor/contract/backoffice/cases.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useScreeningLists } from './use-cases.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));

function useColumns(): ListColumn<ImportedList>[] {
  const { t } = useLingui();
  const { count, moment } = useNumberFormat();
  return [
    {
      key: 'list',
      name: t`List`,
      slot: 'name',
      text: ({ list }) => list,
      cell: ({ list }) => <b translate="no">{list}</b>,
    },
    {
      key: 'entries',
      name: t`Names`,
      slot: 'value',
      figure: true,
      text: ({ entries }) => String(entries),
      cell: ({ entries }) => count(entries),
    },
    {
      key: 'imported',
      name: t`Imported at`,
      slot: 'note',
      text: ({ importedAt }) => importedAt,
      cell: ({ importedAt }) => moment(importedAt),
    },
  ];
}

/** Lists of sanctions and of politically exposed persons, and their import. */
export function ScreeningLists() {
  const { t } = useLingui();
  const query = useScreeningLists();
  const columns = useColumns();
  return (
    <div className="detail__part">
      <p>
        <Trans>
          Members with an accepted identity document are compared with these lists: when the
          document is accepted, and after each import.
        </Trans>
      </p>
      <Actions
        actions={[
          {
            key: 'import',
            label: <Trans>Import a list</Trans>,
            icon: 'upload',
            renderDialog: (onClose) => <ImportDialog onClose={onClose} />,
          },
        ]}
      />
      <QueryState query={query} skeletons={1} />
      {query.data && (
        <ListTable
          caption={t`Screening lists`}
          columns={columns}
          rows={query.data.lists}
          rowKey={({ list }) => list}
          empty={<EmptyState art="boat" title={<Trans>None yet</Trans>} />}
        />
      )}
    </div>
  );
}
