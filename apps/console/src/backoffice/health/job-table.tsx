import { useLingui } from '@lingui/react/macro';
import type { JobHealth } from '@khelaghor/contract/backoffice/health.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { PartName, StateCell } from './state-badge.tsx';
import { useDurationText } from './use-duration-text.ts';

const ranks = { failing: 0, slow: 1, good: 2 } as const;

function useColumns(): ListColumn<JobHealth>[] {
  const { t } = useLingui();
  const { moment, count } = useNumberFormat();
  const getDuration = useDurationText();
  const getMoment = (at: string | null) => (at === null ? '–' : moment(at));
  return [
    {
      key: 'job',
      name: t`Job`,
      slot: 'name',
      rank: ({ job }) => job,
      cell: ({ job }) => <PartName name={job} />,
    },
    {
      key: 'last',
      name: t`Last run`,
      slot: 'line',
      named: true,
      cell: ({ lastRunAt, tookMs }) =>
        lastRunAt === null
          ? '–'
          : `${moment(lastRunAt)}${tookMs === null ? '' : ` · ${getDuration(tookMs)}`}`,
    },
    {
      key: 'next',
      name: t`Next run`,
      slot: 'line',
      named: true,
      cell: ({ nextAt }) => (nextAt === null ? t`On demand` : moment(nextAt)),
    },
    {
      key: 'waiting',
      name: t`Waiting`,
      slot: 'line',
      named: true,
      figure: true,
      rank: ({ waiting }) => waiting,
      cell: ({ waiting, oldestAt }) =>
        oldestAt === null ? count(waiting) : t`${count(waiting)}, since ${moment(oldestAt)}`,
    },
    {
      key: 'failures',
      name: t`Failures in a row`,
      slot: 'line',
      named: true,
      figure: true,
      rank: ({ failures }) => failures,
      cell: ({ failures }) => count(failures),
    },
    {
      key: 'failed',
      name: t`Last failure`,
      slot: 'line',
      named: true,
      cell: ({ lastFailedAt }) => getMoment(lastFailedAt),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      rank: ({ state }) => ranks[state],
      cell: StateCell,
    },
  ];
}

/** Jobs, with those that need a look first. */
export function JobTable({ jobs }: { readonly jobs: readonly JobHealth[] }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <ListTable
      caption={t`Jobs`}
      columns={columns}
      rows={jobs.toSorted((one, other) => ranks[one.state] - ranks[other.state])}
      rowKey={({ job }) => job}
      empty={null}
    />
  );
}
