import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceHealth } from '@khelaghor/contract/backoffice/health.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { PartName, StateCell } from './state-badge.tsx';
import { useDurationText } from './use-duration-text.ts';

function useColumns(): ListColumn<ServiceHealth>[] {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const getDuration = useDurationText();
  const figure = { slot: 'line', named: true, figure: true } as const;
  return [
    { key: 'name', name: t`Name`, slot: 'name', cell: ({ name }) => <PartName name={name} /> },
    { ...figure, key: 'done', name: t`Done in an hour`, cell: ({ done }) => count(done) },
    { ...figure, key: 'failed', name: t`Failed in an hour`, cell: ({ failed }) => count(failed) },
    { ...figure, key: 'open', name: t`Outcome unknown`, cell: ({ open }) => count(open) },
    {
      ...figure,
      key: 'median',
      name: t`Half took at most`,
      cell: ({ medianMs }) => (medianMs === null ? '–' : getDuration(medianMs)),
    },
    { key: 'state', name: t`State`, slot: 'state', cell: StateCell },
  ];
}

type TableProps = {
  readonly caption: string;
  readonly services: readonly ServiceHealth[];
};

/** Gateways or vendors with their last hour. */
export function ServiceTable({ caption, services }: TableProps) {
  const columns = useColumns();
  return (
    <ListTable
      caption={caption}
      columns={columns}
      rows={services}
      rowKey={({ name }) => name}
      empty={
        <p>
          <Trans>None yet</Trans>
        </p>
      }
    />
  );
}
